import { createInbox, type Inbox } from '@assent/client';
import { growth, type Measure } from './growth.ts';

const server = { id: 'server', label: 'Server' } as const;
const input = { kind: 'form', params: { message: 'Name?', requestedSchema: { type: 'object' } } } as const;
const OPERATIONS = 400;
const SIZES = [100, 10_000] as const;
/** Growth from 100 to 10 000 pending requests that still counts as constant (DESIGN §6). */
const LIMIT = 1.5;

interface Filled {
  readonly inbox: Inbox;
  readonly ids: readonly string[];
  readonly signal: AbortSignal;
}

function filled(size: number): Filled {
  const inbox = createInbox({
    surfaces: ['form'],
    warn: () => {},
    limits: { arrivalsPerMinute: Number.POSITIVE_INFINITY },
  });
  // One operation and one connection for all of them: what ends many must not make ending one slow.
  const { signal } = new AbortController();
  for (let n = 0; n < size; n += 1) void inbox.request(input, { server, until: [signal] });
  const ids = inbox.getSnapshot().map(({ id }) => id);
  for (const id of ids) inbox.subscribeTo(id, () => {});
  inbox.subscribe(() => {});
  return { inbox, ids, signal };
}

function nanoseconds(run: () => void): number {
  const begin = process.hrtime.bigint();
  run();
  return Number(process.hrtime.bigint() - begin) / OPERATIONS;
}

const cache = new Map<number, Filled>();
/** Each measure leaves as many pending as it found. */
const at = (size: number): Filled => {
  const known = cache.get(size) ?? filled(size);
  cache.set(size, known);
  return known;
};

const arrive: Measure = (size) => {
  const { inbox, signal } = at(size);
  const stop = new AbortController();
  const cost = nanoseconds(() => {
    for (let n = 0; n < OPERATIONS; n += 1) {
      void inbox.request(input, { server, signal: stop.signal, until: [signal] });
    }
  });
  stop.abort();
  return cost;
};

const answer: Measure = (size) => {
  const { inbox, signal } = at(size);
  const before = inbox.getSnapshot().length;
  for (let n = 0; n < OPERATIONS; n += 1) void inbox.request(input, { server, until: [signal] });
  const ids = inbox.getSnapshot().slice(before);
  return nanoseconds(() => {
    for (const { id } of ids) inbox.accept(id, { name: 'Ada' });
  });
};

const withdraw: Measure = (size) => {
  const { inbox, signal } = at(size);
  const stops = Array.from({ length: OPERATIONS }, () => new AbortController());
  for (const stop of stops) void inbox.request(input, { server, signal: stop.signal, until: [signal] });
  return nanoseconds(() => {
    for (const stop of stops) stop.abort();
  });
};

const readOne: Measure = (size) => {
  const { inbox, ids } = at(size);
  return nanoseconds(() => {
    for (let n = 0; n < OPERATIONS; n += 1) inbox.get(ids[n % ids.length] ?? '');
  });
};

const results = [
  growth('arrive', arrive, SIZES),
  growth('answer', answer, SIZES),
  growth('withdraw', withdraw, SIZES),
  growth('read one', readOne, SIZES),
];

async function used(): Promise<number> {
  // What a promise holds is free only a turn later.
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    globalThis.gc?.();
  }
  return process.memoryUsage().heapUsed;
}

/** KiB that stay behind when so many requests have been settled. */
async function keptAfter(requests: number): Promise<number> {
  const before = await used();
  const inbox = createInbox({
    surfaces: ['form'],
    warn: () => {},
    limits: { arrivalsPerMinute: Number.POSITIVE_INFINITY },
  });
  for (let n = 0; n < requests; n += 1) {
    const outcome = inbox.request(input, { server, replayKey: `${n}` });
    inbox.accept(inbox.getSnapshot()[0]?.id ?? '', { name: 'Ada' });
    if (n % 1_000 === 0) await outcome;
  }
  const kept = ((await used()) - before) / 1_024;
  // Held until here, so that what is measured is the inbox and not its absence.
  return inbox.getSnapshot().length === 0 ? kept : Number.NaN;
}

for (const { name, small, large, ratio } of results) {
  console.log(
    `${name.padEnd(10)} ${small.toFixed(0)} ns at 100, ${large.toFixed(0)} ns at 10 000: ${ratio.toFixed(2)}×`,
  );
}
cache.clear();
// The first runs also pay for compiled code.
await keptAfter(100_000);
await keptAfter(100_000);
const few = await keptAfter(10_000);
const many = await keptAfter(100_000);
console.log(
  `settled requests leave ${few.toFixed(0)} KiB after 10 000, ${many.toFixed(0)} KiB after 100 000`,
);

const slow = results.filter(({ ratio }) => ratio > LIMIT).map(({ name }) => name);
if (slow.length > 0) {
  console.error(`Not constant in the number of pending requests: ${slow.join(', ')}.`);
  process.exit(1);
}
// Less than a byte for each further request: what is kept does not grow with them.
if (many - few > 90_000 / 1_024) {
  console.error('The memory of settled requests is not bounded.');
  process.exit(1);
}
