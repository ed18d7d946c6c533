import { systemClock } from './Clock.ts';
import { createArrivals } from './createArrivals.ts';
import { createLifeCycle, ELSEWHERE, SETTLED } from './createLifeCycle.ts';
import { createRules } from './createRules.ts';
import { createServerDirectory } from './createServerDirectory.ts';
import { createSurfaces } from './createSurfaces.ts';
import { createFloodGate } from './FloodGate.ts';
import type { ArrivalOptions, Inbox, InputResponses, PendingRequestInput } from './Inbox.ts';
import type { InboxOptions } from './InboxOptions.ts';
import type { Outcome, SettleResult } from './Outcome.ts';
import { acceptOutcome, endedOutcome, refusalOutcome, unsupportedOutcome } from './outcomes.ts';
import type { RequestKind, TypedValues } from './PendingRequest.ts';
import type { GroupMember, RequestGroup } from './RequestGroup.ts';
import { createRequestStore } from './RequestStore.ts';
import { RoundAbandoned } from './RoundAbandoned.ts';
import { usesUndeclaredTools } from './usesUndeclaredTools.ts';
import { validateRound } from './validateRound.ts';
import { warnInDevelopment } from './warnInDevelopment.ts';

/** What must be there for a yes is missing; decline and cancel stay. */
const UNANSWERABLE: SettleResult = { settled: false, by: 'unsupported' };

