import type { InspectUrlOptions } from '../InspectUrlOptions.ts';
import type { UrlInspection, UrlVerdict } from '../UrlInspection.ts';

export interface UrlVector {
  readonly id: string;
  readonly url: string;
  readonly options?: InspectUrlOptions;
  readonly expect: {
    readonly verdict: UrlVerdict;
    readonly reasons: readonly string[];
    readonly notes: readonly string[];
    readonly host: string | null;
    readonly registrableDomain: string | null;
    readonly altReasons?: readonly string[];
    readonly altHost?: string;
  };
  readonly displayHost?: 'punycode' | 'unicode';
  readonly unicodeHost?: string;
}

export interface UrlCorpus {
  readonly vectors: readonly UrlVector[];
}

/** What an inspection gets wrong about a vector of `url-cases.json`, in words; notes are compared too. */
export function checkVector(vector: UrlVector, got: UrlInspection): string[] {
  const want = vector.expect;
  const wrong: string[] = [];
  const differ = (what: string, left: unknown, right: unknown): void => {
    if (left !== right) wrong.push(`${what}: ${String(left)} instead of ${String(right)}`);
  };
  const set = (names: readonly string[]): string => [...names].sort().join(' ');
  differ('verdict', got.verdict, want.verdict);
  // Engines differ on three addresses: there the vector says what else is right.
  const otherEngine = want.altHost !== undefined && got.host === want.altHost;
  if (otherEngine) {
    differ(
      'reasons within',
      got.reasons.every((it) => want.altReasons?.includes(it)),
      true,
    );
    differ('number of reasons', got.reasons.length > 0, true);
  } else {
    differ('host', got.host, want.host);
    differ('reasons', set(got.reasons), set(want.reasons));
  }
  differ('notes', set(got.notes), set(want.notes));
  differ('registrableDomain', got.registrableDomain, want.registrableDomain);
  differ('joined parts', got.parts.map((part) => part.text).join(''), got.href);
  if (vector.displayHost !== undefined) {
    differ('primary host', got.primaryHost === 'ascii' ? 'punycode' : got.primaryHost, vector.displayHost);
    differ('unicodeHost', got.unicodeHost, vector.unicodeHost ?? vector.expect);
  }
  return wrong;
}
