type Json = Readonly<Record<string, unknown>>;

/** What a test hands over: one request, or a round of them. */
export type RawRequest =
  | { readonly kind: 'request'; readonly json: unknown }
  | { readonly kind: 'round'; readonly inputRequests: Json };

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the ways a request may be written down in a test: JSON-RPC-like `{ method, params }`, the older spellings,
 * bare params of an elicitation or of sampling, and `{ inputRequests }` for a round.
 */
export function readRawRequest(raw: unknown): RawRequest {
  if (!isObject(raw)) return { kind: 'request', json: raw };
  if (isObject(raw.inputRequests)) return { kind: 'round', inputRequests: raw.inputRequests };
  if (typeof raw.method === 'string') return { kind: 'request', json: raw };
  const method = Array.isArray(raw.messages) ? 'sampling/createMessage' : 'elicitation/create';
  return { kind: 'request', json: { method, params: raw } };
}
