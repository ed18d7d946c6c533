import type { JsonObject, SamplingRequestParams } from './SamplingParams.ts';

/** What the host's model gets: the reviewed request and nothing else, no conversation of the host (SA-47, S-21). */
export interface CompletionRequest extends SamplingRequestParams {
  /** Id of the chosen `SamplingModel`; absent when the host named no models. */
  readonly model?: string;
}

export interface CompletionUsage {
  readonly inputTokens?: number;
  readonly outputTokens?: number;
}

/** What the host's model answered. */
export interface CompletionResult {
  /** The model that really ran. */
  readonly model: string;
  /** One block or several, as in `CreateMessageResult`. */
  readonly content: JsonObject | readonly JsonObject[];
  /** `endTurn`, `stopSequence`, `maxTokens`, `toolUse`, or the provider's own word. */
  readonly stopReason?: string;
  readonly usage?: CompletionUsage;
}

export interface CompletionOptions {
  /** Aborts when the person stops the generation, the request is withdrawn or its time is up. */
  readonly signal: AbortSignal;
  /** Text as it streams in; for display only, the result is what counts. */
  readonly onToken?: (text: string) => void;
}

/** The host's model: its own call, with its own key. Must not exceed `request.maxTokens` (SA-25). */
export type Complete = (request: CompletionRequest, options: CompletionOptions) => Promise<CompletionResult>;
