import { type Inbox, normalizeRequest, type ServerIdentity } from '@assent/client';

type Json = Record<string, unknown>;
type Ask = { inbox: Inbox; server: ServerIdentity; signal: AbortSignal };

/** Modern servers. `send` is your client: one request out, the raw result in. */
export async function callTool(ask: Ask, send: (params: Json) => Promise<Json>, params: Json): Promise<Json> {
  const { inbox, ...rest } = ask;
  let result = await send(params);
  for (let roundNumber = 1; result.resultType === 'input_required'; roundNumber += 1) {
    if (roundNumber > 100) throw new Error('The server asks without end, so the call was given up.');
    const inputRequests = (result.inputRequests ?? {}) as Json;
    const inputResponses = await inbox.fulfil(inputRequests, { ...rest, roundNumber });
    if (Object.keys(inputRequests).length === 0) await new Promise((later) => setTimeout(later, 1_000));
    const state = 'requestState' in result ? { requestState: result.requestState } : {};
    result = await send({ ...params, inputResponses, ...state });
  }
  return result;
}

/** Legacy servers: what your client answers when a server asks. Throws what the protocol has an error for. */
export async function answer({ inbox, ...rest }: Ask, request: Json): Promise<Json> {
  const input = normalizeRequest(request);
  const refused = { error: { code: -32601, message: 'Method not found' }, result: undefined };
  const { error, result } = 'unsupported' in input ? refused : await inbox.request(input, rest);
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  return { ...result };
}
