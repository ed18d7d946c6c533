/** What a model costs, in the host's currency per million tokens. */
export interface ModelPrice {
  readonly inputPerMillion: number;
  readonly outputPerMillion: number;
}

/** A model that the host can run. */
export interface SamplingModel {
  /** What `complete` gets and hints are matched against. */
  readonly id: string;
  /** What the person reads; the id when absent. */
  readonly label?: string;
  /** Further names for hints to match, such as an undated alias. */
  readonly aliases?: readonly string[];
  /** From 0 to 1, for `modelPreferences`: higher is cheaper, faster, cleverer. */
  readonly cheapness?: number;
  readonly speed?: number;
  readonly intelligence?: number;
  readonly price?: ModelPrice;
  /** What it can take; what is not listed here counts as not supported. Text always is. */
  readonly supports?: readonly ('tools' | 'image' | 'audio')[];
  /** Said in the review, for example of a demonstration model that calls nothing. */
  readonly note?: string;
}
