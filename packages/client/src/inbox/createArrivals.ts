import type { Clock } from './Clock.ts';
import type { EndReason, LifeCycle } from './createLifeCycle.ts';
import type { ArrivalOptions, PendingRequestInput } from './Inbox.ts';
import type { InboxOptions } from './InboxOptions.ts';
import { onAbort } from './onAbort.ts';
import { endedOutcome } from './outcomes.ts';
import type { PendingRequest, RoundPlace, TypedValues } from './PendingRequest.ts';
import type { GroupMember, GroupResult, RequestGroup } from './RequestGroup.ts';
import type { RequestStore } from './RequestStore.ts';
import { readAbort } from './readAbort.ts';
import { sameness } from './sameness.ts';

/** One request as it arrives, alone or in a round. */
export interface Arrival {
  readonly input: PendingRequestInput;
  readonly opened: boolean;
  readonly round?: RoundPlace;
  readonly savedDraft?: TypedValues | undefined;
  readonly onDraft?: (values: TypedValues) => void;
}

export interface ArrivalServices extends Pick<InboxOptions, 'answerWithin' | 'unattendedAfter'> {
  readonly store: RequestStore;
  readonly life: LifeCycle;
  readonly clock: Clock;
  readonly settledMemory: number;
  readonly hasSurface: (kind: PendingRequest['kind']) => boolean;
  readonly ask: (member: GroupMember) => void;
  readonly show: (member: GroupMember) => void;
}

export interface Arrivals {
  nextId(): string;
  /** Brings a round or a single request in; resolves when it is over. */
  arrive(
    arrivals: readonly Arrival[],
    options: ArrivalOptions,
    isRound: boolean,
    deliver: RequestGroup['deliver'],
  ): Promise<GroupResult>;
}

const signalsOf = ({ signal, until = [] }: ArrivalOptions): readonly AbortSignal[] =>
  signal ? [signal, ...until] : until;

export function createArrivals(services: ArrivalServices): Arrivals {
  const { store, life, clock, answerWithin, unattendedAfter } = services;
  const same = new Map<string, RequestGroup>();
  const replays: string[] = [];
  const prefix = Math.random().toString(36).slice(2, 8);
  let count = 0;
  const nextId = (): string => {
    count += 1;
    return `${prefix}-${count}`;
  };

  function join(group: RequestGroup, options: ArrivalOptions): Promise<GroupResult> {
    if (group.result) return Promise.resolve(group.result);
    return new Promise((resolve) => {
      const waiter = (result: GroupResult): void => {
        group.waiters.delete(waiter);
        resolve(result);
      };
      group.waiters.add(waiter);
      for (const signal of signalsOf(options)) {
        const stop = onAbort(signal, () => {
          const { reason, serverReason } = readAbort(signal);
          // Others still wait for the same answer, which outlives this one of its askers.
          const others = group.waiters.size - (group.waiters.has(waiter) ? 1 : 0);
          if (others > 0) waiter(ended(group.members, reason));
          else life.end(group, reason, serverReason);
        });
        // Came too late: nobody was asked, and what was said stays said to a replay.
        if (group.result) stop();
        // Not before the group has left: an opened URL outlives its answer, not its operation.
        else group.cleanups.push(stop);
      }
    });
  }

  function watch(member: GroupMember, { kind, deadline }: PendingRequest): void {
    const { cleanups } = member.group;
    if (deadline !== undefined) {
      cleanups.push(clock.after(deadline - clock.now(), () => life.expire(member, 'expired')));
    }
    if (unattendedAfter === undefined) return;
    const look = (): void => {
      if (services.hasSurface(kind)) cleanups.push(clock.after(unattendedAfter, look));
      else life.expire(member, 'unattended');
    };
    cleanups.push(clock.after(unattendedAfter, look));
  }

  function known(arrivals: readonly Arrival[], options: ArrivalOptions, isRound: boolean) {
    const [first] = arrivals;
    const keys = isRound || !first ? {} : sameness(first.input, options);
    const replayed = keys.replay === undefined ? undefined : same.get(keys.replay);
    const repeated = keys.repeat === undefined ? undefined : same.get(keys.repeat);
    return { keys, replayed, repeated };
  }

  function remember(group: RequestGroup, keys: ReturnType<typeof sameness>): void {
    const { replay, repeat } = keys;
    if (repeat !== undefined) {
      same.set(repeat, group);
      group.cleanups.push(() => same.delete(repeat));
    }
    if (replay === undefined) return;
    same.set(replay, group);
    group.cleanups.push(() => {
      replays.push(replay);
      if (replays.length > services.settledMemory) same.delete(replays.shift() ?? '');
    });
  }

  function add(group: RequestGroup, arrival: Arrival, arrivedAt: number): void {
    const { options } = group;
    const { input, round, savedDraft } = arrival;
    const deadline = options.deadline ?? (answerWithin === undefined ? undefined : arrivedAt + answerWithin);
    const member: GroupMember = {
      id: nextId(),
      input,
      group,
      ended: new AbortController(),
      onDraft: arrival.onDraft,
      answer: undefined,
      settled: false,
    };
    const request = {
      id: member.id,
      kind: input.kind,
      server: options.server,
      params: input.params,
      era: options.era ?? (group.isRound ? 'modern' : 'legacy'),
      arrivedAt,
      status: arrival.opened ? 'opened' : 'waiting',
      ...(input.malformed && { malformed: input.malformed }),
      ...(options.protocolVersion !== undefined && { protocolVersion: options.protocolVersion }),
      ...(options.scope && { scope: options.scope }),
      ...(options.possibleScopes && { possibleScopes: options.possibleScopes }),
      ...(round && { round }),
      ...(options.series && { series: options.series }),
      ...(savedDraft && { savedDraft }),
      ...(deadline !== undefined && { deadline }),
    } as PendingRequest;
    group.members.push(member);
    life.add(member);
    store.put(request);
    store.setHidden(member.id, true);
    if (arrival.opened) life.expectReturn(member);
    watch(member, request);
  }

  return {
    nextId,
    arrive(arrivals, options, isRound, deliver) {
      const { keys, replayed, repeated } = known(arrivals, options, isRound);
      if (replayed) return join(replayed, options);
      if (repeated) {
        for (const { id } of repeated.members) life.update(id, { type: 'repeat' });
        store.flush();
        return join(repeated, options);
      }
      const group: RequestGroup = {
        members: [],
        options,
        isRound,
        deliver,
        waiters: new Set(),
        cleanups: [],
        state: 'open',
        unanswered: arrivals.length,
        admitted: false,
        result: undefined,
      };
      remember(group, keys);
      const arrivedAt = clock.now();
      for (const arrival of arrivals) add(group, arrival, arrivedAt);
      const result = join(group, options);
      for (const member of group.members) {
        if (group.state !== 'open') break;
        if (member.answer) services.show(member);
        else services.ask(member);
      }
      store.flush();
      return result;
    },
  };
}

function ended(members: readonly { readonly input: PendingRequestInput }[], end: EndReason): GroupResult {
  return { end, outcomes: members.map(({ input }) => endedOutcome(input.kind, end)) };
}
