import type { Client } from '@modelcontextprotocol/client';
import type { AnswerServices } from '../shared/answerRequest.ts';
import { answerServer } from './answerServer.ts';

const METHODS = ['elicitation/create', 'sampling/createMessage', 'roots/list'] as const;

/** Hands params over as they came. */
const passThrough = {
  '~standard': { version: 1, vendor: 'assent', validate: (value: unknown) => ({ value }) },
} as const;

/**
 * Registers everything a server may send, once: no unmount can leave a declared capability without a handler.
 * Returns what is to be called when the era is known.
 *
 * The SDK parses a request before a registered handler sees it, and so refuses nullable types, unknown formats and the like
 * in the person's absence; its fallback handler gets requests as they came. Registered handlers are needed only before the
 * era is known, and by a modern connection's auto mode.
 */
export function registerHandlers(client: Client, services: AnswerServices): () => void {
  const { declared, inbox, server } = services;
  const fallback = client.fallbackRequestHandler;
  client.fallbackRequestHandler = (request, context) =>
    fallback && !METHODS.some((method) => method === request.method)
      ? fallback(request, context)
      : answerServer(client, services, request, context);

  const registered = METHODS.filter((method) => {
    if (method === 'elicitation/create') return declared.includes('form') || declared.includes('url');
    return declared.includes(method === 'roots/list' ? 'roots' : 'sampling');
  });
  for (const method of registered) {
    client.setRequestHandler(method, { params: passThrough }, (params, context) =>
      answerServer(client, services, { method, params }, context),
    );
  }
  client.setNotificationHandler('notifications/elicitation/complete', ({ params }) => {
    inbox.complete(server.id, params.elicitationId);
  });
  return () => {
    if (!isLegacy(client)) return;
    for (const method of registered.splice(0)) client.removeRequestHandler(method);
  };
}

/** A connection without an era has not negotiated one yet, or never will: nothing modern may be assumed of it. */
export function isLegacy(client: Client): boolean {
  return client.getProtocolEra() !== 'modern';
}
