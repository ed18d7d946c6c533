type Json = Readonly<Record<string, unknown>>;

/** The methods that a server may answer with `input_required` (RD-15). */
export type RoundMethod = 'tools/call' | 'prompts/get' | 'resources/read';

export interface AgreedUrl {
  readonly url: string;
  readonly message: string;
}

/** What an operation needs to go on after a reload or in another process: plain JSON, nothing else. */
export interface RoundState {
  readonly version: 1;
  /** The host's own id of the server; a state resumes only there. */
  readonly serverId: string;
  /** Whoever the host works for, when it says so; a state resumes only for the same (RD-31). */
  readonly user?: string;
  readonly method: RoundMethod;
  /** The original parameters, without responses and state. */
  readonly params: Json;
  /** Rounds of questions so far; 0 before the first. */
  readonly round: number;
  /** State-only results in a row. */
  readonly waits: number;
  /** What the server asked last and waits for. */
  readonly inputRequests?: Json;
  /** Goes back byte for byte with the next request; opaque, never shown and never logged (RD-03, RD-04). */
  readonly requestState?: string;
  /** Fingerprints of everything asked in earlier rounds, to recognise what is asked again. */
  readonly asked: readonly string[];
  /** URLs that the person agreed to in the last round, with the words they were asked for with. */
  readonly agreedUrls: readonly AgreedUrl[];
}
