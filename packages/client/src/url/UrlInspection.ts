import type { UrlNote } from './UrlNote.ts';
import type { UrlReason } from './UrlReason.ts';

export type UrlVerdict = 'ok' | 'warn' | 'block';

/** A stretch of the displayed address; joined in order they give `href`. */
export interface UrlPart {
  readonly role:
    | 'scheme'
    | 'userinfo'
    | 'host-prefix'
    | 'registrable-domain'
    | 'host'
    | 'port'
    | 'path'
    | 'query'
    | 'fragment';
  readonly text: string;
}

/** Everything a consent needs to say about an address, without touching the network (U1). */
export interface UrlInspection {
  readonly verdict: UrlVerdict;
  /** Names as in `cases/url-cases.json`, severe first. */
  readonly reasons: readonly UrlReason[];
  /** Neutral information, such as `idn` or `nested-url`. */
  readonly notes: readonly UrlNote[];
  /** The canonical address: what is shown and what is opened. Empty when it can't be parsed. */
  readonly href: string;
  /** Without the colon, such as `https`; empty when the address can't be parsed. */
  readonly scheme: string;
  /** ASCII form as the platform's URL parser gives it; `null` unless the scheme is http or https. */
  readonly host: string | null;
  /** The host with its Unicode labels decoded; equals `host` when there are none. */
  readonly unicodeHost: string | null;
  /** Which form of an international host leads: Punycode as soon as anything is suspicious. */
  readonly primaryHost: 'ascii' | 'unicode';
  /** From the injected resolver; `null` when there is none or it doesn't know. */
  readonly registrableDomain: string | null;
  readonly parts: readonly UrlPart[];
}
