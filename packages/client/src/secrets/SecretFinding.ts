import type { SecretCategory } from './Lexicon.ts';

/** `secret`: grants access or authorises payment, must not be asked in a form. `caution`: personal and risky, worth a warning. */
export type SecretLevel = 'secret' | 'caution' | 'none';

/** What `classifyField` found and on which evidence. */
export interface SecretFinding {
  readonly level: SecretLevel;
  /** What is asked for; absent when the level is `none`. */
  readonly category?: SecretCategory;
  /** The tokens or phrases that decided, for the server's developer. */
  readonly evidence: readonly string[];
}

/** A stretch of text that looks like a credential: UTF-16 offsets, `end` exclusive. */
export interface ValueFinding {
  readonly kind: 'private-key' | 'jwt' | 'vendor-token' | 'payment-card' | 'url-credentials' | 'high-entropy';
  readonly start: number;
  readonly end: number;
}
