import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { createInbox } from './createInbox.ts';
import type { Inbox, PendingRequestInput } from './Inbox.ts';
import { manualClock } from './manualClock.ts';
import { normalizeRequest } from './normalizeRequest.ts';

/** The collected cases of areas actions, URL mode and rounds, as far as they are protocol and need no surface. */
interface Case {
  readonly id: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly expected: Readonly<Record<string, unknown>>;
  readonly variants?: readonly { readonly input?: Case['input']; readonly expected?: Case['expected'] }[];
}

const file = new URL('../../../testing/fixtures/cases/elicitation-cases.jsonl', import.meta.url);
const cases = new Map(
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Case)
    .map((each) => [each.id, each]),
);

function theCase(id: string): Case {
  const found = cases.get(id);
  if (!found) throw new Error(`The collection has no case ${id}.`);
  return found;
}

function read(params: unknown): PendingRequestInput {
  const input = normalizeRequest({ method: 'elicitation/create', params });
  if ('unsupported' in input) throw new Error(`Unsupported: ${input.unsupported}`);
  return input;
}

const formOf = ({ input }: Case): PendingRequestInput =>
  read({ message: 'Please answer', requestedSchema: input.requestedSchema });

const create = (options = {}): Inbox =>
  createInbox({ surfaces: ['form', 'url'], warn: () => {}, ...options });

const servers = { s1: { id: 's1', label: 'One' }, s2: { id: 's2', label: 'Two' } } as const;
const ids = (inbox: Inbox): string[] => inbox.getSnapshot().map(({ id }) => id);

describe('collected cases', () => {
  it('decline and cancel leave without any content [B073] [EL-20]', async () => {
    const inbox = create();
    const { expected, variants = [] } = theCase('B073');
    const results = [expected.result, variants[0]?.expected?.result];
    for (const [index, verb] of (['decline', 'cancel'] as const).entries()) {
      const outcome = inbox.request(formOf(theCase('B073')), { server: servers.s1 });
      inbox[verb](ids(inbox)[0] ?? '');
      expect((await outcome).result).toEqual(results[index]);
    }
  });

  it('a failed delivery keeps the prompt, and cancel closes it even if it fails again [B076]', async () => {
    const inbox = create();
    const deliver = () => Promise.reject(new Error('rejected by the host'));
    const outcome = inbox.request(formOf(theCase('B076')), { server: servers.s1, deliver });
    const [id = ''] = ids(inbox);
    inbox.accept(id, { a: 'x' });
    await vi.waitFor(() => expect(inbox.get(id)?.status).toBe('failed'));
    inbox.cancel(id);
    expect((await outcome).action).toBe('cancel');
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('a request that expired takes no accept, and the kit sets no limit of its own [B078]', async () => {
    const clock = manualClock();
    const unlimited = create({ clock });
    void unlimited.request(formOf(theCase('B078')), { server: servers.s1 });
    clock.advance(365 * 86_400_000);
    expect(unlimited.getSnapshot()).toHaveLength(1);

    const inbox = create({ clock, answerWithin: 60_000 });
    const outcome = inbox.request(formOf(theCase('B078')), { server: servers.s1 });
    const [id = ''] = ids(inbox);
    clock.advance(60_000);
    expect(inbox.accept(id, { a: 'x' })).toEqual({ settled: false, by: 'expired' });
    expect(await outcome).toMatchObject({ action: 'cancel', reason: 'expired' });
  });

  it('concurrent requests of two servers get one answer each, their own [B079] [S-01]', async () => {
    const inbox = create();
    const { input, expected } = theCase('B079');
    const outcomes = (input.server as (keyof typeof servers)[]).map((server, index) =>
      inbox.request(read({ message: `req${index + 1}`, requestedSchema: {} }), { server: servers[server] }),
    );
    expect(inbox.getSnapshot().map(({ server }) => server.id)).toEqual(input.server);
    const [first = '', second = '', third = ''] = ids(inbox);
    inbox.accept(first, {});
    inbox.decline(second);
    inbox.cancel(third);
    const actions = (await Promise.all(outcomes)).map(({ action }, index) => `${action} for req${index + 1}`);
    expect(actions).toEqual(expected.results);
  });

  it('a request that is delivered twice is one prompt [B080] [GE-09]', async () => {
    const inbox = create();
    const again = () =>
      inbox.request(read({ message: 'req1', requestedSchema: {} }), {
        server: servers.s1,
        replayKey: 'req1',
      });
    const both = [again(), again()];
    const [id = ''] = ids(inbox);
    expect(inbox.getSnapshot()).toHaveLength(1);
    inbox.accept(id, { a: 'typed' });
    for (const outcome of both) expect((await outcome).result).toMatchObject({ content: { a: 'typed' } });
  });

  it('a replay key of one server is nothing to another [GE-45]', () => {
    const inbox = create();
    for (const server of [servers.s1, servers.s2]) {
      void inbox.request(read({ message: 'same', requestedSchema: {} }), { server, replayKey: 'same' });
    }
    expect(inbox.getSnapshot()).toHaveLength(2);
  });

  it('a claimed name opens no door: rules, limits and mute go by the host’s own id [GE-04]', () => {
    const trusted = { id: 's1', label: 'One', claimedName: 'Trusted' } as const;
    const impostor = { id: 's2', label: 'Two', claimedName: 'Trusted' } as const;
    const inbox = create({
      policy: {
        decide: ({ server }: { server: { id: string } }) =>
          server.id === 's1' ? { action: 'accept', ruleId: 'trusted', content: {} } : { action: 'ask' },
        reserve: () => ({ granted: true, lease: { close: () => {}, release: () => {} } }),
        offers: () => true,
      },
    });
    for (const server of [trusted, impostor])
      void inbox.request(read({ message: 'm', requestedSchema: {} }), { server });
    expect(inbox.getSnapshot().map(({ server }) => server.id)).toEqual(['s2']);
    inbox.mute('s1');
    expect(inbox.getSnapshot()).toHaveLength(1);
  });

  it('a missing mode is a form and an unknown one is nothing to show [B091] [EL-07] [EL-09]', () => {
    const { input, variants = [] } = theCase('B091');
    expect(read(input.params).kind).toBe('form');
    expect(normalizeRequest({ method: 'elicitation/create', params: variants[0]?.input?.params })).toEqual({
      unsupported: 'mode',
    });
  });

  it('a completion notice for another id changes nothing, and a second one neither [B092]', () => {
    const inbox = create();
    const { input } = theCase('B092');
    const { elicitationId } = input.params as { elicitationId: string };
    void inbox.request(read(input.params), { server: servers.s1, era: 'legacy' });
    const [id = ''] = ids(inbox);
    inbox.accept(id);
    inbox.complete('s1', (input.event as { elicitationId: string }).elicitationId);
    expect(inbox.get(id)?.status).toBe('opened');
    inbox.complete('s1', elicitationId);
    expect(inbox.get(id)).toBeUndefined();
    const settled = inbox.getSettled(id);
    inbox.complete('s1', elicitationId);
    expect(inbox.getSettled(id)).toBe(settled);
  });

  it('every key of a round is answered, a refusal among them [B127] [RD-09] [RD-21]', async () => {
    const inbox = create();
    const { input, expected } = theCase('B127');
    const round = inbox.fulfil(input.inputRequests as Record<string, unknown>, { server: servers.s1 });
    const [login = '', env = ''] = ids(inbox);
    inbox.accept(login, { name: 'ada' });
    inbox.decline(env);
    expect(await round).toEqual(expected.inputResponses);
  });
});
