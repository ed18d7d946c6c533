import { createRawClient, createTaskServer } from '@assent/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createInbox } from '../../inbox/createInbox.ts';
import type { Inbox } from '../../inbox/Inbox.ts';
import { manualClock } from '../../inbox/manualClock.ts';
import { createTaskRunner, type TaskRunner } from './createTaskRunner.ts';
import { tasksExtension } from './tasksExtension.ts';

type Json = Readonly<Record<string, unknown>>;

const identity = { id: 's', label: 'S' };

/** What the server's script does: asks so many questions at once, waits for the answers, or takes one back. */
interface Script {
  readonly rounds: readonly { readonly keys: number; readonly takenBack: boolean }[];
  readonly lingeringPolls: number;
}
type Step =
  | { readonly do: 'poll' | 'reload' | 'lose-a-request' }
  | { readonly do: 'act'; readonly verb: 'accept' | 'decline' | 'cancel'; readonly pick: number };

const script: fc.Arbitrary<Script> = fc.record({
  rounds: fc.array(fc.record({ keys: fc.integer({ min: 1, max: 3 }), takenBack: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  }),
  lingeringPolls: fc.nat(3),
});
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Step>({ do: 'poll' }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      verb: fc.constantFrom('accept' as const, 'decline' as const, 'cancel' as const),
      pick: fc.nat(5),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom<Step>({ do: 'reload' }, { do: 'lose-a-request' }) },
);

/** Long enough for a request in this process to come back. */
async function settleDown(): Promise<void> {
  for (let turn = 0; turn < 25; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

async function play({ rounds, lingeringPolls }: Script, steps: readonly Step[]): Promise<void> {
  const got = new Map<string, unknown>();
  const takenBackKeys = new Set<string>();
  const polls = (): number => server.requests.filter(({ method }) => method === 'tasks/get').length;
  const server = createTaskServer({
    lingeringPolls,
    pollIntervalMs: 1_000,
    tools: {
      t: async (task) => {
        for (const [index, { keys, takenBack }] of rounds.entries()) {
          const questions = Object.fromEntries(
            Array.from({ length: keys }, (_, each) => [
              `r${index}k${each}`,
              {
                method: 'elicitation/create',
                params: { message: `Question ${index} ${each}`, requestedSchema: {} },
              },
            ]),
          );
          const answers = task.ask(questions);
          if (takenBack) {
            // Not before it was seen, or there is nothing to take back.
            for (const from = polls(); polls() === from; ) await new Promise((next) => setImmediate(next));
            await new Promise((next) => setImmediate(next));
            for (const key of Object.keys(questions)) {
              task.withdraw(key);
              takenBackKeys.add(key);
            }
            continue;
          }
          for (const [key, answer] of Object.entries(await answers)) got.set(key, (answer as Json).action);
        }
        return { content: [] };
      },
    },
  });

  const clock = manualClock();
  const items = new Map<string, string>();
  const problems: string[] = [];
  const said = new Map<string, Set<string>>();
  let lose = false;
  const send = createRawClient({
    url: 'http://t.test/mcp',
    capabilities: tasksExtension,
    fetch: async (input, init) => {
      if (lose) {
        lose = false;
        throw new TypeError('offline');
      }
      return server.transportFetch(input, init);
    },
  });

  function page(): { readonly inbox: Inbox; readonly runner: TaskRunner; leave(): void } {
    let here = true;
    const inbox = createInbox({
      surfaces: ['form'],
      clock,
      warn: () => {},
      limits: { arrivalsPerMinute: 1_000 },
    });
    const asked = new Set<string>();
    inbox.onChanged(({ request, before }) => {
      const key = request.round?.key ?? '';
      if (!before && asked.has(key)) problems.push(`${key} was asked twice on one page`);
      asked.add(key);
    });
    const runner = createTaskRunner({
      inbox,
      server: identity,
      // A page that was left neither sends nor hears anything.
      request: (method, params) => (here ? send(method, params) : new Promise(() => {})),
      storage: {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => here && items.set(key, value),
        removeItem: (key) => here && items.delete(key),
      },
    });
    return {
      inbox,
      runner,
      leave: () => {
        here = false;
      },
    };
  }

  let current = page();
  let ended = false;
  const finish = (): void => {
    ended = true;
  };
  current.runner.call('tools/call', { name: 't' }).then(finish, finish);
  await settleDown();

  for (const one of steps) {
    switch (one.do) {
      case 'poll':
        {
          const gone = new Set(takenBackKeys);
          const before = polls();
          clock.advance(1_000);
          await settleDown();
          const left = current.inbox.getSnapshot().map(({ round }) => round?.key ?? '');
          if (polls() > before && left.some((key) => gone.has(key)))
            problems.push('asks what was taken back');
        }
        break;
      case 'lose-a-request':
        lose = true;
        break;
      case 'reload': {
        current.leave();
        current = page();
        for (const { result } of await current.runner.resume()) result.then(finish, finish);
        await settleDown();
        break;
      }
      case 'act': {
        const pending = current.inbox.getSnapshot();
        const request = pending[one.pick % Math.max(pending.length, 1)];
        if (!request) break;
        const key = request.round?.key ?? '';
        said.set(key, (said.get(key) ?? new Set()).add(one.verb));
        current.inbox[one.verb](request.id);
        await settleDown();
        break;
      }
      default:
        one satisfies never;
    }
  }

  // Answer whatever is left, so that the script comes to its end.
  for (let turn = 0; turn < 60 && !ended; turn += 1) {
    lose = false;
    for (const request of current.inbox.getSnapshot()) {
      const key = request.round?.key ?? '';
      said.set(key, (said.get(key) ?? new Set()).add('decline'));
      current.inbox.decline(request.id);
    }
    await settleDown();
    clock.advance(5_000);
    await settleDown();
  }
  expect(problems).toEqual([]);
  expect(ended).toBe(true);
  expect(current.inbox.getSnapshot()).toEqual([]);
  for (const [key, action] of got) expect([...(said.get(key) ?? [])]).toContain(action);
  const accepted = server.requests
    .filter(({ method }) => method === 'tasks/update')
    .flatMap(({ params }) => Object.entries(params.inputResponses as Json));
  for (const [key, answer] of accepted) {
    expect([...(said.get(key) ?? [])]).toContain((answer as { action: string }).action);
  }
  expect(items.size).toBe(0);
}

it('a task under any interleaving is asked once a page, answered only by a person, and followed to its end [TK-55] [TK-56] [TK-60] [TK-61] [TK-62] [TK-63]', async () => {
  await fc.assert(fc.asyncProperty(script, fc.array(step, { maxLength: 25, size: 'max' }), play), {
    numRuns: 400,
  });
}, 120_000);
