import { describe, expect, it, vi } from 'vitest';
import { createInbox } from './createInbox.ts';
import type { Inbox } from './Inbox.ts';
import type { InboxOptions } from './InboxOptions.ts';
import { manualClock } from './manualClock.ts';
import type { PendingRequest } from './PendingRequest.ts';
import type { RequestPolicy } from './RequestPolicy.ts';

const server = { id: 'travel', label: 'Travel' } as const;
const form = (message = 'Name?') =>
  ({ kind: 'form', params: { message, requestedSchema: { type: 'object' } } }) as const;
const url = {
  kind: 'url',
  params: { mode: 'url', url: 'https://a.example/', message: 'Go', elicitationId: 'e' },
} as const;
const sampling = { kind: 'sampling', params: { messages: [] } } as const;
const roots = { kind: 'roots', params: {} } as const;
const elicit = (message: string) => ({ method: 'elicitation/create', params: form(message).params });
const elicitUrl = { method: 'elicitation/create', params: url.params };

function create(options: Partial<InboxOptions> = {}): Inbox {
  return createInbox({ surfaces: ['form', 'url', 'sampling', 'roots'], warn: () => {}, ...options });
}

function only(inbox: Inbox): PendingRequest {
  const [request] = inbox.getSnapshot();
  if (!request || inbox.getSnapshot().length > 1) throw new Error('Expected exactly one pending request.');
  return request;
}

const policy = (decide: RequestPolicy['decide']): RequestPolicy => ({
  decide,
  reserve: () => ({ granted: true, lease: { close: () => {}, release: () => {} } }),
  offers: () => true,
});

