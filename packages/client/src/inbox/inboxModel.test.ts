import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advanceRound } from '../rounds/advanceRound.ts';
import type { RoundState } from '../rounds/RoundState.ts';
import { createInbox } from './createInbox.ts';
import type { Inbox, SettledRequest } from './Inbox.ts';
import { type ManualClock, manualClock } from './manualClock.ts';
import type { Outcome } from './Outcome.ts';
import { onAbort } from './onAbort.ts';
import type { RequestPolicy } from './RequestPolicy.ts';

const HUMAN_VERBS = ['accept', 'decline', 'cancel', 'approve', 'reject', 'finish'] as const;
type HumanVerb = (typeof HUMAN_VERBS)[number];

/** What the model knows: who acted on which request, and what every request came to. */
interface Model {
  /** Requests on which a person has successfully used a verb. */
  readonly touched: Set<string>;
  readonly settled: Map<string, SettledRequest[]>;
  readonly controllers: AbortController[];
  closed: AbortController;
  /** States that went out with answers, beside those that came in. */
  readonly states: { readonly received: string; readonly sent: unknown }[];
}

interface Real {
  readonly inbox: Inbox;
  readonly clock: ManualClock;
  readonly problems: string[];
  unmount: () => void;
}

type Command = fc.AsyncCommand<Model, Real>;

/** Roots or a generation, for the verbs that need one. */
const PAYLOAD: Readonly<Record<string, unknown>> = { roots: [], role: 'assistant' };

const START: RoundState = {
  version: 1,
  serverId: 'a',
  method: 'tools/call',
  params: { name: 't' },
  round: 0,
  waits: 0,
  asked: [],
  agreedUrls: [],
};

const RULE = 'the-rule';
const policy: RequestPolicy = {
  decide: ({ params, kind }) =>
    kind === 'form' && params.message === 'by rule'
      ? { action: 'accept', ruleId: RULE, content: {} }
      : { action: 'ask' },
  reserve: () => ({ granted: true, lease: { close: () => {}, release: () => {} } }),
  offers: () => true,
};

/** "Never accept or decline without a human or a named rule." */
function checkOutcome(outcome: Outcome, touched: boolean, problems: string[]): void {
  const { action, reason, ruleId, result } = outcome;
  // What leaves says the same as the record of it.
  if (result && 'action' in result && result.action !== action)
    problems.push(`${action} left as ${result.action}`);
  if (action === 'cancel') return;
  if (reason === 'user' ? !touched : reason !== 'policy' || ruleId !== RULE) {
    problems.push(`${action} for ${reason} without a person or a named rule`);
  }
  if (reason !== 'user' && reason !== 'policy') problems.push(`${action} cannot stand beside ${reason}`);
}

class Arrive implements Command {
  constructor(
    readonly kind: 'form' | 'url' | 'roots' | 'sampling',
    readonly message: string,
    readonly serverId: string,
    readonly replay: number | undefined,
  ) {}
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const controller = new AbortController();
    model.controllers.push(controller);
    onAbort(model.closed.signal, () => controller.abort('closed'));
    const params = {
      mode: this.kind,
      message: this.message,
      url: 'https://a.example/',
      elicitationId: this.message,
    };
    const outcome = real.inbox.request(
      { kind: this.kind, params },
      {
        server: { id: this.serverId, label: this.serverId },
        signal: controller.signal,
        ...(this.replay !== undefined && { replayKey: `${this.kind} ${this.replay}` }),
      },
    );
    let times = 0;
    void outcome.then(() => {
      times += 1;
      if (times > 1) real.problems.push('A request came to two outcomes');
    });
  }
  toString = () => `arrive(${this.kind}, ${this.message}, ${this.serverId}, ${this.replay})`;
}

