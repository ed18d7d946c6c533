import { systemClock } from './Clock.ts';
import { createFloodGate } from './FloodGate.ts';
import type { ArrivalOptions, Inbox, InputResponses, PendingRequestInput } from './Inbox.ts';
import type { InboxOptions } from './InboxOptions.ts';
import type { Outcome, OutcomeReason, SettleResult } from './Outcome.ts';
import { onAbort } from './onAbort.ts';
import {
  acceptOutcome,
  endedOutcome,
  refusalOutcome,
  unsupportedOutcome,
  verdictOutcome,
} from './outcomes.ts';
import type { PendingRequest, RequestKind, RoundPlace } from './PendingRequest.ts';
import type { GroupMember, GroupResult, RequestGroup } from './RequestGroup.ts';
import type { DecisionContext, PolicyVerdict } from './RequestPolicy.ts';
import { createRequestStore } from './RequestStore.ts';
import { RoundAbandoned, type RoundEnd } from './RoundAbandoned.ts';
import { type RequestAction, reduceRequest } from './reduceRequest.ts';
import { usesUndeclaredTools } from './usesUndeclaredTools.ts';
import { validateRound } from './validateRound.ts';
import { warnInDevelopment } from './warnInDevelopment.ts';

type EndReason = Exclude<OutcomeReason, 'user' | 'policy'>;
type Arrival = {
  readonly input: PendingRequestInput;
  readonly round?: RoundPlace;
  readonly opened?: boolean;
};

const ASK: PolicyVerdict = { action: 'ask' };
const SETTLED: SettleResult = { settled: true };
/** What must be there for a yes is missing; decline and cancel stay. */
const UNANSWERABLE: SettleResult = { settled: false, by: 'unsupported' };
const ELSEWHERE: SettleResult = { settled: false, by: 'answered-elsewhere' };
/** Longer requests are never compared for being the same. */
const COMPARED_LENGTH = 20_000;
const SURFACE_GRACE = 1_000;

