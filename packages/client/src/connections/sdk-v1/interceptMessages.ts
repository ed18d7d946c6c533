import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

type OnMessage = NonNullable<Transport['onmessage']>;
type Message = Parameters<OnMessage>[0];

const intercepted = new WeakSet<Transport>();

/**
 * Lets `change` see every message before the SDK does, once per transport. The SDK has no hook for it, and sets `onmessage`
 * only while it connects, so the property itself is taken over.
 */
export function interceptMessages(transport: Transport, change: (message: Message) => Message): void {
  if (intercepted.has(transport)) return;
  intercepted.add(transport);
  let inner: OnMessage | undefined = transport.onmessage;
  Object.defineProperty(transport, 'onmessage', {
    configurable: true,
    enumerable: true,
    // Bound to the handler of now: whoever wraps what they read here and sets it again must not call themselves.
    get: (): OnMessage | undefined => {
      const current = inner;
      return current && ((message, extra) => current(change(message), extra));
    },
    set: (next: OnMessage | undefined) => {
      inner = next;
    },
  });
}
