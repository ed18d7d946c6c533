import { type Client, type ClientContext, ProtocolError } from '@modelcontextprotocol/client';
import { type AnswerServices, answerRequest } from '../shared/answerRequest.ts';

/** One server-initiated request of a legacy connection, or an input request that the SDK's auto mode hands over. */
export async function answerServer(
  client: Client,
  services: AnswerServices,
  { method, params }: { readonly method: string; readonly params?: unknown },
  { mcpReq }: ClientContext,
): Promise<Record<string, unknown>> {
  // Before the handshake is over a server has nothing to ask (GE-54).
  const protocolVersion = client.getNegotiatedProtocolVersion();
  if (protocolVersion === undefined) {
    throw new ProtocolError(-32600, 'The connection is not initialized');
  }
  return answerRequest(services, {
    method,
    params,
    id: mcpReq.id,
    era: client.getProtocolEra() === 'modern' ? 'modern' : 'legacy',
    protocolVersion,
    signal: mcpReq.signal,
    notify: (notification) => mcpReq.notify(notification),
  });
}
