/** What a request handler throws so that the peer gets this JSON-RPC error and nothing else of the failure. */
export class ProtocolFault extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.name = 'ProtocolFault';
    this.code = code;
  }
}
