import type { JsonObject } from './SamplingParams.ts';

/** What a redaction leaves behind, in what is shown and in what is sent (SA-46). */
export const redactedText = '[redacted]';

/** Changes to content by the JSON pointer of the block; whatever is not named here stays untouched, `_meta` included. */
export interface BlockEdits {
  readonly texts: ReadonlyMap<string, string>;
  /** Arguments of tool uses. */
  readonly inputs: ReadonlyMap<string, JsonObject>;
  readonly redacted: ReadonlySet<string>;
  readonly dropped: ReadonlySet<string>;
}

export const noBlockEdits: BlockEdits = {
  texts: new Map(),
  inputs: new Map(),
  redacted: new Set(),
  dropped: new Set(),
};
