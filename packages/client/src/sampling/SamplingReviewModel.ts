import type { ModelWish } from './readModelPreferences.ts';
import type { SamplingBlock } from './SamplingBlock.ts';
import type {
  ContextInclusion,
  JsonObject,
  SamplingRequestParams,
  SamplingRole,
  ToolChoiceMode,
} from './SamplingParams.ts';
import type { SamplingNotice, SamplingProblem } from './SamplingProblem.ts';

export interface ReviewMessage {
  /** JSON pointer, such as `/messages/0`. */
  readonly path: string;
  /** `undefined` when the role is none of the two: a problem then names it. */
  readonly role: SamplingRole | undefined;
  readonly blocks: readonly SamplingBlock[];
  /** Members beside role and content; sent, so shown. */
  readonly extras?: JsonObject;
}

/** A tool of the *server*, valid in this request only; it gets no trust from a host tool of the same name. */
export interface ReviewTool {
  readonly path: string;
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: JsonObject;
  readonly extras?: JsonObject;
  readonly raw: JsonObject;
}

/** A sampling request as a person reviews it: every member that would be sent is here (S1, S-15). */
export interface SamplingReviewModel {
  readonly messages: readonly ReviewMessage[];
  readonly systemPrompt?: string;
  /** Not a number when the server sent none that is valid; a problem then names it. */
  readonly maxTokens: number;
  readonly temperature?: number;
  readonly stopSequences?: readonly string[];
  /** For the model's provider; not interpreted. */
  readonly metadata?: JsonObject;
  readonly wish: ModelWish;
  /** What the server asked for; what is attached is the host's and the person's choice. */
  readonly askedContext: ContextInclusion;
  readonly tools: readonly ReviewTool[];
  /** Absent when the request has no tools. */
  readonly toolChoice?: ToolChoiceMode;
  readonly problems: readonly SamplingProblem[];
  readonly notices: readonly SamplingNotice[];
  readonly totals: {
    readonly messages: number;
    readonly blocks: number;
    /** UTF-16 units of all text. */
    readonly characters: number;
    readonly mediaBytes: number;
  };
  /** What is sent when it is approved as it stands; valid only while there are no problems. */
  readonly request: SamplingRequestParams;
}
