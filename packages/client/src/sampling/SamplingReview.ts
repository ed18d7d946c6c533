import type { SamplingEngine } from '../inbox/SamplingEngine.ts';
import type { Complete } from './Completion.ts';
import type { SamplingLimits } from './SamplingLimits.ts';
import type { SamplingModel } from './SamplingModel.ts';
import type { SamplingState } from './SamplingState.ts';

export interface SamplingReviewOptions {
  /** The host's model. */
  readonly complete: Complete;
  /** The models a person can choose among, the default first; without any, `complete` chooses and no model is shown. */
  readonly models?: readonly SamplingModel[];
  /** ISO 4217 code of the prices, such as `EUR`; costs are shown as bare numbers without it. */
  readonly currency?: string;
  /** Ids of the models that a server may use; all when it returns `undefined`. */
  readonly allowedModels?: (serverId: string) => readonly string[] | undefined;
  /** Maps a hint that nothing matches to the id of a comparable model. */
  readonly mapHint?: (hint: string) => string | undefined;
  /** Whether the model can call tools: declares `sampling.tools`. False by default. */
  readonly tools?: boolean;
  /** Whether the host's `complete` heeds `includeContext`: declares `sampling.context`. False by default (S6). */
  readonly context?: boolean;
  readonly limits?: Partial<SamplingLimits>;
  /** Tool-using requests in one operation; 10 by default. Beyond it `refuse` ends the loop, `ask` leaves it to the person. */
  readonly toolLoop?: { readonly rounds: number; readonly atLimit?: 'refuse' | 'ask' };
  /** Longest run of one model call; 300 by default. An envelope may give it less. */
  readonly timeoutSeconds?: number;
  readonly now?: () => number;
}

/**
 * The engine of an inbox for sampling, and what its UI reads. Approve and reject are verbs of the inbox.
 * @deprecated Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28.
 */
export interface SamplingReview extends SamplingEngine {
  readonly models: readonly SamplingModel[];
  readonly currency?: string;
  /** `undefined` for a request that is unknown or settled. Stable between changes. */
  getState(id: string): SamplingState | undefined;
  /** Wakes for changes of this request, its end included. */
  subscribeTo(id: string, listener: () => void): () => void;
  /** At the first gate or before `regenerate`; ids that are no candidates are ignored. */
  pickModel(id: string, modelId: string): void;
  /** At the second gate: runs the model again; counts as a further call. */
  regenerate(id: string): void;
  /** While generating: ends the call and goes back to the first gate. */
  stop(id: string): void;
}