class ArriveRound implements Command {
  constructor(
    readonly size: number,
    readonly state: string,
    readonly failures: number,
  ) {}
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    const controller = new AbortController();
    model.controllers.push(controller);
    onAbort(model.closed.signal, () => controller.abort('closed'));
    const inputRequests = Object.fromEntries(
      Array.from({ length: this.size }, (_, index) => [
        `k${index}`,
        index % 2 === 0
          ? { method: 'elicitation/create', params: { message: 'Q', requestedSchema: {} } }
          : {
              method: 'elicitation/create',
              params: { mode: 'url', message: 'Q', url: 'https://a.example/' },
            },
      ]),
    );
    const result = { resultType: 'input_required', inputRequests, requestState: this.state };
    const stored = JSON.stringify(advanceRound(START, { type: 'result', result }).state);
    let left = this.failures;
    let delivered = 0;
    real.inbox
      .fulfil(inputRequests, {
        server: { id: 'a', label: 'a' },
        signal: controller.signal,
        deliver: async (responses) => {
          // As on a wire, other things happen before it has arrived.
          await new Promise((resolve) => setImmediate(resolve));
          if (Object.keys(responses).length !== this.size) real.problems.push('A round left incomplete');
          if (left > 0) {
            left -= 1;
            throw new Error('offline');
          }
          delivered += 1;
          if (delivered > 1) real.problems.push('A round was sent twice');
          const { effect } = advanceRound(JSON.parse(stored) as RoundState, { type: 'responses', responses });
          const sent = effect.type === 'send' ? effect.params.requestState : undefined;
          model.states.push({ received: this.state, sent });
        },
      })
      .catch(() => {});
  }
  toString = () => `arriveRound(${this.size}, ${this.failures} failures)`;
}

class Act implements Command {
  constructor(
    readonly verb: HumanVerb,
    readonly pick: number,
  ) {}
  check = () => true;
  async run(model: Model, { inbox, problems }: Real): Promise<void> {
    const requests = inbox.getSnapshot();
    const { id = 'gone', status } = requests[this.pick % Math.max(requests.length, 1)] ?? {};
    const before = model.settled.get(id)?.length ?? 0;
    // The record is written while the verb runs, so the person's hand counts from before it.
    const known = model.touched.has(id);
    model.touched.add(id);
    const result = inbox[this.verb](id, PAYLOAD);
    if (!result.settled && !known) model.touched.delete(id);
    if (before > 0 && result.settled && this.verb !== 'finish')
      problems.push(`${this.verb} settled a settled request`);
    if (result.settled && (status === 'answered' || status === 'delivering'))
      problems.push(`${this.verb} took the place of an answer that was given`);
  }
  toString = () => `${this.verb}(${this.pick})`;
}

class Late implements Command {
  constructor(
    readonly verb: HumanVerb,
    readonly pick: number,
  ) {}
  check = (model: Readonly<Model>) => model.settled.size > 0;
  async run(model: Model, { inbox, problems }: Real): Promise<void> {
    const ids = [...model.settled.keys()].filter((id) => !inbox.get(id));
    const id = ids[this.pick % Math.max(ids.length, 1)];
    if (id !== undefined && inbox[this.verb](id, {}).settled)
      problems.push(`A late ${this.verb} settled again`);
  }
  toString = () => `late ${this.verb}(${this.pick})`;
}

class Do implements Command {
  constructor(
    readonly name: string,
    readonly act: (model: Model, real: Real, pick: number) => void | Promise<void>,
    readonly pick: number,
  ) {}
  check = () => true;
  async run(model: Model, real: Real): Promise<void> {
    await this.act(model, real, this.pick);
  }
  toString = () => `${this.name}(${this.pick})`;
}

const act = (name: string, run: (model: Model, real: Real, pick: number) => void | Promise<void>) =>
  fc.nat(50).map((pick): Command => new Do(name, run, pick));

const requestState = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(' padded\n', 'e\u0301', '\ud800', '{"a":1}'),
);

