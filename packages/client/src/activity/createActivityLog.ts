import type { Inbox, RequestChange, SettledRequest } from '../inbox/Inbox.ts';
import type { PendingRequest, RequestStatus } from '../inbox/PendingRequest.ts';
import type { ActivityEntry, EntryBase } from './ActivityEntry.ts';
import { type ActivityFilter, filterActivity } from './ActivityFilter.ts';
import { describeAnswer } from './describeAnswer.ts';
import { describeAsk, describeScope, describeServer } from './describeRequest.ts';

export interface ActivityLogOptions {
  /** Entries of an earlier session, as the host kept them from `onAppend`. */
  readonly saved?: readonly ActivityEntry[];
  /** How many entries to hold and for how long; the oldest go first. Default 10 000 entries, no limit in time. */
  readonly retention?: { readonly entries?: number; readonly milliseconds?: number };
  /** Called with every new entry, for a host that keeps the record elsewhere. */
  readonly onAppend?: (entry: ActivityEntry) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/**
 * The append-only record of what servers asked and what became of it. No value that a person typed, no secret and no URL
 * beyond its origin gets in (S-16, S-17).
 */
export interface ActivityLog {
  /** Records everything that happens in the inbox from now on. Returns the function that stops it. */
  attach(inbox: Pick<Inbox, 'onChanged' | 'onSettled'>): () => void;
  /** A person or a hook changed what would be sent. */
  recordEdit(request: PendingRequest, part: string): void;
  subscribe(listener: () => void): () => void;
  /** Oldest first; stable between changes. */
  getSnapshot(): readonly ActivityEntry[];
  select(filter: ActivityFilter): readonly ActivityEntry[];
  /** One JSON object for each line, oldest first; an empty text for no entries. */
  toJsonLines(filter?: ActivityFilter): string;
}

const PROGRESS: Partial<Record<RequestStatus, 'opened' | 'answered'>> = {
  opened: 'opened',
  answered: 'answered',
};

/** An empty record, or one that goes on from saved entries. */
export function createActivityLog(options: ActivityLogOptions = {}): ActivityLog {
  const { entries: most = 10_000, milliseconds } = options.retention ?? {};
  const now = options.now ?? Date.now;
  const listeners = new Set<() => void>();
  let entries: readonly ActivityEntry[] = [...(options.saved ?? [])];
  let fresh: ActivityEntry[] = [];
  let seq = entries.at(-1)?.seq ?? 0;

  // Collected and joined when someone reads, so that an append doesn't copy the whole record.
  function snapshot(): readonly ActivityEntry[] {
    const since = milliseconds === undefined ? Number.NEGATIVE_INFINITY : now() - milliseconds;
    const all = fresh.length === 0 ? entries : entries.concat(fresh);
    const firstKept = all.findIndex((entry) => entry.at >= since);
    const from = Math.max(firstKept < 0 ? all.length : firstKept, all.length - most);
    fresh = [];
    entries = from === 0 ? all : all.slice(from);
    return entries;
  }

  function append(entry: ActivityEntry): void {
    fresh.push(Object.freeze(entry));
    if (fresh.length > most) snapshot();
    options.onAppend?.(entry);
    for (const listener of [...listeners]) listener();
  }

  function base(request: PendingRequest): EntryBase {
    const scope = describeScope(request);
    const { round } = request;
    return {
      seq: ++seq,
      at: now(),
      requestId: request.id,
      server: describeServer(request),
      kind: request.kind,
      era: request.era,
      ...(scope !== undefined && { scope }),
      ...(round !== undefined && {
        round: { number: round.number, index: round.index, count: round.count },
      }),
    };
  }

  function changed({ request, before }: RequestChange): void {
    if (before === undefined) {
      append({ ...base(request), event: 'arrived', ask: describeAsk(request) });
      return;
    }
    if (before.status === request.status) return;
    const progress = PROGRESS[request.status];
    // Outside a round the answer leaves at once, and the settled entry says it all.
    if (progress === 'answered' && request.round === undefined) return;
    if (progress !== undefined) append({ ...base(request), event: progress });
    else if (request.status === 'failed') append({ ...base(request), event: 'delivery-failed' });
    else if (before.status === 'answered' && request.status === 'waiting') {
      append({ ...base(request), event: 'reopened' });
    }
  }

  function settled({ request, outcome }: SettledRequest): void {
    const answer = describeAnswer(request.kind, outcome);
    append({
      ...base(request),
      event: 'settled',
      action: outcome.action,
      reason: outcome.reason,
      ...(outcome.ruleId !== undefined && { ruleId: outcome.ruleId }),
      ...(outcome.note !== undefined && { noted: true }),
      ...(outcome.error !== undefined && { errorCode: outcome.error.code }),
      ...(answer !== undefined && { answer }),
    });
  }

  return {
    attach(inbox) {
      const stops = [inbox.onChanged(changed), inbox.onSettled(settled)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    recordEdit: (request, part) => append({ ...base(request), event: 'edited', part }),
    subscribe(listener) {
      const own = (): void => listener();
      listeners.add(own);
      return () => listeners.delete(own);
    },
    getSnapshot: snapshot,
    select: (filter) => filterActivity(snapshot(), filter),
    toJsonLines: (filter = {}) =>
      filterActivity(snapshot(), filter)
        .map((entry) => `${JSON.stringify(entry)}\n`)
        .join(''),
  };
}