/** Creates the one queue that all connections feed and all UI reads (S-01). */
export function createInbox(options: InboxOptions): Inbox {
  const { policy, sampling, storage, limits, clock = systemClock } = options;
  const settledMemory = limits?.settledMemory ?? 200;
  const samplingSupports = sampling?.supports ?? {};
  const store = createRequestStore(settledMemory);
  const directory = createServerDirectory();
  const surfaces = createSurfaces(clock, options.warn ?? warnInDevelopment);

  const reveal = (group: RequestGroup): void => {
    for (const { id, input } of group.members) {
      store.setHidden(id, false);
      surfaces.expect(input.kind, () => store.get(id) !== undefined);
    }
  };
  const flood = createFloodGate(limits?.arrivalsPerMinute ?? 10, clock, reveal, store.flush);
  const life = createLifeCycle(store, clock, options.urlDelivery, (group) => {
    flood.forget(group.options.server.id, group);
  });
  /** Through the flood gate to the person; a round counts once. */
  const show = ({ group }: GroupMember): void => {
    if (group.state === 'open' && !group.admitted) {
      group.admitted = true;
      if (flood.admit(group.options.server.id, group)) reveal(group);
    }
    store.flush();
  };
  const ask = createRules(options, store, life, show);
  const hasSurface = surfaces.has;
  const { nextId, arrive } = createArrivals({
    ...options,
    store,
    life,
    clock,
    settledMemory,
    hasSurface,
    ask,
    show,
  });

  function refused(id: string): SettleResult {
    const reason = store.getSettled(id)?.outcome.reason;
    if (!reason) return { settled: false, by: 'unknown' };
    return reason === 'user' || reason === 'policy' ? ELSEWHERE : { settled: false, by: reason };
  }

  function refuse(id: string, action: 'decline' | 'cancel', note?: string): SettleResult {
    const member = life.members.get(id);
    if (!member) return refused(id);
    if (member.settled) {
      // An opened legacy URL: consent has left, so what can still be given up is the operation itself.
      life.end(member.group, 'withdrawn');
      member.group.options.scope?.stop?.();
      return ELSEWHERE;
    }
    const outcome = refusalOutcome(member.input.kind, action);
    return life.answer(member, note ? { ...outcome, note } : outcome);
  }

  function approve(id: string, edited?: Readonly<Record<string, unknown>>): SettleResult {
    const member = life.members.get(id);
    if (!member || member.settled) return refused(id);
    const { kind, malformed } = member.input;
    if (malformed) return UNANSWERABLE;
    if (kind === 'url') return life.openUrl(member);
    // A yes to a prompt that came back sends the same again.
    const again = store.get(id)?.status === 'failed' && !edited ? member.answer : undefined;
    if (kind === 'sampling' && sampling && !again) return sampling.approve(id, edited);
    if (kind !== 'form' && !again && !edited) return UNANSWERABLE;
    return life.answer(member, again ?? acceptOutcome(kind, edited));
  }

  function offers(server: ArrivalOptions['server']): readonly RequestKind[] {
    directory.add(server);
    return options.surfaces.filter((kind) => policy?.offers(kind, server) ?? true);
  }

  /** The protocol error for what was never declared; such a request is not shown. */
  function undeclared(input: PendingRequestInput, declared: readonly RequestKind[]): Outcome | undefined {
    const { kind } = input;
    if (declared.includes(kind)) {
      return usesUndeclaredTools(input, samplingSupports) ? unsupportedOutcome('params') : undefined;
    }
    const otherMode = kind === 'form' ? 'url' : 'form';
    const isMode = (kind === 'form' || kind === 'url') && declared.includes(otherMode);
    return unsupportedOutcome(isMode ? 'mode' : 'method');
  }

  function finish(id: string): SettleResult {
    const member = life.members.get(id);
    if (!member) return refused(id);
    if (member.settled) {
      life.end(member.group, 'withdrawn');
      return SETTLED;
    }
    const consented = member.input.kind === 'url' && member.answer?.action === 'accept';
    return consented && member.answer ? life.answer(member, member.answer) : ELSEWHERE;
  }

  return {
    surfaces: options.surfaces,
    ...(storage && { storage }),
    clock,
    samplingSupports,
    ...(options.policy && { policy: options.policy }),
    ...(sampling && { sampling }),
    offers,
    getServers: directory.all,
    subscribe: store.subscribe,
    subscribeTo: store.subscribeTo,
    onSettled: store.onSettled,
    onChanged: store.onChanged,
    getSnapshot: store.getSnapshot,
    get: store.get,
    getSettled: store.getSettled,
    registerSurface: surfaces.register,

    accept: approve,
    approve,
    decline: (id, details) => refuse(id, 'decline', details?.note),
    reject: (id) => refuse(id, 'decline'),
    cancel: (id) => refuse(id, 'cancel'),
    finish,
    reopen(id) {
      const member = life.members.get(id);
      return member !== undefined && life.reopen(member);
    },
    keepDraft(id, read) {
      const onDraft = life.members.get(id)?.onDraft;
      onDraft?.(read());
    },

    async request(input, arrival) {
      directory.add(arrival.server);
      const refusal = undeclared(input, arrival.declared ?? offers(arrival.server));
      if (refusal) return refusal;
      const { deliver } = arrival;
      const { outcomes } = await arrive(
        [{ input, opened: input.kind === 'url' && arrival.opened === true }],
        arrival,
        false,
        deliver && (async ([outcome]) => outcome && deliver(outcome)),
      );
      return outcomes[0] ?? endedOutcome(input.kind, 'withdrawn');
    },

    async fulfil(inputRequests, round) {
      const { deliver, onDraft, roundNumber = 1 } = round;
      directory.add(round.server);
      const declared = round.declared ?? offers(round.server);
      const reading = validateRound(inputRequests, declared, samplingSupports);
      if ('problems' in reading) throw new RoundAbandoned('unsupported', reading.problems);
      const { entries } = reading;
      if (entries.length === 0) return {};
      const responses = (outcomes: readonly Outcome[]): InputResponses =>
        Object.fromEntries(entries.map(({ key }, index) => [key, { ...outcomes[index]?.result }]));
      const roundId = nextId();
      const drafts = round.drafts ?? {};
      const { end, outcomes } = await arrive(
        entries.map(({ key, input }, index) => ({
          input,
          opened: input.kind === 'url' && round.openedBefore?.has(key) === true,
          savedDraft: Object.hasOwn(drafts, key) ? drafts[key] : undefined,
          ...(onDraft && { onDraft: (values: TypedValues) => onDraft(key, values) }),
          round: {
            index,
            count: entries.length,
            key,
            roundId,
            number: roundNumber,
            askedAgain: round.askedAgain?.has(key) === true,
          },
        })),
        { era: 'modern', ...round },
        true,
        deliver && ((outcomes) => deliver(responses(outcomes))),
      );
      if (end) throw new RoundAbandoned(end);
      return responses(outcomes);
    },

    withdraw(match, reason) {
      const groups = new Set<RequestGroup>();
      for (const request of store.all()) {
        const group = match(request) && life.members.get(request.id)?.group;
        if (group) groups.add(group);
      }
      for (const group of groups) life.end(group, reason);
    },
    complete(serverId, elicitationId) {
      const member = life.findOpened(serverId, elicitationId);
      if (member) finish(member.id);
    },

    mute(serverId) {
      flood.setMuted(serverId, true);
      for (const { id, server, status } of store.all()) {
        const group = life.members.get(id)?.group;
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
  };
}
