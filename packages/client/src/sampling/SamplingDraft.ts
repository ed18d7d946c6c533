import type { BlockEdits } from './BlockEdits.ts';
import type { SamplingReviewModel } from './SamplingReviewModel.ts';

/** Members of a request that may be left out (SA-19, SA-21, SA-27, SA-52). */
export type DroppableMember =
  | 'systemPrompt'
  | 'temperature'
  | 'stopSequences'
  | 'metadata'
  | 'modelPreferences'
  | 'includeContext';

/** Pointer under which the system prompt is edited and redacted. */
export const systemPromptPath = '/systemPrompt';

/**
 * What the person changed of a request: immutable, in memory only.
 * Text is edited freely; tools, context and `maxTokens` only go down, which no edit here can undo beyond what was asked.
 */
export interface SamplingDraft extends BlockEdits {
  readonly asked: SamplingReviewModel;
  readonly droppedMembers: ReadonlySet<DroppableMember>;
  /** Pointers of tools that do not go. */
  readonly droppedTools: ReadonlySet<string>;
  /** The model must not use the tools that remain. */
  readonly noToolUse: boolean;
  readonly maxTokens: number;
}
