import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createInbox } from '../inbox/createInbox.ts';
import type { Inbox, RequestChange, SettledRequest } from '../inbox/Inbox.ts';
import type { Outcome } from '../inbox/Outcome.ts';
import type { PendingRequest, RequestStatus } from '../inbox/PendingRequest.ts';
import type { ActivityEntry } from './ActivityEntry.ts';
import { createActivityLog } from './createActivityLog.ts';

interface Feed extends Pick<Inbox, 'onChanged' | 'onSettled'> {
  change(request: PendingRequest, before?: PendingRequest): void;
  settle(settled: SettledRequest): void;
}

function feed(): Feed {
  const changed = new Set<(change: RequestChange) => void>();
  const settled = new Set<(value: SettledRequest) => void>();
  return {
    onChanged: (listener) => {
      changed.add(listener);
      return () => changed.delete(listener);
    },
    onSettled: (listener) => {
      settled.add(listener);
      return () => settled.delete(listener);
    },
    change: (request, before) => {
      for (const listener of changed) listener(before ? { request, before } : { request });
    },
    settle: (value) => {
      for (const listener of settled) listener(value);
    },
  };
}

const server = { id: 's', label: 'Travel', origin: 'https://travel.example/mcp?key=abc' };
const common = { id: 'r1', server, era: 'modern', arrivedAt: 1, status: 'waiting' } as const;
const form: PendingRequest = {
  ...common,
  kind: 'form',
  params: { message: 'Who travels?', requestedSchema: { properties: { email: { type: 'string' } } } },
};
const member: PendingRequest = {
  ...form,
  round: { index: 0, count: 2, key: 'k', roundId: 'x', number: 1, askedAgain: false },
};
const accepted: Outcome = {
  action: 'accept',
  reason: 'user',
  result: { action: 'accept', content: { email: 'ann@example.com' } },
};
const withStatus = (request: PendingRequest, status: RequestStatus): PendingRequest =>
  ({ ...request, status }) as PendingRequest;

describe('what is recorded', () => {
  it('[S-17] is every arrival, decision, edit and delivery, in order, with values masked', () => {
    const log = createActivityLog({ now: () => 7 });
    const inbox = feed();
    log.attach(inbox);
    inbox.change(form);
    log.recordEdit(form, 'content');
    inbox.change(withStatus(member, 'answered'), member);
    inbox.change(member, withStatus(member, 'answered'));
    inbox.change(withStatus(form, 'failed'), withStatus(form, 'delivering'));
    inbox.settle({ request: form, outcome: { ...accepted, note: 'please call me' }, settledAt: 8 });
    expect(log.getSnapshot().map(({ event }) => event)).toEqual([
      'arrived',
      'edited',
      'answered',
      'reopened',
      'delivery-failed',
      'settled',
    ]);
    expect(log.getSnapshot()[0]).toEqual({
      seq: 1,
      at: 7,
      requestId: 'r1',
      server: { id: 's', label: 'Travel', origin: 'https://travel.example' },
      kind: 'form',
      era: 'modern',
      event: 'arrived',
      ask: { kind: 'form', fields: ['email'], fieldCount: 1 },
    });
    expect(log.getSnapshot().at(-1)).toMatchObject({
      event: 'settled',
      action: 'accept',
      reason: 'user',
      noted: true,
      answer: { kind: 'form', fields: [{ name: 'email', value: '•••' }] },
    });
  });

  it.each<[string, Outcome, Partial<ActivityEntry>]>([
    [
      'a denial',
      { action: 'decline', reason: 'user', result: { action: 'decline' } },
      { action: 'decline', reason: 'user' },
    ],
    [
      'a rule that answered',
      { action: 'reject', reason: 'policy', ruleId: 'limit', error: { code: -1, message: 'no' } },
      { action: 'reject', reason: 'policy', ruleId: 'limit', errorCode: -1 },
    ],
    [
      'an expiry',
      { action: 'cancel', reason: 'expired', result: { action: 'cancel' } },
      { reason: 'expired' },
    ],
  ])('includes %s, with its reason and no answer', (_, outcome, expected) => {
    const log = createActivityLog();
    const inbox = feed();
    log.attach(inbox);
    inbox.settle({ request: form, outcome, settledAt: 1 });
    expect(log.getSnapshot()).toMatchObject([expected]);
    expect(log.getSnapshot()[0]).not.toHaveProperty('answer');
  });

  it('follows a real inbox: a round of two, one answer taken back, a decline, an automatic refusal', async () => {
    const inbox = createInbox({
      surfaces: ['form', 'url'],
      policy: {
        decide: ({ kind }) =>
          kind === 'url' ? { action: 'decline', ruleId: 'no-links' } : { action: 'ask' },
        reserve: () => ({ granted: false, note: { code: 'limit-reached' } }),
        offers: () => true,
      },
    });
    const log = createActivityLog();
    log.attach(inbox);
    const ask = {
      method: 'elicitation/create',
      params: { message: 'm', requestedSchema: { type: 'object' } },
    };
    const round = inbox.fulfil({ a: ask, b: ask }, { server });
    const [a, b] = inbox.getSnapshot();
    inbox.accept(a?.id ?? '', {});
    inbox.reopen(a?.id ?? '');
    inbox.decline(a?.id ?? '');
    inbox.accept(b?.id ?? '', { email: 'ann@example.com' });
    await round;
    await inbox.request(
      { kind: 'url', params: { mode: 'url', message: 'm', url: 'https://a.example/?q=1' } },
      { server },
    );
    expect(
      log
        .getSnapshot()
        .map((entry) =>
          `${entry.kind} ${entry.event} ${entry.event === 'settled' ? entry.action : ''}`.trim(),
        ),
    ).toEqual([
      'form arrived',
      'form arrived',
      'form answered',
      'form reopened',
      'form answered',
      'form answered',
      'form settled decline',
      'form settled accept',
      'url arrived',
      'url settled decline',
    ]);
    expect(log.getSnapshot().at(-1)).toMatchObject({ reason: 'policy', ruleId: 'no-links' });
  });

  it('ends when it is detached', () => {
    const log = createActivityLog();
    const inbox = feed();
    log.attach(inbox)();
    inbox.change(form);
    inbox.settle({ request: form, outcome: accepted, settledAt: 1 });
    expect(log.getSnapshot()).toEqual([]);
  });

  it("can't be altered afterwards", () => {
    const log = createActivityLog();
    const inbox = feed();
    log.attach(inbox);
    inbox.change(form);
    expect(() => Object.assign(log.getSnapshot()[0] ?? {}, { at: 0 })).toThrow(TypeError);
  });

  it('survives params of any shape', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('form', 'url', 'sampling', 'roots'),
        fc.dictionary(fc.string(), fc.anything()),
        (kind, params) => {
          const log = createActivityLog();
          const inbox = feed();
          log.attach(inbox);
          const request = { ...common, kind, params: { url: '', ...params } } as unknown as PendingRequest;
          inbox.change(request);
          expect(JSON.parse(log.toJsonLines())).toMatchObject({ event: 'arrived', kind });
        },
      ),
    );
  });
});

