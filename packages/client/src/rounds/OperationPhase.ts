/** What an operation is doing, for the host's own progress line; `round` is 0 before the first round of questions. */
export type OperationPhase =
  | { readonly phase: 'running'; readonly round: number }
  | { readonly phase: 'waiting-for-user'; readonly round: number; readonly pending: number }
  | { readonly phase: 'waiting-for-server'; readonly round: number };
