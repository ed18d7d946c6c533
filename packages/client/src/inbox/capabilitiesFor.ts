import type { Inbox } from './Inbox.ts';
import type { ServerIdentity } from './ServerIdentity.ts';

/** The client capabilities that the kit answers for, as a client declares them. */
export interface DeclaredCapabilities {
  elicitation?: { form?: Record<string, never>; url?: Record<string, never> };
  sampling?: { tools?: Record<string, never>; context?: Record<string, never> };
  roots?: { listChanged?: true };
}

/**
 * What to declare to a server before connecting: the surfaces of the inbox that the policy allows it.
 * Modes are explicit, because an empty `elicitation` stands for form alone (EL-03, EL-04), and `applyDefaults` is never
 * set: it would put back a default that the person cleared. `listChanged` of roots only with `announcesRoots`: who declares it
 * has to send the notice (RO-03).
 */
export function capabilitiesFor(
  inbox: Inbox,
  server: ServerIdentity | string,
  { announcesRoots = false }: { readonly announcesRoots?: boolean } = {},
): DeclaredCapabilities {
  const kinds = new Set(inbox.offers(typeof server === 'string' ? { id: server, label: server } : server));
  const { tools, context } = inbox.samplingSupports;
  return {
    ...((kinds.has('form') || kinds.has('url')) && {
      elicitation: { ...(kinds.has('form') && { form: {} }), ...(kinds.has('url') && { url: {} }) },
    }),
    ...(kinds.has('sampling') && {
      sampling: { ...(tools && { tools: {} }), ...(context && { context: {} }) },
    }),
    ...(kinds.has('roots') && { roots: { ...(announcesRoots && { listChanged: true }) } }),
  };
}
