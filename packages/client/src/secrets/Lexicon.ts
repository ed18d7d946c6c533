/** Kinds of credential and of personal identifier that a field may ask for. */
export type SecretCategory =
  | 'password'
  | 'api-key'
  | 'token'
  | 'secret'
  | 'private-key'
  | 'connection-string'
  | 'otp'
  | 'pin'
  | 'payment'
  | 'seed'
  | 'security-question'
  | 'gov-id'
  | 'bank';

/** What a language is needed for: its words for credentials, and the grammar that tells asking from mentioning. */
export interface Lexicon {
  /**
   * Where a noun stands that limits another: `before` it (access token), `after` it (jeton d’accès), after it with no
   * preposition between (`chain`), or the language writes no spaces (`unspaced`).
   */
  readonly modifiers: 'before' | 'after' | 'chain' | 'unspaced';
  /** A character class of its letters: a text without one is not searched. */
  readonly script: string;
  /** Words of a credential by category, in ordinary spelling: `a|b(c|d)`, marks and case don't matter. */
  readonly terms: Partial<Record<SecretCategory, string>>;
  /** Phrases that hold a word of `terms` and are something else. */
  readonly harmless: string;
  /** Imperatives and their polite forms: enter, paste. */
  readonly ask: string;
  /** Negations, and verbs that do something to a credential other than giving it. */
  readonly not: string;
  /** Articles and possessives. */
  readonly article: string;
  /** Prepositions that make the noun before them the head: name *of* the key. */
  readonly of: string;
  /** Heads that leave the credential a credential: value of, confirmation of. In `unspaced`, what may not follow. */
  readonly neutral: string;
}
