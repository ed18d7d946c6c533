import type { Clock } from './Clock.ts';
import type { InboxOptions } from './InboxOptions.ts';
import type { Outcome, OutcomeReason, SettleResult } from './Outcome.ts';
import { acceptOutcome, endedOutcome } from './outcomes.ts';
import type { GroupMember, GroupResult, RequestGroup } from './RequestGroup.ts';
import type { RequestStore } from './RequestStore.ts';
import { RoundAbandoned, type RoundEnd } from './RoundAbandoned.ts';
import { type RequestAction, reduceRequest } from './reduceRequest.ts';

export type EndReason = Exclude<OutcomeReason, 'user' | 'policy'>;

export const SETTLED: SettleResult = { settled: true };
export const ELSEWHERE: SettleResult = { settled: false, by: 'answered-elsewhere' };

/** From arrival to the one outcome. Nothing else settles a request. */
export interface LifeCycle {
  /** Members by request id, as long as the request is in the inbox. */
  readonly members: ReadonlyMap<string, GroupMember>;
  add(member: GroupMember): void;
  update(id: string, action: RequestAction): boolean;
  /** Compare-and-set: the first answer of an open member counts. */
  answer(member: GroupMember, outcome: Outcome): SettleResult;
  openUrl(member: GroupMember): SettleResult;
  /** The person agreed to the URL and is away. */
  expectReturn(member: GroupMember): void;
  reopen(member: GroupMember): boolean;
  /** Ends a group that nobody answered; what is being delivered keeps the answer it has. */
  end(group: RequestGroup, reason: EndReason, serverReason?: string): void;
  expire(member: GroupMember, reason: 'expired' | 'unattended'): void;
  findOpened(serverId: string, elicitationId: string): GroupMember | undefined;
}

const urlKey = (serverId: string, elicitationId: unknown): string | undefined =>
  typeof elicitationId === 'string' ? JSON.stringify([serverId, elicitationId]) : undefined;

