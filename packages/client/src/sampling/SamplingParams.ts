/** A JSON object as a server sent it: any member may be missing, wrong or hostile. */
export type JsonObject = Readonly<Record<string, unknown>>;

export type SamplingRole = 'user' | 'assistant';

export type ContextInclusion = 'none' | 'thisServer' | 'allServers';

export type ToolChoiceMode = 'auto' | 'required' | 'none';

export interface SamplingMessageParams {
  readonly role: SamplingRole;
  /** One block or several, as the server wrote it. */
  readonly content: JsonObject | readonly JsonObject[];
  readonly [extra: string]: unknown;
}

/**
 * What goes to the host's model: exactly what was reviewed (S1), members of `CreateMessageRequestParams` only.
 * @deprecated Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28; call a model provider directly.
 */
export interface SamplingRequestParams {
  readonly messages: readonly SamplingMessageParams[];
  readonly maxTokens: number;
  readonly systemPrompt?: string;
  readonly temperature?: number;
  readonly stopSequences?: readonly string[];
  readonly metadata?: JsonObject;
  readonly modelPreferences?: JsonObject;
  readonly includeContext?: ContextInclusion;
  readonly tools?: readonly JsonObject[];
  readonly toolChoice?: JsonObject;
}

/** `value` when it is a plain JSON object. */
export function asObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined;
}
