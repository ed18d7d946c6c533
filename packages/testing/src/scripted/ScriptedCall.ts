/** One request of an operation as the server saw it: raw, nothing validated. */
export interface ScriptedCall {
  readonly method: string;
  /** Tool name, prompt name or resource URI. */
  readonly name: string;
  readonly arguments?: unknown;
  /** Bare results by key, exactly as they came. */
  readonly inputResponses?: Readonly<Record<string, unknown>>;
  /** Byte for byte as it came. */
  readonly requestState?: unknown;
  /** What the client declared for this request (`_meta`, modern era only). */
  readonly clientCapabilities?: unknown;
}

/** What the script answers: any JSON as the result, or a protocol error. */
export type ScriptedReply =
  | { readonly result: Readonly<Record<string, unknown>> }
  | { readonly error: { readonly code: number; readonly message: string; readonly data?: unknown } };