export function createLifeCycle(
  store: RequestStore,
  clock: Clock,
  urlDelivery: InboxOptions['urlDelivery'],
  onClose: (group: RequestGroup) => void,
): LifeCycle {
  const members = new Map<string, GroupMember>();
  const opened = new Map<string, GroupMember>();

  const keyOf = ({ group, input }: GroupMember): string | undefined =>
    urlKey(group.options.server.id, input.params.elicitationId);

  function update(id: string, action: RequestAction): boolean {
    const request = store.get(id);
    const next = request && reduceRequest(request, action);
    if (!next || next === request) return false;
    store.put(next);
    return true;
  }

  function leave(group: RequestGroup): void {
    for (const member of group.members) {
      members.delete(member.id);
      const key = keyOf(member);
      if (key !== undefined && opened.get(key) === member) opened.delete(key);
      store.remove(member.id);
    }
    for (const cleanup of group.cleanups.splice(0)) cleanup();
  }

  /** The answer of an opened legacy URL has left while the person is still away: it stays in view until they are back. */
  function close(group: RequestGroup, result: GroupResult, lingers = false): void {
    group.state = 'done';
    group.result = result;
    onClose(group);
    group.members.forEach((member, index) => {
      const request = store.get(member.id);
      const outcome = result.outcomes[index];
      if (!request || !outcome) return;
      member.settled = true;
      member.ended.abort();
      store.remember({ request, outcome, settledAt: clock.now() });
    });
    if (!lingers) leave(group);
    for (const waiter of group.waiters) waiter(result);
    group.waiters.clear();
  }

  function abandon(group: RequestGroup, end: RoundEnd, reason: EndReason, serverReason?: string): void {
    if (group.state === 'done') {
      leave(group);
      return;
    }
    // What is being delivered was answered first, so the person's decision stands.
    const committed = group.state === 'delivering';
    const outcomes = group.members.map(({ answer, input }) =>
      answer && (committed || answer.error) ? answer : endedOutcome(input.kind, reason, serverReason),
    );
    close(group, { end, outcomes });
  }

  function deliver(
    group: RequestGroup,
    send: NonNullable<RequestGroup['deliver']>,
    outcomes: readonly Outcome[],
  ): void {
    group.state = 'delivering';
    for (const { id } of group.members) update(id, { type: 'deliver' });
    const failed = (error: unknown): void => {
      if (group.state !== 'delivering') return;
      if (error instanceof RoundAbandoned) {
        // What turned out to be sent by someone else, or not at all, was not accepted here.
        group.state = 'open';
        for (const member of group.members) member.answer = undefined;
        const { reason } = error;
        abandon(group, reason, reason === 'rejected' || reason === 'undelivered' ? 'withdrawn' : reason);
        store.flush();
        return;
      }
      // Who dismisses a failed prompt is rid of it, whether or not the server can be told.
      if (outcomes.some(({ action }) => action === 'cancel')) {
        close(group, { end: 'undelivered', outcomes });
      } else {
        group.state = 'open';
        const failure = error instanceof Error ? error.message : String(error);
        for (const { id } of group.members) update(id, { type: 'fail', failure });
      }
      store.flush();
    };
    try {
      send(outcomes).then(() => {
        if (group.state !== 'delivering') return;
        close(group, { outcomes });
        store.flush();
      }, failed);
    } catch (error) {
      failed(error);
    }
  }

  function advance(group: RequestGroup): void {
    const outcomes = group.members.flatMap(({ answer }) => answer ?? []);
    // A modern round has no place for an error: one refused member ends it (SA-36).
    const refused = group.isRound && outcomes.find(({ error }) => error);
    if (refused) {
      const { reason } = refused;
      abandon(group, reason === 'user' || reason === 'policy' ? 'rejected' : reason, 'withdrawn');
    } else if (group.unanswered === 0) {
      if (group.deliver) deliver(group, group.deliver, outcomes);
      else
        close(
          group,
          { outcomes },
          group.members.some(({ id }) => store.get(id)?.status === 'opened'),
        );
    }
    store.flush();
  }

  function answer(member: GroupMember, outcome: Outcome): SettleResult {
    const { group } = member;
    if (group.state !== 'open') return ELSEWHERE;
    const failed = store.get(member.id)?.status === 'failed';
    if (!update(member.id, { type: 'answer' })) return ELSEWHERE;
    member.answer = outcome;
    // After a failed delivery every member has its answer; changing one of them sends all again.
    if (failed) for (const { id } of group.members) update(id, { type: 'answer' });
    else group.unanswered -= 1;
    advance(group);
    return SETTLED;
  }

  function expectReturn(member: GroupMember): void {
    const key = keyOf(member);
    if (key !== undefined) opened.set(key, member);
    member.answer = acceptOutcome('url', undefined);
  }

  return {
    members,
    add: (member) => {
      members.set(member.id, member);
    },
    update,
    answer,
    expectReturn,
    openUrl(member) {
      const { group } = member;
      const { era, urlDelivery: own } = group.options;
      if (store.get(member.id)?.status === 'failed' && member.answer?.action === 'accept') {
        return answer(member, member.answer);
      }
      const legacy = era !== 'modern' && !group.isRound;
      const atOnce = (own ?? (legacy ? 'on-open' : urlDelivery)) === 'on-open';
      if (group.state !== 'open' || !update(member.id, { type: 'open' })) return ELSEWHERE;
      if (atOnce && !legacy) return answer(member, acceptOutcome('url', undefined));
      expectReturn(member);
      if (atOnce) {
        group.unanswered -= 1;
        advance(group);
      }
      store.flush();
      return SETTLED;
    },
    reopen(member) {
      if (member.group.state !== 'open' || !update(member.id, { type: 'reopen' })) return false;
      member.answer = undefined;
      member.group.unanswered += 1;
      store.flush();
      return true;
    },
    end(group, reason, serverReason) {
      abandon(group, reason, reason, serverReason);
      store.flush();
    },
    expire(member, reason) {
      if (member.settled) leave(member.group);
      else if (member.answer === undefined) answer(member, endedOutcome(member.input.kind, reason));
      store.flush();
    },
    findOpened(serverId, elicitationId) {
      const key = urlKey(serverId, elicitationId);
      return key === undefined ? undefined : opened.get(key);
    },
  };
}
