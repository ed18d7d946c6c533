import { CLIENT_CAPABILITIES_META_KEY, type Transport } from '@modelcontextprotocol/client';

type Json = Readonly<Record<string, unknown>>;
type Send = Transport['send'];
type Message = Parameters<Send>[0];

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const changed = new WeakSet<Transport>();

function withoutListChanged(message: Message): Message {
  const params = 'params' in message ? message.params : undefined;
  const meta = isObject(params) ? params._meta : undefined;
  const capabilities = isObject(meta) ? meta[CLIENT_CAPABILITIES_META_KEY] : undefined;
  const roots = isObject(capabilities) ? capabilities.roots : undefined;
  if (!isObject(meta) || !isObject(capabilities) || !isObject(roots) || !('listChanged' in roots))
    return message;
  const { listChanged: _, ...rest } = roots;
  const _meta = { ...meta, [CLIENT_CAPABILITIES_META_KEY]: { ...capabilities, roots: rest } };
  return { ...message, params: { ...params, _meta } } as Message;
}

/**
 * Takes `listChanged` of roots out of what modern requests declare: that revision has no such notice (RO-02). The SDK keeps one
 * set of capabilities for both eras and closes it before the era is known, so the handshake of a legacy server, which stays as
 * it is, and the metadata of a modern request can only be told apart as they leave.
 */
export function dropListChanged(transport: Transport): void {
  if (changed.has(transport)) return;
  changed.add(transport);
  const send: Send = transport.send.bind(transport);
  transport.send = (message, options) => send(withoutListChanged(message), options);
}
