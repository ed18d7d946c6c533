import { type Envelope, isBounded } from './Envelope.ts';
import type { GrantInput, GrantLifetime, GrantResult, GrantSituation } from './Grant.ts';

const lifetimes: ReadonlySet<string> = new Set<GrantLifetime>([
  'once',
  'operation',
  'session',
  'always',
  'never',
]);
const situations: ReadonlySet<string> = new Set<GrantSituation>(['in-operation', 'background']);
const onceEnvelope: Envelope = { session: { calls: 1 } };

/** A grant from what the person chose, or why it can't be one. Permission without a limit is not given (C9). */
export function createGrant(input: GrantInput, id: string, grantedAt: number): GrantResult {
  const { serverId, lifetime, situation, scopeId } = input;
  if (!lifetimes.has(lifetime) || !situations.has(situation)) return { ok: false, reason: 'invalid' };
  if (lifetime === 'operation' && scopeId === undefined) return { ok: false, reason: 'needs-scope' };
  const envelope = lifetime === 'never' ? {} : lifetime === 'once' ? onceEnvelope : (input.envelope ?? {});
  if (lifetime !== 'never' && !isBounded(envelope)) return { ok: false, reason: 'needs-envelope' };
  return {
    ok: true,
    grant: {
      id,
      serverId,
      situation,
      lifetime,
      ...(lifetime === 'operation' && scopeId !== undefined && { scopeId }),
      envelope,
      reviewResponses: input.reviewResponses ?? false,
      atLimit: input.atLimit ?? 'ask',
      grantedAt,
    },
  };
}
