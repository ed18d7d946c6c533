import type { ServerIdentity } from '@assent/client';

/** Servers as a host would have configured them: the names are the host's, not the servers' own. */
export const travel: ServerIdentity = {
  id: 'travel',
  label: 'Travel agent',
  origin: 'https://mcp.travel.example',
  claimedName: 'travel-mcp',
};

export const payments: ServerIdentity = {
  id: 'payments',
  label: 'Payments',
  origin: 'npx payments-mcp',
};

export const notes: ServerIdentity = {
  id: 'notes',
  label: 'Team notes',
  origin: 'https://notes.example',
};
