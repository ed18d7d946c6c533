import type { ServerIdentity } from '@assent/client';

const loopback = /^(?:localhost|(?:[^.]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * `local` for a server on the person's own machine: one that the host starts by a command or reaches over loopback.
 * Only the host's word counts; without an origin a server is remote (U4).
 */
export function urlPolicyOf({ origin }: ServerIdentity): 'local' | 'remote' {
  if (origin === undefined || origin.trim() === '') return 'remote';
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(origin)) return 'local';
  return URL.canParse(origin) && loopback.test(new URL(origin).hostname) ? 'local' : 'remote';
}
