/** The host operation a request belongs to. When it ends, what is pending under it is withdrawn. */
export interface OperationScope {
  /** Unique among the scopes of one inbox. */
  readonly id: string;
  readonly method: 'tools/call' | 'prompts/get' | 'resources/read';
  /** Tool name, prompt name or resource URI. */
  readonly name: string;
  /** `annotations.destructiveHint` of the tool, when the host knows it. */
  readonly destructive?: boolean;
  /**
   * `certain`: the protocol ties the request to the operation. `assumed`: it was the only operation in flight on
   * a legacy connection, which does not say what a request belongs to.
   */
  readonly attribution: 'certain' | 'assumed';
  /** Whatever the host works in, such as a conversation; compared by identity, never sent. */
  readonly context?: unknown;
  /** Aborts the operation, for "stop" beside a prompt (S-04); absent when the host gave no way. */
  readonly stop?: () => void;
  /** Ends this attempt of the operation and begins another, for "try again" while a page is open; absent where it can't be repeated. */
  readonly retry?: () => void;
}
