import type { RequestKind } from '@assent/client';
import type { Policy } from '@assent/client/policy';

/** What a server can do without asking for more permission: questions unless off, the model and folders only when on. */
export function abilitiesOf(
  policy: Pick<Policy, 'getAccess'>,
  serverId: string,
  surfaces: readonly RequestKind[],
): readonly RequestKind[] {
  return surfaces.filter((kind) => {
    const access = policy.getAccess(serverId, kind);
    return kind === 'form' || kind === 'url' ? access !== 'off' : access === 'on';
  });
}
