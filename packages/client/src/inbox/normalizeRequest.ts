import type { PendingRequestInput } from './Inbox.ts';
import type { Malformation } from './PendingRequest.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function elicitation(params: Json, older: boolean): PendingRequestInput | { unsupported: string } {
  const mode = params.mode;
  const malformed: Malformation | undefined = isText(params.message) ? undefined : 'message-missing';
  const message = typeof params.message === 'string' ? params.message : '';
  if (mode === 'url') {
    const url = typeof params.url === 'string' ? params.url : '';
    const { elicitationId, ...rest } = params;
    const problem = malformed ?? (url.trim() === '' ? 'url-missing' : undefined);
    return {
      kind: 'url',
      params: { ...rest, message, url, ...(typeof elicitationId === 'string' && { elicitationId }) },
      ...(problem && { malformed: problem }),
    };
  }
  // A request without a mode is a form (EL-07); any other value is not silently taken for one (EL-09).
  if (mode !== undefined && mode !== 'form') return { unsupported: 'mode' };
  const requestedSchema =
    older && params.requestedSchema === undefined ? params.schema : params.requestedSchema;
  return {
    kind: 'form',
    params: { ...params, message, requestedSchema },
    ...(malformed && { malformed }),
  };
}

/** Older servers send a bare string where the protocol has a content block. */
function sampling(params: Json): PendingRequestInput {
  const messages = params.messages;
  if (!Array.isArray(messages)) return { kind: 'sampling', params };
  const read = messages.map((message: unknown) =>
    isObject(message) && typeof message.content === 'string'
      ? { ...message, content: { type: 'text', text: message.content } }
      : message,
  );
  return { kind: 'sampling', params: { ...params, messages: read } };
}

/**
 * Reads one raw request, with or without a JSON-RPC envelope, the older spellings included.
 * Never throws; `unsupported` names what is not known: `mode`, `method` or `shape`.
 */
export function normalizeRequest(json: unknown): PendingRequestInput | { unsupported: string } {
  if (!isObject(json) || typeof json.method !== 'string') return { unsupported: 'shape' };
  const params = json.params ?? {};
  if (!isObject(params)) return { unsupported: 'shape' };
  switch (json.method) {
    case 'elicitation/create':
      return elicitation(params, params.requestedSchema === undefined);
    case 'elicitation/requestInput':
      return elicitation(params, true);
    case 'sampling/createMessage':
      return sampling(params);
    case 'roots/list':
      return { kind: 'roots', params };
    default:
      return { unsupported: 'method' };
  }
}