describe('what is never recorded', () => {
  // Whatever carries this mark was typed by a person, or is what a URL hides behind its origin.
  const MARK = 'Zq7';
  const marked = fc.string({ maxLength: 30 }).map((text) => `${MARK}${text}`);
  const url = fc
    .tuple(marked, marked, fc.constantFrom('https://a.example', 'http://localhost:8080', 'custom://x'))
    .map(
      ([path, query, origin]) =>
        `${origin}/${encodeURIComponent(path)}?token=${encodeURIComponent(query)}#${MARK}`,
    );
  const value = fc.oneof(marked, fc.array(marked));
  const content = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), value);
  const outcome: fc.Arbitrary<Outcome> = fc.record({
    action: fc.constantFrom('accept', 'decline', 'cancel', 'approve', 'reject'),
    reason: fc.constantFrom('user', 'policy', 'expired', 'aborted'),
    note: marked,
    result: fc.record({
      action: fc.constant('accept'),
      content,
      roots: fc.array(marked.map((text) => ({ uri: `file:///${text}`, name: text }))),
      role: fc.constant('assistant'),
      text: marked,
    }),
    error: fc.record({ code: fc.integer(), message: marked }),
  });
  const params = fc.record({
    message: marked,
    url,
    requestedSchema: content.map((properties) => ({
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, suggestion]) => [
          name,
          { type: 'string', default: suggestion },
        ]),
      ),
    })),
    messages: fc.array(marked.map((text) => ({ role: 'user', content: { type: 'text', text } }))),
    systemPrompt: marked,
  });
  const request = fc
    .tuple(
      fc.constantFrom('form', 'url', 'sampling', 'roots'),
      params,
      url,
      marked,
      fc.constantFrom<RequestStatus>('waiting', 'opened', 'answered', 'failed'),
    )
    .map(
      ([kind, given, address, text, status]) =>
        ({
          ...common,
          kind,
          params: given,
          status,
          failure: text,
          server: { id: 's', label: 'S', origin: `/usr/bin/npx server --token=${text}`, claimedName: text },
          scope: { id: 'o', method: 'resources/read', name: address, attribution: 'certain', context: text },
        }) as unknown as PendingRequest,
    );

  it.each([
    ['https://accounts.example.com/authorize?client=42', 'https://accounts.example.com', undefined],
    ['https://xn--pple-43d.com/login?key=abc', 'https://xn--pple-43d.com', ['idn-mixed-script']],
    ['javascript:alert(document.cookie)', 'javascript:', ['scheme-not-allowed']],
  ])(
    'keeps what is suspicious about %s, and nothing of its path or query [EL-URL-41] [U13]',
    (url, origin, reasons) => {
      const log = createActivityLog();
      const inbox = feed();
      log.attach(inbox);
      inbox.change({ ...common, kind: 'url', params: { mode: 'url', message: 'm', url } });
      expect(log.getSnapshot()).toMatchObject([
        { ask: { kind: 'url', origin, ...(reasons && { reasons: expect.arrayContaining(reasons) }) } },
      ]);
      expect(log.toJsonLines().includes('"reasons"')).toBe(reasons !== undefined);
      expect(log.toJsonLines()).not.toMatch(/authorize|client=|login|key=abc|cookie/);
    },
  );

  it('[S-17] has no value a person typed, no note, no message and no URL beyond its origin', () => {
    fc.assert(
      fc.property(request, outcome, (pending, end) => {
        const log = createActivityLog();
        const inbox = feed();
        log.attach(inbox);
        inbox.change(pending);
        inbox.change(pending, withStatus(pending, 'generating'));
        inbox.settle({ request: pending, outcome: end, settledAt: 1 });
        expect(log.toJsonLines()).not.toContain(MARK);
        expect(log.getSnapshot().length).toBeGreaterThanOrEqual(2);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('keeping and exporting', () => {
  const filled = (
    count: number,
    options: Parameters<typeof createActivityLog>[0] = {},
  ): ReturnType<typeof createActivityLog> => {
    const log = createActivityLog(options);
    const inbox = feed();
    log.attach(inbox);
    for (let index = 0; index < count; index++) inbox.change({ ...form, id: `r${index}` });
    return log;
  };

  it('drops the oldest beyond the number of entries, and a gap in the numbers shows it', () => {
    const entries = filled(10, { retention: { entries: 3 } }).getSnapshot();
    expect(entries.map(({ seq }) => seq)).toEqual([8, 9, 10]);
  });

  it('drops what is older than the time to keep', () => {
    let time = 0;
    const log = filled(5, { now: () => ++time, retention: { milliseconds: 10 } });
    time = 12;
    expect(log.getSnapshot().map(({ at }) => at)).toEqual([3, 4, 5]);
    time = 100;
    expect(log.getSnapshot()).toEqual([]);
  });

  it('gives the same snapshot until something happens', () => {
    const log = filled(3);
    expect(log.getSnapshot()).toBe(log.getSnapshot());
  });

  it('goes on counting after a reload', () => {
    const kept: ActivityEntry[] = [];
    filled(2, { onAppend: (entry) => kept.push(entry) });
    const saved = JSON.parse(JSON.stringify(kept)) as ActivityEntry[];
    expect(
      filled(1, { saved })
        .getSnapshot()
        .map(({ seq }) => seq),
    ).toEqual([1, 2, 3]);
  });

  it('exports JSON Lines: one entry a line, nothing for nothing', () => {
    const log = filled(2);
    const lines = log.toJsonLines().split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(log.getSnapshot());
    expect(createActivityLog().toJsonLines()).toBe('');
  });

  it('filters by server, kind and outcome, with the whole story of a matching request', () => {
    const log = createActivityLog();
    const inbox = feed();
    log.attach(inbox);
    const other: PendingRequest = {
      ...common,
      id: 'r2',
      server: { id: 't', label: 'T' },
      kind: 'roots',
      params: {},
    };
    inbox.change(form);
    inbox.change(other);
    inbox.settle({ request: form, outcome: accepted, settledAt: 1 });
    const ids = (filter: Parameters<typeof log.select>[0]): string[] =>
      log.select(filter).map(({ requestId, event }) => `${requestId} ${event}`);
    expect(ids({ outcome: 'accept' })).toEqual(['r1 arrived', 'r1 settled']);
    expect(ids({ outcome: 'pending' })).toEqual(['r2 arrived']);
    expect(ids({ serverId: 't' })).toEqual(['r2 arrived']);
    expect(ids({ kind: 'form' })).toHaveLength(2);
    expect(ids({ kind: 'form', serverId: 't' })).toEqual([]);
    expect(log.toJsonLines({ serverId: 't' }).split('\n')).toHaveLength(2);
  });

  it('wakes its subscribers once for each entry', () => {
    const log = createActivityLog();
    const inbox = feed();
    log.attach(inbox);
    const listener = vi.fn();
    const stop = log.subscribe(listener);
    inbox.change(form);
    stop();
    inbox.change(form);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
