import type { PendingRequest } from '../inbox/PendingRequest.ts';
import type { PolicyVerdict } from '../inbox/RequestPolicy.ts';
import type { RootsAnswer } from './listRoots.ts';

export interface RootsRuleOptions {
  /** Where the answer comes from; read anew for every request (RO-25). `store.answerFor` fits. */
  readonly source: (serverId: string) => RootsAnswer | Promise<RootsAnswer>;
  /** Whether the person has agreed that this server may ask at any time, such as `policy.getAccess(id, 'roots') === 'on'`. */
  readonly hasConsent: (serverId: string) => boolean;
}

/** One of the host's rules, for `createPolicy({ review: [createRootsRule(…)] })`. */
export interface RootsRule {
  readonly id: 'roots';
  decide(request: PendingRequest): Promise<PolicyVerdict | undefined>;
}

/**
 * Answers `roots/list` of servers that have standing consent; all others are asked about (RO-12). A source that fails gives the
 * protocol's internal error, without a word of what failed (RO-17).
 *
 * @deprecated See {@link RootsStore}.
 */
export function createRootsRule({ source, hasConsent }: RootsRuleOptions): RootsRule {
  return {
    id: 'roots',
    async decide({ kind, server }) {
      if (kind !== 'roots' || !hasConsent(server.id)) return undefined;
      try {
        const { roots } = await source(server.id);
        // Consent may have been taken back while the source was at work.
        if (!hasConsent(server.id)) return undefined;
        return { action: 'approve', ruleId: 'roots', edited: { roots } };
      } catch {
        return {
          action: 'reject',
          ruleId: 'roots-failed',
          error: { code: -32603, message: 'Internal error' },
        };
      }
    },
  };
}