const commands = [
  fc
    .tuple(
      fc.constantFrom('form', 'url', 'roots', 'sampling'),
      fc.constantFrom('one', 'two', 'by rule'),
      fc.constantFrom('a', 'b'),
      fc.option(fc.nat(3), { nil: undefined }),
    )
    .map(([kind, message, serverId, replay]): Command => new Arrive(kind, message, serverId, replay)),
  fc
    .tuple(fc.integer({ min: 1, max: 3 }), requestState, fc.nat(2))
    .map(([size, state, failures]): Command => new ArriveRound(size, state, failures)),
  fc.tuple(fc.constantFrom(...HUMAN_VERBS), fc.nat(50)).map(([verb, pick]): Command => new Act(verb, pick)),
  fc.tuple(fc.constantFrom(...HUMAN_VERBS), fc.nat(50)).map(([verb, pick]): Command => new Late(verb, pick)),
  act('reopen', (_model, { inbox }, pick) => {
    const requests = inbox.getSnapshot();
    inbox.reopen(requests[pick % Math.max(requests.length, 1)]?.id ?? '');
  }),
  act('abort', ({ controllers }, _real, pick) =>
    controllers[pick % Math.max(controllers.length, 1)]?.abort(),
  ),
  act('server takes back', ({ controllers }, _real, pick) =>
    controllers[pick % Math.max(controllers.length, 1)]?.abort('withdrawn'),
  ),
  act('withdraw', (_model, { inbox }, pick) =>
    inbox.withdraw(({ server }) => server.id === (pick % 2 === 0 ? 'a' : 'b'), 'answered-elsewhere'),
  ),
  act('complete', (_model, { inbox }, pick) => inbox.complete('a', pick % 2 === 0 ? 'one' : 'two')),
  act('time passes', (_model, { clock }, pick) => clock.advance(pick * 1_000)),
  act('close', (model) => {
    model.closed.abort('closed');
    model.closed = new AbortController();
  }),
  act('unmount', (_model, real) => {
    real.unmount();
    real.unmount = () => {};
  }),
  act('mount', (_model, real) => {
    real.unmount();
    real.unmount = real.inbox.registerSurface('form');
  }),
  act('mute', (_model, { inbox }, pick) => (pick % 2 === 0 ? inbox.mute('a') : inbox.unmute('a'))),
  act('show held back', (_model, { inbox }) => inbox.showHeldBack('a')),
  act('messages arrive', () => new Promise((resolve) => setImmediate(resolve))),
];

describe('the inbox under any interleaving', () => {
  it('settles exactly once, never answers by itself, leaves nothing pending after close, and changes no state [EL-13] [GE-18] [RD-03] [RD-32]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (run) => {
        const clock = manualClock();
        const inbox = createInbox({
          surfaces: ['form', 'url', 'sampling', 'roots'],
          clock,
          policy,
          warn: () => {},
          answerWithin: 40_000,
          unattendedAfter: 30_000,
          limits: { arrivalsPerMinute: 4, settledMemory: 1_000 },
        });
        const problems: string[] = [];
        const model: Model = {
          touched: new Set(),
          settled: new Map(),
          controllers: [],
          closed: new AbortController(),
          states: [],
        };
        inbox.onSettled((entry) => {
          const { id } = entry.request;
          model.settled.set(id, [...(model.settled.get(id) ?? []), entry]);
          if ((model.settled.get(id)?.length ?? 0) > 1) problems.push(`${id} settled twice`);
          checkOutcome(entry.outcome, model.touched.has(id), problems);
        });
        await fc.asyncModelRun(() => ({ model, real: { inbox, clock, problems, unmount: () => {} } }), run);
        model.closed.abort('closed');
        await new Promise((resolve) => setImmediate(resolve));
        inbox.showHeldBack('a');
        inbox.showHeldBack('b');
        inbox.unmute('a');
        expect(inbox.getSnapshot()).toEqual([]);
        expect(problems).toEqual([]);
        for (const { received, sent } of model.states) expect(sent).toBe(received);
      }),
      { numRuns: 1_500 },
    );
  }, 120_000);
});