/** Creates the one queue that all connections feed and all UI reads (S-01). */
export function createInbox(options: InboxOptions): Inbox {
  const { policy, sampling, storage, answerWithin, unattendedAfter, clock = systemClock } = options;
  const warn = options.warn ?? warnInDevelopment;
  const settledMemory = options.limits?.settledMemory ?? 200;
  const store = createRequestStore(settledMemory);
  const members = new Map<string, GroupMember>();
  const openedUrls = new Map<string, GroupMember>();
  const repeatable = new Map<string, RequestGroup>();
  const recentReplays: string[] = [];
  const surfaces = new Map<RequestKind, number>();
  const warned = new Set<RequestKind>();
  const prefix = Math.random().toString(36).slice(2, 8);
  let count = 0;

  const flood = createFloodGate<RequestGroup>(
    options.limits?.arrivalsPerMinute ?? 10,
    clock,
    (group) => {
      for (const { id } of group.members) store.setHidden(id, false);
    },
    () => store.flush(),
  );

  function update(id: string, action: RequestAction): boolean {
    const request = store.get(id);
    const next = request && reduceRequest(request, action);
    if (!next || next === request) return false;
    store.put(next);
    return true;
  }

  const urlKey = (serverId: string, elicitationId: unknown): string | undefined =>
    typeof elicitationId === 'string' ? JSON.stringify([serverId, elicitationId]) : undefined;

  function forget(member: GroupMember): void {
    members.delete(member.id);
    const key = urlKey(member.group.options.server.id, member.input.params.elicitationId);
    if (key && openedUrls.get(key) === member) openedUrls.delete(key);
    store.remove(member.id);
  }

  /** Ends one member for good. An opened legacy URL stays visible, since its waiting outlives its answer. */
  function settle(member: GroupMember, outcome: Outcome, lingers = false): void {
    const request = store.get(member.id);
    if (!request || member.settled) return;
    member.settled = true;
    member.ended.abort();
    if (!lingers) forget(member);
    store.remember({ request, outcome, settledAt: clock.now() });
  }

  function close(group: RequestGroup, result: GroupResult, lingers = false): void {
    group.state = 'done';
    group.result = result;
    flood.forget(group.options.server.id, group);
    for (const key of group.replayKeys) recentReplays.push(key);
    while (recentReplays.length > settledMemory) repeatable.delete(recentReplays.shift() ?? '');
    group.members.forEach((member, index) => {
      const outcome = result.outcomes[index];
      if (outcome) settle(member, outcome, lingers);
    });
    if (!lingers) for (const cleanup of group.cleanups.splice(0)) cleanup();
    for (const waiter of group.waiters) waiter(result);
    group.waiters.clear();
  }

  function abandon(group: RequestGroup, end: RoundEnd, reason: EndReason): void {
    if (group.state === 'done') {
      // Only an opened legacy URL is still there: its answer has left, what ends is the waiting.
      for (const member of group.members) forget(member);
      for (const cleanup of group.cleanups.splice(0)) cleanup();
      return;
    }
    // What is being delivered was answered first: the person's decision stands as the outcome.
    const committed = group.state === 'delivering';
    const outcomes = group.members.map((member) =>
      member.answer && (committed || member.answer.error)
        ? member.answer
        : endedOutcome(member.input.kind, reason),
    );
    close(group, { end, outcomes });
  }

  function end(group: RequestGroup, reason: EndReason): void {
    abandon(group, reason, reason);
    store.flush();
  }

  function finishGroup(group: RequestGroup): void {
    const outcomes = group.members.flatMap(({ answer }) => answer ?? []);
    const refused = group.isRound && outcomes.find(({ error }) => error);
    if (refused) {
      const by = refused.reason;
      abandon(group, by === 'user' || by === 'policy' ? 'rejected' : by, 'withdrawn');
      return;
    }
    if (group.unanswered > 0) return;
    if (!group.deliver) {
      const lingers = !group.isRound && group.members.some(({ id }) => store.get(id)?.status === 'opened');
      close(group, { outcomes }, lingers);
      return;
    }
    group.state = 'delivering';
    for (const { id } of group.members) update(id, { type: 'deliver' });
    deliver(group, group.deliver, outcomes);
  }

  function deliver(
    group: RequestGroup,
    send: NonNullable<RequestGroup['deliver']>,
    outcomes: readonly Outcome[],
  ): void {
    const failed = (error: unknown): void => {
      if (group.state !== 'delivering') return;
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

  /** Compare-and-set: the first answer of an open member counts. */
  function answer(member: GroupMember, outcome: Outcome): SettleResult {
    if (member.group.state !== 'open') return ELSEWHERE;
    const failed = store.get(member.id)?.status === 'failed';
    if (!update(member.id, { type: 'answer' })) return ELSEWHERE;
    if (!failed) member.group.unanswered -= 1;
    member.answer = outcome;
    if (failed) for (const { id } of member.group.members) update(id, { type: 'answer' });
    finishGroup(member.group);
    store.flush();
    return SETTLED;
  }

  function refused(id: string): SettleResult {
    const reason = store.getSettled(id)?.outcome.reason;
    if (!reason) return { settled: false, by: 'unknown' };
    return reason === 'user' || reason === 'policy' ? ELSEWHERE : { settled: false, by: reason };
  }

  function live(id: string): GroupMember | undefined {
    const member = members.get(id);
    return member?.settled === false ? member : undefined;
  }

  /** Consent is recorded, the person is away; a completion notice or `finish` brings them back. */
  function expectReturn(member: GroupMember, outcome: Outcome): void {
    const key = urlKey(member.group.options.server.id, member.input.params.elicitationId);
    if (key) openedUrls.set(key, member);
    member.answer = outcome;
  }

  function openUrl(member: GroupMember, outcome: Outcome): SettleResult {
    const { options: arrival, isRound } = member.group;
    const legacy = arrival.era !== 'modern' && !isRound;
    const delivery = arrival.urlDelivery ?? (legacy ? 'on-open' : (options.urlDelivery ?? 'on-finish'));
    if (store.get(member.id)?.status === 'failed' && member.answer?.action === 'accept') {
      return answer(member, outcome);
    }
    if (member.group.state !== 'open' || !update(member.id, { type: 'open' })) return ELSEWHERE;
    if (delivery === 'on-open' && !legacy) return answer(member, outcome);
    expectReturn(member, outcome);
    if (delivery === 'on-open') {
      member.group.unanswered -= 1;
      finishGroup(member.group);
    }
    store.flush();
    return SETTLED;
  }

  function refuse(id: string, action: 'decline' | 'cancel', note?: string): SettleResult {
    const member = members.get(id);
    if (!member) return refused(id);
    if (member.settled) {
      // An opened legacy URL: consent has left, so what can still be given up is the operation itself.
      end(member.group, 'withdrawn');
      member.group.options.scope?.stop?.();
      return ELSEWHERE;
    }
    const outcome = refusalOutcome(member.input.kind, action);
    return answer(member, { ...outcome, ...(note !== undefined && note !== '' && { note }) });
  }

  function approve(id: string, edited?: Readonly<Record<string, unknown>>): SettleResult {
    const member = live(id);
    if (!member) return refused(id);
    const { kind, malformed } = member.input;
    if (malformed) return UNANSWERABLE;
    const again = store.get(id)?.status === 'failed' && !edited ? member.answer : undefined;
    switch (kind) {
      case 'url':
        return openUrl(member, acceptOutcome(kind, undefined));
      case 'sampling':
        if (sampling && !again) return sampling.approve(id, edited);
        return again || edited ? answer(member, again ?? acceptOutcome(kind, edited)) : UNANSWERABLE;
      case 'roots':
        return again || edited ? answer(member, again ?? acceptOutcome(kind, edited)) : UNANSWERABLE;
      case 'form':
        return answer(member, again ?? acceptOutcome(kind, edited));
      default:
        return kind satisfies never;
    }
  }

  async function decide(member: GroupMember, context: DecisionContext): Promise<PolicyVerdict> {
    const request = store.get(member.id);
    if (!policy || !request) return ASK;
    try {
      return await policy.decide(request, context);
    } catch {
      return ASK;
    }
  }

  /** Through the flood gate to the person; a round counts once. */
  function admit(group: RequestGroup): void {
    if (group.admitted || group.state !== 'open') return;
    group.admitted = true;
    if (!flood.admit(group.options.server.id, group)) return;
    for (const { id, input } of group.members) {
      store.setHidden(id, false);
      expectSurface(id, input.kind);
    }
  }

  function expectSurface(id: string, kind: RequestKind): void {
    if (surfaces.get(kind) || warned.has(kind)) return;
    clock.after(SURFACE_GRACE, () => {
      if (surfaces.get(kind) || warned.has(kind) || !members.has(id)) return;
      warned.add(kind);
      warn(
        `A server waits for an answer to a request of kind "${kind}", which this inbox declares, but nothing on the page shows it, so nobody can answer. Mount a component for it, or leave "${kind}" out of createInbox({ surfaces }).`,
      );
    });
  }

  function askRules(member: GroupMember, request: PendingRequest): void {
    const { group, ended } = member;
    const take = (verdict: PolicyVerdict): void => {
      const outcome = group.state === 'open' ? verdictOutcome(member.input.kind, verdict) : undefined;
      if (outcome) answer(member, outcome);
      else {
        if (verdict.action === 'ask' && verdict.notes)
          update(member.id, { type: 'ask', notes: verdict.notes });
        admit(group);
      }
      store.flush();
    };
    if (request.kind === 'sampling' && sampling) {
      const show = (): void => {
        admit(group);
        store.flush();
      };
      sampling.begin(request, {
        signal: ended.signal,
        setStatus: (status) => {
          update(member.id, { type: 'engine', status });
          show();
        },
        settle: (outcome) => (live(member.id) ? answer(member, outcome) : refused(member.id)),
        decide: async (context) => {
          const verdict = await decide(member, context);
          if (verdict.action === 'ask') show();
          return verdict;
        },
        reserve: (need, grantId) => {
          const now = store.get(member.id) ?? request;
          return (
            policy?.reserve(now, need, grantId) ?? {
              granted: true,
              lease: { close: () => {}, release: () => {} },
            }
          );
        },
      });
      if (!policy) show();
      return;
    }
    if (!policy) {
      take(ASK);
      return;
    }
    try {
      const verdict = policy.decide(request, { gate: 'request', signal: ended.signal });
      if (verdict instanceof Promise) verdict.then(take, () => take(ASK));
      else take(verdict);
    } catch {
      take(ASK);
    }
  }

  function join(group: RequestGroup, signal: AbortSignal | undefined): Promise<GroupResult> {
    if (group.result) return Promise.resolve(group.result);
    return new Promise((resolve) => {
      let stop = (): void => {};
      const waiter = (result: GroupResult): void => {
        group.waiters.delete(waiter);
        stop();
        resolve(result);
      };
      group.waiters.add(waiter);
      stop = onAbort(signal, () => {
        if (group.waiters.size > 1) {
          const outcomes = group.members.map(({ input }) => endedOutcome(input.kind, 'aborted'));
          group.waiters.delete(waiter);
          resolve({ end: 'aborted', outcomes });
        } else end(group, 'aborted');
      });
      // A lingering URL outlives its waiter but not the signal of its operation.
      group.cleanups.push(onAbort(signal, () => group.waiters.size === 0 && end(group, 'aborted')));
    });
  }

  function expire(member: GroupMember, reason: 'expired' | 'unattended'): void {
    if (member.settled) end(member.group, reason);
    else if (member.answer === undefined) answer(member, endedOutcome(member.input.kind, reason));
  }

  function watch(member: GroupMember, request: PendingRequest): void {
    const { cleanups } = member.group;
    if (request.deadline !== undefined) {
      cleanups.push(clock.after(request.deadline - clock.now(), () => expire(member, 'expired')));
    }
    if (unattendedAfter === undefined) return;
    const look = (): void => {
      if (surfaces.get(request.kind)) cleanups.push(clock.after(unattendedAfter, look));
      else expire(member, 'unattended');
    };
    cleanups.push(clock.after(unattendedAfter, look));
  }

  /** The same request again: a replay after a reconnect, or the same question under the same operation. */
  function sameness(arrivals: readonly Arrival[], arrival: ArrivalOptions): string[] {
    const [only] = arrivals;
    if (!only || arrivals.length > 1 || only.round) return [];
    const keys = arrival.replayKey === undefined ? [] : [`replay ${arrival.replayKey}`];
    const { kind, params } = only.input;
    if (arrival.scope && (kind === 'form' || kind === 'url')) {
      const text = JSON.stringify([arrival.server.id, arrival.scope.id, kind, params]);
      if (text.length <= COMPARED_LENGTH) keys.push(`repeat ${text}`);
    }
    return keys;
  }

  function arrive(
    arrivals: readonly Arrival[],
    arrival: ArrivalOptions,
    isRound: boolean,
    send?: RequestGroup['deliver'],
  ): Promise<GroupResult> {
    if (arrival.signal?.aborted) {
      const outcomes = arrivals.map(({ input }) => endedOutcome(input.kind, 'aborted'));
      return Promise.resolve({ end: 'aborted', outcomes });
    }
    const keys = sameness(arrivals, arrival);
    for (const key of keys) {
      const known = repeatable.get(key);
      const replayed = key.startsWith('replay');
      if (!known || (known.result && !replayed)) continue;
      if (!replayed) for (const { id } of known.members) update(id, { type: 'repeat' });
      store.flush();
      return join(known, arrival.signal);
    }
    const group: RequestGroup = {
      members: [],
      options: arrival,
      isRound,
      deliver: send,
      waiters: new Set(),
      cleanups: [],
      replayKeys: keys.filter((key) => key.startsWith('replay')),
      state: 'open',
      unanswered: arrivals.length,
      admitted: false,
      result: undefined,
    };
    for (const key of keys) repeatable.set(key, group);
    group.cleanups.push(() => {
      for (const key of keys) if (key.startsWith('repeat')) repeatable.delete(key);
    });
    const arrivedAt = clock.now();
    const deadline = arrival.deadline ?? (answerWithin === undefined ? undefined : arrivedAt + answerWithin);
    for (const { input, round, opened } of arrivals) {
      const member: GroupMember = {
        id: `${prefix}-${++count}`,
        input,
        group,
        ended: new AbortController(),
        answer: undefined,
        settled: false,
      };
      const request = {
        id: member.id,
        kind: input.kind,
        server: arrival.server,
        params: input.params,
        era: arrival.era ?? (isRound ? 'modern' : 'legacy'),
        arrivedAt,
        status: 'waiting',
        ...(input.malformed && { malformed: input.malformed }),
        ...(arrival.scope && { scope: arrival.scope }),
        ...(round && { round }),
        ...(deadline !== undefined && { deadline }),
      } as PendingRequest;
      group.members.push(member);
      members.set(member.id, member);
      store.put(request);
      store.setHidden(member.id, true);
      if (opened && update(member.id, { type: 'open' }))
        expectReturn(member, acceptOutcome('url', undefined));
      watch(member, request);
    }
    const result = join(group, arrival.signal);
    for (const member of group.members) {
      const request = store.get(member.id);
      if (!request || group.state !== 'open') continue;
      if (request.status === 'opened') admit(group);
      else askRules(member, request);
    }
    store.flush();
    return result;
  }

  function offers(server: ArrivalOptions['server']): readonly RequestKind[] {
    return options.surfaces.filter((kind) => policy?.offers(kind, server) ?? true);
  }

  const samplingSupports = sampling?.supports ?? {};

  /** The protocol error for what was never declared; such a request is not shown. */
  function undeclared(
    input: PendingRequestInput,
    server: ArrivalOptions['server'],
    declared: readonly RequestKind[] = offers(server),
  ): Outcome | undefined {
    const { kind } = input;
    if (declared.includes(kind)) {
      return usesUndeclaredTools(input, samplingSupports) ? unsupportedOutcome('params') : undefined;
    }
    const otherMode = kind === 'form' ? 'url' : kind === 'url' ? 'form' : undefined;
    return unsupportedOutcome(otherMode && declared.includes(otherMode) ? 'mode' : 'method');
  }

  return {
    surfaces: options.surfaces,
    ...(storage && { storage }),
    clock,
    samplingSupports,
    offers,
    subscribe: store.subscribe,
    subscribeTo: store.subscribeTo,
    onSettled: store.onSettled,
    onChanged: store.onChanged,
    getSnapshot: store.getSnapshot,
    get: store.get,
    getSettled: store.getSettled,

    accept: approve,
    approve,
    decline: (id, details) => refuse(id, 'decline', details?.note),
    reject: (id) => refuse(id, 'decline'),
    cancel: (id) => refuse(id, 'cancel'),
    finish(id) {
      const member = members.get(id);
      if (!member) return refused(id);
      if (member.settled) {
        end(member.group, 'withdrawn');
        return SETTLED;
      }
      return member.answer?.action === 'accept' && member.input.kind === 'url'
        ? answer(member, member.answer)
        : ELSEWHERE;
    },
    reopen(id) {
      const member = live(id);
      if (member?.group.state !== 'open' || !update(id, { type: 'reopen' })) return false;
      member.answer = undefined;
      member.group.unanswered += 1;
      store.flush();
      return true;
    },

    async request(input, arrival) {
      const refusal = undeclared(input, arrival.server, arrival.declared);
      if (refusal) return refusal;
      const { deliver: send } = arrival;
      const { outcomes } = await arrive(
        [{ input, ...(arrival.opened && { opened: true }) }],
        arrival,
        false,
        send && (([outcome]) => (outcome ? send(outcome) : Promise.resolve())),
      );
      return outcomes[0] ?? endedOutcome(input.kind, 'withdrawn');
    },

    async fulfil(inputRequests, round) {
      const { server, roundNumber = 1, deliver: send } = round;
      const reading = validateRound(inputRequests, round.declared ?? offers(server), samplingSupports);
      if ('problems' in reading) throw new RoundAbandoned('unsupported', reading.problems);
      const { entries } = reading;
      const responses = (outcomes: readonly Outcome[]): InputResponses =>
        Object.fromEntries(entries.map(({ key }, index) => [key, { ...outcomes[index]?.result }]));
      if (entries.length === 0) return {};
      const roundId = `${prefix}-r${++count}`;
      const arrivals = entries.map(
        ({ key, input }, index): Arrival => ({
          input,
          opened: input.kind === 'url' && round.openedBefore?.has(key) === true,
          round: {
            index,
            count: entries.length,
            key,
            roundId,
            number: roundNumber,
            askedAgain: round.askedAgain?.has(key) ?? false,
          },
        }),
      );
      const result = await arrive(
        arrivals,
        { era: 'modern', ...round },
        true,
        send && ((outcomes) => send(responses(outcomes))),
      );
      if ('end' in result) throw new RoundAbandoned(result.end);
      return responses(result.outcomes);
    },

    withdraw(match, reason) {
      const groups = new Set<RequestGroup>();
      for (const request of store.all()) {
        const member = match(request) && members.get(request.id);
        if (member) groups.add(member.group);
      }
      for (const group of groups) abandon(group, reason, reason);
      store.flush();
    },
    complete(serverId, elicitationId) {
      const key = urlKey(serverId, elicitationId);
      const member = key === undefined ? undefined : openedUrls.get(key);
      if (member) this.finish(member.id);
    },

    mute(serverId) {
      flood.setMuted(serverId, true);
      for (const { id, server, status } of store.all()) {
        const group = members.get(id)?.group;
        if (server.id !== serverId || status !== 'waiting' || !group?.admitted) continue;
        flood.hold(serverId, group);
        for (const member of group.members) store.setHidden(member.id, true);
      }
      store.flush();
    },
    unmute(serverId) {
      flood.setMuted(serverId, false);
      store.flush();
    },
    showHeldBack(serverId) {
      flood.showAll(serverId);
      store.flush();
    },
    isMuted: flood.isMuted,
    getHeldBack: flood.heldBack,

    registerSurface(kind) {
      surfaces.set(kind, (surfaces.get(kind) ?? 0) + 1);
      let registered = true;
      return () => {
        if (registered) surfaces.set(kind, (surfaces.get(kind) ?? 1) - 1);
        registered = false;
      };
    },
  };
}
