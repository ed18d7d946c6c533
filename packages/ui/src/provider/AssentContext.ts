import type { Inbox, InspectUrlOptions, ServerIdentity } from '@assent/client';
import { type Context, createContext } from 'react';
import { useRequiredContext } from '../internals/useRequiredContext.ts';
import type { Language } from '../locales/defineFamily.ts';
import type { Message } from '../locales/Message.ts';
import type { ShownRequest } from './createShownRequest.ts';
import type { RequestSurfaces } from './RequestSurface.ts';

/** When the form shows what will be sent before it is sent. */
export type ReviewMode = 'always' | 'typed' | 'never';

/** Milliseconds in view before a button of that class works; 0 turns off the time gate only. */
export interface ArmDelay {
  readonly accept: number;
  readonly open: number;
}

/** What came of opening an address: `false`, `blocked` and `failed` keep the person on the question, anything else counts as opened. */
export type OpenUrlResult = 'opened' | 'blocked' | 'failed' | boolean;

/**
 * How the host opens an address, such as Electron's `shell.openExternal` or an editor's `env.openExternal`; without it
 * `window.open` is called inside the click (W1, W2). It gets the canonical http(s) address and is called inside the click.
 * Never hand it to a shell, and check the scheme once more in the privileged process (W3, EL-URL-37).
 */
// biome-ignore lint/suspicious/noConfusingVoidType: many platforms' openers resolve to nothing
export type OpenUrl = (href: string) => OpenUrlResult | void | PromiseLike<OpenUrlResult | void>;

/**
 * What the inspection of addresses knows and allows; a function when that depends on the server. `policy` is `local` for
 * servers that run on the person's machine unless it says otherwise. `@assent/client/url-psl` as a whole is a value
 * for it, which emphasises the registrable domain instead of the whole host name (U7).
 */
export type UrlOptions = InspectUrlOptions | ((server: ServerIdentity) => InspectUrlOptions);

/** Wording of the host, by family and key; overrides the kit's words or speaks a language the kit doesn't. */
export type MessageOverrides = Readonly<Record<string, Readonly<Record<string, Message>>>>;

/** What every part reads: set once by `AssentProvider`. */
export interface AssentSettings {
  readonly inbox: Inbox;
  /** BCP 47 tag: numbers, dates and plural rules follow it. */
  readonly locale: string;
  /** Language of the kit's words for that locale. */
  readonly language: Language;
  readonly dir: 'ltr' | 'rtl';
  /** IANA name; the platform's own when absent, asked for only where a date needs it: that costs milliseconds. */
  readonly timeZone: string | undefined;
  readonly review: ReviewMode;
  readonly armDelay: ArmDelay;
  readonly onSecret: 'refuse' | 'warn';
  readonly openUrl: OpenUrl | undefined;
  readonly urlOptions: UrlOptions;
  readonly surfaces: Partial<RequestSurfaces>;
  readonly messages: MessageOverrides;
  readonly shown: ShownRequest;
}

export const AssentContext: Context<AssentSettings | null> = createContext<AssentSettings | null>(null);
AssentContext.displayName = 'AssentProvider';

/** Settings of the nearest `AssentProvider`; `part` is who asks, for the error without one. */
export function useAssentSettings(part = 'Assent part'): AssentSettings {
  return useRequiredContext(AssentContext, part);
}
