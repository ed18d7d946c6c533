import type { RoundNotResumable } from '../../rounds/RoundNotResumable.ts';
import type { RoundState } from '../../rounds/RoundState.ts';
import { sameJson } from '../../rounds/sameJson.ts';

/** A state goes on only for the server, the user and the parameters it was made for (RD-07, RD-31). */
export function checkResumable(
  state: RoundState,
  now: {
    readonly serverId: string;
    readonly user: string | undefined;
    readonly params: Readonly<Record<string, unknown>> | undefined;
  },
): RoundNotResumable['reason'] | undefined {
  if (state.serverId !== now.serverId) return 'other-server';
  if (state.user !== now.user) return 'other-user';
  return now.params && !sameJson(state.params, now.params) ? 'other-request' : undefined;
}