describe('one request', () => {
  it('carries its own id, its server, its scope and its time [S-01] [EL-25]', () => {
    const inbox = create({ clock: manualClock(5_000), answerWithin: 60_000 });
    const scope = { id: 'op', method: 'tools/call', name: 'book', attribution: 'certain' } as const;
    void inbox.request(form(), { server, scope });
    void inbox.request(form(), { server });
    const [first, second] = inbox.getSnapshot();
    expect(first).toMatchObject({
      kind: 'form',
      server,
      scope,
      arrivedAt: 5_000,
      deadline: 65_000,
      status: 'waiting',
    });
    expect(first?.id).not.toBe(second?.id);
  });

  it('settles once: the first answer counts, later ones are told [GE-07] [GE-18]', async () => {
    const inbox = create();
    const outcome = inbox.request(form(), { server });
    const { id } = only(inbox);
    expect(inbox.accept(id, { name: 'Ada' })).toEqual({ settled: true });
    for (const verb of [inbox.accept, inbox.decline, inbox.cancel, inbox.finish]) {
      expect(verb(id)).toEqual({ settled: false, by: 'answered-elsewhere' });
    }
    expect(await outcome).toEqual({
      action: 'accept',
      reason: 'user',
      result: { action: 'accept', content: { name: 'Ada' } },
    });
    expect(inbox.getSnapshot()).toEqual([]);
    expect(inbox.accept('never heard of')).toEqual({ settled: false, by: 'unknown' });
  });

  it('keeps unanswered keys out of the content, and has content on an accepted form only [EL-20] [EL-21]', async () => {
    const inbox = create();
    const accepted = inbox.request(form(), { server });
    inbox.accept(only(inbox).id, { a: '', b: undefined, c: null, d: false, __proto__: { evil: true } });
    expect((await accepted).result).toEqual({ action: 'accept', content: { a: '', d: false } });
    for (const verb of ['decline', 'cancel'] as const) {
      const refused = inbox.request(form(), { server });
      inbox[verb](only(inbox).id);
      expect((await refused).result).toEqual({ action: verb });
    }
    const visited = inbox.request(url, { server });
    inbox.accept(only(inbox).id, { smuggled: 1 });
    expect((await visited).result).toEqual({ action: 'accept' });
  });

  it('keeps the note of a refusal with the host [EL-27] [S-04]', async () => {
    const inbox = create();
    const outcome = inbox.request(form(), { server });
    inbox.decline(only(inbox).id, { note: 'Too private' });
    expect(await outcome).toEqual({
      action: 'decline',
      reason: 'user',
      result: { action: 'decline' },
      note: 'Too private',
    });
  });

  it('cannot be accepted when what a person needs is missing; the refusals stay [EL-08] [EL-29]', async () => {
    const inbox = create();
    const outcome = inbox.request({ ...form(''), malformed: 'message-missing' }, { server });
    const { id, malformed } = only(inbox);
    expect(malformed).toBe('message-missing');
    expect(inbox.accept(id, { name: 'Ada' })).toEqual({ settled: false, by: 'unsupported' });
    inbox.decline(id);
    expect((await outcome).action).toBe('decline');
  });

  it('needs the roots or the generation to be approved', async () => {
    const inbox = create();
    const shared = inbox.request(roots, { server });
    expect(inbox.approve(only(inbox).id)).toEqual({ settled: false, by: 'unsupported' });
    inbox.approve(only(inbox).id, { roots: [{ uri: 'file:///w' }] });
    expect(await shared).toEqual({
      action: 'approve',
      reason: 'user',
      result: { roots: [{ uri: 'file:///w' }] },
    });
    const rejected = inbox.request(sampling, { server });
    expect(inbox.approve(only(inbox).id).settled).toBe(false);
    inbox.reject(only(inbox).id);
    expect(await rejected).toMatchObject({ action: 'reject', error: { code: -1 } });
  });

  it.each(['aborted', 'withdrawn', 'closed'])(
    'ends when its signal aborts with %s, and only as a cancel [EL-13]',
    async (reason) => {
      const inbox = create();
      const stop = new AbortController();
      const outcome = inbox.request(form(), { server, signal: stop.signal });
      const { id } = only(inbox);
      stop.abort(reason);
      const expected = reason === 'closed' ? 'withdrawn' : reason;
      expect(await outcome).toEqual({ action: 'cancel', reason: expected, result: { action: 'cancel' } });
      expect(inbox.accept(id, {})).toEqual({ settled: false, by: expected });
    },
  );

  it('is never shown when its operation is over already', async () => {
    const inbox = create();
    const outcome = inbox.request(form(), { server, signal: AbortSignal.abort() });
    expect(inbox.getSnapshot()).toEqual([]);
    expect((await outcome).reason).toBe('aborted');
  });

  it('expires at its own deadline, however late the host looks [GE-28]', async () => {
    const clock = manualClock();
    const inbox = create({ clock, answerWithin: 3_000_000_000 });
    const outcome = inbox.request(form(), { server });
    clock.advance(2_999_999_999);
    expect(inbox.getSnapshot()).toHaveLength(1);
    clock.advance(1);
    expect(await outcome).toEqual({ action: 'cancel', reason: 'expired', result: { action: 'cancel' } });
  });

  it('is refused without being shown when its kind was not declared [GE-01]', async () => {
    const inbox = create({ surfaces: ['form'] });
    expect(await inbox.request(url, { server })).toMatchObject({
      reason: 'unsupported',
      error: { code: -32602 },
    });
    expect(await inbox.request(roots, { server })).toMatchObject({
      reason: 'unsupported',
      error: { code: -32601 },
    });
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('comes back when it could not be delivered, and a dismissal gets rid of it even then', async () => {
    const inbox = create();
    const deliver = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('offline'));
    const outcome = inbox.request(form(), { server, deliver });
    const { id } = only(inbox);
    inbox.accept(id, { a: 1 });
    expect(inbox.get(id)?.status).toBe('delivering');
    expect(inbox.decline(id)).toEqual({ settled: false, by: 'answered-elsewhere' });
    await vi.waitFor(() => expect(inbox.get(id)).toMatchObject({ status: 'failed', failure: 'offline' }));
    deliver.mockResolvedValueOnce();
    expect(inbox.accept(id, { a: 2 })).toEqual({ settled: true });
    expect(await outcome).toMatchObject({ action: 'accept', result: { content: { a: 2 } } });

    const second = inbox.request(form(), { server, deliver });
    const again = only(inbox).id;
    inbox.accept(again, {});
    await vi.waitFor(() => expect(inbox.get(again)?.status).toBe('failed'));
    inbox.cancel(again);
    expect((await second).action).toBe('cancel');
    expect(inbox.getSnapshot()).toEqual([]);
  });
});

describe('subscriptions', () => {
  it('give a stable snapshot between changes, and what is pending to a late subscriber', () => {
    const inbox = create();
    void inbox.request(form(), { server });
    const listener = vi.fn();
    inbox.subscribe(listener);
    const before = inbox.getSnapshot();
    expect(inbox.getSnapshot()).toBe(before);
    expect(before).toHaveLength(1);
    void inbox.request(form(), { server });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(inbox.getSnapshot()).not.toBe(before);
  });

  it("do not wake a subscriber of one request for another's changes", () => {
    const inbox = create();
    void inbox.request(form('1'), { server });
    void inbox.request(form('2'), { server });
    const [first, second] = inbox.getSnapshot();
    const listener = vi.fn();
    inbox.subscribeTo(first?.id ?? '', listener);
    inbox.accept(second?.id ?? '', {});
    expect(listener).not.toHaveBeenCalled();
    inbox.accept(first?.id ?? '', {});
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('forget settled requests beyond a bound, and remember the latest', () => {
    const inbox = create({ limits: { settledMemory: 3, arrivalsPerMinute: 100 } });
    const ids = Array.from({ length: 5 }, () => {
      void inbox.request(form(), { server });
      const { id } = only(inbox);
      inbox.cancel(id);
      return id;
    });
    expect(ids.map((id) => inbox.getSettled(id) !== undefined)).toEqual([false, false, true, true, true]);
    expect(inbox.accept(ids[0] ?? '')).toEqual({ settled: false, by: 'unknown' });
  });

  it('survive a listener that throws', async () => {
    const inbox = create();
    const thrown: unknown[] = [];
    const caught = (error: unknown) => thrown.push(error);
    process.on('uncaughtException', caught);
    const removed = process.rawListeners('uncaughtException').filter((each) => each !== caught);
    for (const each of removed) process.off('uncaughtException', each as () => void);
    try {
      inbox.subscribe(() => {
        throw new Error('a bug of the host');
      });
      const outcome = inbox.request(form(), { server });
      inbox.accept(only(inbox).id, {});
      expect((await outcome).action).toBe('accept');
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(thrown.length).toBeGreaterThan(0);
    } finally {
      process.off('uncaughtException', caught);
      for (const each of removed) process.on('uncaughtException', each as () => void);
    }
  });
});

describe('the same request again', () => {
  it('is one request when it is replayed, and is not asked again once answered [GE-09]', async () => {
    const inbox = create();
    const first = inbox.request(form(), { server, replayKey: 'c-0' });
    const replay = inbox.request(form(), { server, replayKey: 'c-0' });
    inbox.accept(only(inbox).id, { a: 1 });
    const late = inbox.request(form(), { server, replayKey: 'c-0' });
    expect(inbox.getSnapshot()).toEqual([]);
    expect(await first).toEqual(await replay);
    expect(await late).toEqual(await first);
  });

  it('collapses into one within one operation, and says how often', async () => {
    const inbox = create();
    const scope = { id: 'op', method: 'tools/call', name: 't', attribution: 'assumed' } as const;
    const both = [1, 2].map(() => inbox.request(form('Same?'), { server, scope }));
    expect(only(inbox).repeats).toBe(2);
    inbox.accept(only(inbox).id, { a: 1 });
    expect(await both[0]).toEqual(await both[1]);
  });

  it('is a question of its own in another operation: one yes never answers two calls', async () => {
    const inbox = create();
    const scopes = ['a', 'b'].map(
      (id) => ({ id, method: 'tools/call', name: 't', attribution: 'certain' }) as const,
    );
    const [first, second] = scopes.map((scope) => inbox.request(form('Delete it?'), { server, scope }));
    void inbox.request(form('Delete it?'), { server });
    void inbox.request(form('Delete it?'), { server });
    expect(inbox.getSnapshot()).toHaveLength(4);
    inbox.accept(inbox.getSnapshot()[0]?.id ?? '', {});
    inbox.decline(inbox.getSnapshot()[0]?.id ?? '');
    expect([(await first)?.action, (await second)?.action]).toEqual(['accept', 'decline']);
  });

  it('outlives the abort of one of its askers', async () => {
    const inbox = create();
    const stops = [new AbortController(), new AbortController()];
    const [first, second] = stops.map(({ signal }) =>
      inbox.request(form(), { server, replayKey: 'k', signal }),
    );
    stops[0]?.abort();
    expect((await first)?.reason).toBe('aborted');
    inbox.accept(only(inbox).id, {});
    expect((await second)?.action).toBe('accept');
  });
});

describe('URL mode', () => {
  it('sends consent at once on a legacy connection and stays in view until the person is back', async () => {
    const inbox = create();
    const outcome = inbox.request(url, { server, era: 'legacy' });
    const { id } = only(inbox);
    inbox.accept(id);
    expect(await outcome).toEqual({ action: 'accept', reason: 'user', result: { action: 'accept' } });
    expect(only(inbox).status).toBe('opened');
    expect(inbox.accept(id).settled).toBe(false);
    expect(inbox.finish(id)).toEqual({ settled: true });
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('ends the waiting on a completion notice, ignoring unknown and finished ids', () => {
    const inbox = create();
    void inbox.request(url, { server, era: 'legacy' });
    inbox.complete('travel', 'e');
    expect(only(inbox).status).toBe('waiting');
    inbox.accept(only(inbox).id);
    inbox.complete('travel', 'other');
    inbox.complete('other server', 'e');
    expect(only(inbox).status).toBe('opened');
    inbox.complete('travel', 'e');
    expect(inbox.getSnapshot()).toEqual([]);
    inbox.complete('travel', 'e');
  });

  it('ends the waiting with its operation, and stops the operation when the person gives up', async () => {
    const inbox = create();
    const stop = vi.fn();
    const controller = new AbortController();
    const scope = { id: 'op', method: 'tools/call', name: 't', attribution: 'certain', stop } as const;
    const options = { server, scope, era: 'legacy', signal: controller.signal } as const;
    void inbox.request(url, options);
    inbox.accept(only(inbox).id);
    inbox.cancel(only(inbox).id);
    expect(stop).toHaveBeenCalledTimes(1);
    expect(inbox.getSnapshot()).toEqual([]);
    const outcome = inbox.request(url, options);
    inbox.accept(only(inbox).id);
    expect((await outcome).action).toBe('accept');
    controller.abort();
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('leaves a modern round when the person is back, or at once when the host wants it so', async () => {
    const late = create();
    const round = late.fulfil({ u: elicitUrl }, { server });
    late.accept(only(late).id);
    expect(only(late).status).toBe('opened');
    late.finish(only(late).id);
    expect(await round).toEqual({ u: { action: 'accept' } });

    const early = create({ urlDelivery: 'on-open' });
    const sent = early.fulfil({ u: elicitUrl }, { server });
    early.accept(only(early).id);
    expect(await sent).toEqual({ u: { action: 'accept' } });
  });

  it('lets the person decline after opening, as long as nothing has left [EL-14]', async () => {
    const inbox = create();
    const round = inbox.fulfil({ u: elicitUrl }, { server });
    inbox.accept(only(inbox).id);
    inbox.decline(only(inbox).id);
    expect(await round).toEqual({ u: { action: 'decline' } });
  });
});

describe('a round', () => {
  it('is answered together, can be gone back to until it is sent, and is sent once [RD-01] [RD-32]', async () => {
    const inbox = create();
    const deliver = vi.fn(async () => {});
    const round = inbox.fulfil({ a: elicit('A'), b: elicit('B') }, { server, deliver });
    const [a, b] = inbox.getSnapshot().map(({ id }) => id) as [string, string];
    expect(inbox.accept(a, { n: 1 })).toEqual({ settled: true });
    expect(inbox.get(a)?.status).toBe('answered');
    expect(inbox.accept(a, { n: 2 })).toEqual({ settled: false, by: 'answered-elsewhere' });
    expect(inbox.reopen(a)).toBe(true);
    expect(inbox.reopen(a)).toBe(false);
    inbox.decline(b);
    expect(deliver).not.toHaveBeenCalled();
    inbox.accept(a, { n: 3 });
    inbox.accept(a, { n: 4 });
    expect(inbox.reopen(a)).toBe(false);
    expect(await round).toEqual({ a: { action: 'accept', content: { n: 3 } }, b: { action: 'decline' } });
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('comes back whole when it could not be delivered, with every answer but the one that is changed', async () => {
    const inbox = create();
    const deliver = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue();
    const round = inbox.fulfil({ a: elicit('A'), b: elicit('B') }, { server, deliver });
    const [a, b] = inbox.getSnapshot().map(({ id }) => id) as [string, string];
    inbox.accept(a, { n: 1 });
    inbox.accept(b, { n: 1 });
    await vi.waitFor(() =>
      expect(inbox.getSnapshot().map(({ status }) => status)).toEqual(['failed', 'failed']),
    );
    inbox.accept(b, { n: 2 });
    expect(await round).toEqual({
      a: { action: 'accept', content: { n: 1 } },
      b: { action: 'accept', content: { n: 2 } },
    });
  });

  it('has every outcome of the record when it is withdrawn: nothing that did not leave counts as accepted', async () => {
    const inbox = create();
    const stop = new AbortController();
    const settled: string[] = [];
    inbox.onSettled(({ outcome }) => settled.push(`${outcome.action} ${outcome.reason}`));
    const round = inbox.fulfil({ a: elicit('A'), b: elicit('B') }, { server, signal: stop.signal });
    inbox.accept(inbox.getSnapshot()[0]?.id ?? '', {});
    stop.abort();
    await expect(round).rejects.toMatchObject({ name: 'RoundAbandoned', reason: 'aborted' });
    expect(settled).toEqual(['cancel aborted', 'cancel aborted']);
  });

  it('keeps the decision of the person when its end races the delivery', async () => {
    const inbox = create();
    const stop = new AbortController();
    const round = inbox.fulfil(
      { a: elicit('A') },
      { server, signal: stop.signal, deliver: () => new Promise(() => {}) },
    );
    const { id } = only(inbox);
    inbox.accept(id, {});
    stop.abort();
    await expect(round).rejects.toMatchObject({ reason: 'aborted' });
    expect(inbox.getSettled(id)?.outcome).toMatchObject({ action: 'accept', reason: 'user' });
  });

  it('answers what nobody answered in time with a cancel, and sends the rest as the person gave it', async () => {
    const clock = manualClock();
    const inbox = create({ clock, answerWithin: 1_000 });
    const round = inbox.fulfil({ a: elicit('A'), b: elicit('B') }, { server });
    inbox.accept(inbox.getSnapshot()[0]?.id ?? '', { n: 1 });
    clock.advance(1_000);
    expect(await round).toEqual({ a: { action: 'accept', content: { n: 1 } }, b: { action: 'cancel' } });
  });

  it('passes drafts to a host that keeps them, and back', async () => {
    const inbox = create();
    const onDraft = vi.fn();
    void inbox.fulfil({ a: elicit('A') }, { server, onDraft, drafts: { a: { name: 'Ad' } } });
    expect(only(inbox).savedDraft).toEqual({ name: 'Ad' });
    inbox.keepDraft(only(inbox).id, () => ({ name: 'Ada' }));
    expect(onDraft).toHaveBeenCalledWith('a', { name: 'Ada' });

    const silent = create();
    void silent.request(form(), { server });
    const read = vi.fn(() => ({ name: 'Ada' }));
    silent.keepDraft(only(silent).id, read);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('rules', () => {
  it('answer in their own name, before anybody is asked [EL-13] [RD-35]', async () => {
    const inbox = create({
      policy: policy(({ kind }) =>
        kind === 'form'
          ? { action: 'decline', ruleId: 'no-forms', note: { code: 'limit-reached', values: { limit: 3 } } }
          : kind === 'roots'
            ? { action: 'approve', ruleId: 'stored-roots', edited: { roots: [] } }
            : { action: 'ask', notes: [{ code: 'first-use' }] },
      ),
    });
    expect(await inbox.request(form(), { server })).toEqual({
      action: 'decline',
      reason: 'policy',
      ruleId: 'no-forms',
      result: { action: 'decline' },
      policyNote: { code: 'limit-reached', values: { limit: 3 } },
    });
    const round = inbox.fulfil({ r: { method: 'roots/list' }, u: elicitUrl }, { server });
    expect(inbox.getSnapshot().map(({ status }) => status)).toEqual(['answered', 'waiting']);
    expect(inbox.getSnapshot()[1]?.notes).toEqual([{ code: 'first-use' }]);
    inbox.decline(inbox.getSnapshot()[1]?.id ?? '');
    expect(await round).toEqual({ r: { roots: [] }, u: { action: 'decline' } });
  });

  it('that think are not overtaken by a flash of the prompt, and lose against an abort', async () => {
    let decide = (): void => {};
    const stop = new AbortController();
    const inbox = create({
      policy: policy(
        () =>
          new Promise((resolve) => {
            decide = () => resolve({ action: 'accept', ruleId: 'late', content: {} });
          }),
      ),
    });
    const outcome = inbox.request(form(), { server, signal: stop.signal });
    expect(inbox.getSnapshot()).toEqual([]);
    stop.abort();
    decide();
    expect((await outcome).reason).toBe('aborted');
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('bug');
      },
    ],
    ['rejects', () => Promise.reject(new Error('bug'))],
    ['says yes without a name', () => ({ action: 'accept', ruleId: '', content: {} }) as const],
    ['accepts a URL', () => ({ action: 'accept', ruleId: 'r' }) as const],
    ['says something unknown', () => ({ action: 'whatever', ruleId: 'r' }) as never],
  ])('ask the person when a rule %s', async (_what, decide) => {
    const inbox = create({ policy: policy(decide) });
    void inbox.request(_what === 'accepts a URL' ? url : form(), { server });
    await vi.waitFor(() => expect(only(inbox).status).toBe('waiting'));
  });
});

describe('a flood', () => {
  it('waits behind a count, in order, and nothing is answered for the person; other servers are not affected [EL-15] [S-17]', async () => {
    const clock = manualClock();
    const inbox = create({ clock, limits: { arrivalsPerMinute: 3 } });
    const messages = () => inbox.getSnapshot().map(({ params }) => params.message);
    for (let n = 0; n < 5; n += 1) void inbox.request(form(`${n}`), { server });
    expect(messages()).toEqual(['0', '1', '2']);
    expect(inbox.getHeldBack()).toEqual(new Map([['travel', 2]]));
    expect(inbox.getHeldBack()).toBe(inbox.getHeldBack());
    void inbox.request(form('b'), { server: { id: 'b', label: 'B' } });
    expect(messages()).toEqual(['0', '1', '2', 'b']);
    clock.advance(60_000);
    expect(messages()).toEqual(['0', '1', '2', '3', '4', 'b']);
    expect(inbox.getHeldBack()).toEqual(new Map());
  });

  it('counts a round once', () => {
    const inbox = create({ clock: manualClock(), limits: { arrivalsPerMinute: 2 } });
    void inbox.fulfil({ a: elicit('A'), b: elicit('B'), c: elicit('C') }, { server });
    void inbox.request(form('D'), { server });
    void inbox.fulfil({ e: elicit('E'), f: elicit('F') }, { server });
    expect(inbox.getSnapshot()).toHaveLength(4);
    expect(inbox.getHeldBack()).toEqual(new Map([['travel', 1]]));
    inbox.showHeldBack('travel');
    expect(inbox.getSnapshot()).toHaveLength(6);
  });

  it('that is held back still ends with its operation, and a count with it', async () => {
    const inbox = create({ clock: manualClock(), limits: { arrivalsPerMinute: 1 } });
    const stop = new AbortController();
    void inbox.request(form('1'), { server });
    const held = inbox.request(form('2'), { server, signal: stop.signal });
    stop.abort();
    expect((await held).reason).toBe('aborted');
    expect(inbox.getHeldBack()).toEqual(new Map());
  });

  it('can be muted for now: what waits goes out of sight unanswered and comes back', () => {
    const inbox = create({ clock: manualClock() });
    const listener = vi.fn();
    void inbox.request(form('1'), { server });
    void inbox.request(form('other'), { server: { id: 'b', label: 'B' } });
    inbox.subscribe(listener);
    inbox.mute('travel');
    expect(listener).toHaveBeenCalledTimes(1);
    void inbox.request(form('2'), { server });
    expect(inbox.getSnapshot().map(({ server: from }) => from.id)).toEqual(['b']);
    expect(inbox.isMuted('travel')).toBe(true);
    expect(inbox.getHeldBack()).toEqual(new Map([['travel', 2]]));
    inbox.unmute('travel');
    expect(inbox.getSnapshot()).toHaveLength(3);
  });
});

describe('surfaces', () => {
  it('that are declared but not mounted are told to the developer, once and not in passing', () => {
    const clock = manualClock();
    const warn = vi.fn();
    const inbox = create({ clock, warn });
    void inbox.request(form('answered in time'), { server });
    inbox.accept(only(inbox).id, {});
    clock.advance(1_000);
    expect(warn).not.toHaveBeenCalled();
    const unmount = inbox.registerSurface('form');
    void inbox.request(form(), { server });
    clock.advance(1_000);
    expect(warn).not.toHaveBeenCalled();
    unmount();
    unmount();
    void inbox.request(form(), { server });
    void inbox.request(form(), { server });
    clock.advance(1_000);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('"form"');
  });

  it('settle nothing by mounting and unmounting, unless the host limits how long nobody may be there [EL-19]', async () => {
    const clock = manualClock();
    const patient = create({ clock });
    void patient.request(form(), { server });
    patient.registerSurface('form')();
    clock.advance(86_400_000);
    expect(patient.getSnapshot()).toHaveLength(1);

    const inbox = create({ clock, unattendedAfter: 10_000 });
    const unmount = inbox.registerSurface('form');
    const outcome = inbox.request(form(), { server });
    clock.advance(60_000);
    expect(inbox.getSnapshot()).toHaveLength(1);
    unmount();
    clock.advance(10_000);
    expect(await outcome).toEqual({ action: 'cancel', reason: 'unattended', result: { action: 'cancel' } });
  });
});
