import type { ServerIdentity } from '@assent/client';

/** A server the visitor may pick: what the host knows of it from its own configuration. */
export interface PlaygroundServer {
  readonly id: string;
  readonly label: string;
  readonly about: string;
  /** Path on this page's origin; a proxy leads to the process. */
  readonly path: string;
  /** Which revisions the client offers: `auto` prefers 2026-07-28, `legacy` opens a 2025 session. */
  readonly negotiate: 'auto' | 'legacy';
  /** Names of the tools that ask something, shown first; all of them when left out. */
  readonly asking?: readonly string[];
}

export const servers: readonly PlaygroundServer[] = [
  {
    id: 'travel',
    label: 'Travel agency',
    about: 'MCP 2026-07-28: asks within the answer to a call',
    path: '/servers/travel',
    negotiate: 'auto',
  },
  {
    id: 'everything',
    label: 'Everything server',
    about: 'MCP 2025-11-25: the reference server, asks over a session',
    path: '/servers/everything',
    negotiate: 'legacy',
    asking: [
      'trigger-elicitation-request',
      'trigger-url-elicitation',
      'trigger-sampling-request',
      'get-roots-list',
    ],
  },
  {
    id: 'travel-2025',
    label: 'Travel agency, 2025 session',
    about: 'The same tools over MCP 2025-11-25',
    path: '/servers/travel',
    negotiate: 'legacy',
  },
];

/** Who a server is for the person: from this host's configuration, never from the server. */
export function identityOf({ id, label }: PlaygroundServer): ServerIdentity {
  return { id, label, origin: location.origin };
}

export const identities: readonly ServerIdentity[] = servers.map(identityOf);
