/**
 * Who asks. `id`, `label` and `origin` are given by the host and never change; `claimedName` is what the
 * server says of itself and is only ever shown second, as a claim (S-01; notes T4).
 */
export interface ServerIdentity {
  /** The host's own key for this server; stable over reconnects and reloads. */
  readonly id: string;
  /** The name the host shows: from its configuration, not from the server. */
  readonly label: string;
  /** URL origin of a remote server, or the command line of a local one. */
  readonly origin?: string;
  /** `serverInfo.title ?? serverInfo.name` as the server reported it. */
  readonly claimedName?: string;
}
