/** Beyond these a request is refused with the limit's name rather than shown in part. */
export interface SamplingLimits {
  readonly messages: number;
  readonly blocks: number;
  readonly tools: number;
  /** UTF-16 units of all text together. */
  readonly characters: number;
  /** Decoded bytes of all media together. */
  readonly mediaBytes: number;
  /** Decoded bytes of one image or recording that is still previewed; larger ones are named, with type and size. */
  readonly previewBytes: number;
  /** Nesting of JSON: a reader that recurses must not run out of stack. */
  readonly depth: number;
}

export const defaultSamplingLimits: SamplingLimits = {
  messages: 10_000,
  blocks: 50_000,
  tools: 1_000,
  characters: 32 * 1024 * 1024,
  mediaBytes: 64 * 1024 * 1024,
  previewBytes: 16 * 1024 * 1024,
  depth: 64,
};
