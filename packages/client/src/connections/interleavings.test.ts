import { createMCPClient, type MCPTransport } from '@ai-sdk/mcp';
import {
  createScriptedLegacyServer,
  type LegacyAnswer,
  type ScriptedLegacyServer,
  say,
} from '@assent/testing';
import { Client } from '@modelcontextprotocol/client';
import { Client as V1Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Transport as V1Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInbox } from '../inbox/createInbox.ts';
import type { Inbox } from '../inbox/Inbox.ts';
import type { SettleResult } from '../inbox/Outcome.ts';
import { aiSdkCapabilities } from './ai-sdk/aiSdkCapabilities.ts';
import { bindAiSdkClient } from './ai-sdk/bindAiSdkClient.ts';
import { bindClient } from './sdk/bindClient.ts';
import { bindV1Client } from './sdk-v1/bindV1Client.ts';

interface Binding {
  callTool(signal: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

interface Kind {
  readonly name: string;
  /** What the client's SDK lets a binding see. */
  readonly sees: {
    readonly cancellation: boolean;
    readonly replays: boolean;
    readonly kinds: readonly string[];
  };
  bind(server: ScriptedLegacyServer, inbox: Inbox): Promise<Binding>;
}

const identity = { id: 's', label: 'S' };
const ALL = { cancellation: true, replays: true, kinds: ['form', 'url', 'sampling', 'roots'] };

/** A late answer to a call that was aborted makes the AI SDK's client throw into its transport. */
function tolerant(inner: MCPTransport): MCPTransport {
  const outer: MCPTransport = {
    start: () => inner.start(),
    send: (message, options) => inner.send(message, options),
    close: () => inner.close(),
  };
  inner.onmessage = (message) => {
    try {
      outer.onmessage?.(message);
    } catch {
      // Not what is tested here.
    }
  };
  inner.onclose = () => outer.onclose?.();
  return outer;
}

const kinds: readonly Kind[] = [
  {
    name: 'SDK v2, legacy',
    sees: ALL,
    async bind({ transport }, inbox) {
      const connection = bindClient(new Client({ name: 'host', version: '1.0.0' }), {
        inbox,
        server: identity,
      });
      await connection.connect(transport);
      return {
        callTool: (signal) => connection.callTool({ name: 't' }, { signal }),
        close: () => connection.close(),
      };
    },
  },
  {
    name: 'SDK v1',
    sees: ALL,
    async bind({ transport }, inbox) {
      const connection = bindV1Client(new V1Client({ name: 'host', version: '1.0.0' }), {
        inbox,
        server: identity,
      });
      await connection.connect(transport as unknown as V1Transport);
      return {
        callTool: (signal) => connection.callTool({ name: 't' }, { signal }),
        close: () => connection.close(),
      };
    },
  },
  {
    name: 'AI SDK',
    sees: { cancellation: false, replays: false, kinds: ['form'] },
    async bind({ transport }, inbox) {
      const client = await createMCPClient({
        transport: tolerant(transport as unknown as MCPTransport),
        capabilities: aiSdkCapabilities(inbox, identity),
        onUncaughtError: () => {},
      });
      const connection = bindAiSdkClient(client, { inbox, server: identity });
      return {
        callTool: (signal) => connection.callTool({ name: 't' }, { signal }),
        close: () => connection.close(),
      };
    },
  },
];

const VERBS = ['accept', 'decline', 'cancel', 'approve', 'reject'] as const;

type Step =
  | { readonly do: 'ask'; readonly kind: string }
  | {
      readonly do: 'act';
      readonly verb: (typeof VERBS)[number];
      readonly pick: number;
      readonly twice: boolean;
    }
  | { readonly do: 'take-back' | 'replay' | 'stop-call'; readonly pick: number }
  | { readonly do: 'call' | 'breathe' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('ask' as const),
      kind: fc.constantFrom('form', 'url', 'sampling', 'roots'),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('act' as const),
      verb: fc.constantFrom(...VERBS),
      pick: fc.nat(20),
      twice: fc.boolean(),
    }),
  },
  fc.record({
    do: fc.constantFrom('take-back' as const, 'replay' as const, 'stop-call' as const),
    pick: fc.nat(20),
  }),
  fc.record({ do: fc.constantFrom('call' as const, 'breathe' as const) }),
);

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Long enough for everything that is in process and on its way. */
async function settleDown(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await breathe();
}

const METHODS: Readonly<Record<string, string>> = {
  form: 'elicitation/create',
  url: 'elicitation/create',
  sampling: 'sampling/createMessage',
  roots: 'roots/list',
};

function paramsOf(kind: string, id: number): Record<string, unknown> {
  if (kind === 'form')
    return { message: `Question ${id}`, requestedSchema: { type: 'object', properties: {} } };
  if (kind === 'url')
    return { mode: 'url', message: `Page ${id}`, url: `https://a.example/${id}`, elicitationId: `e${id}` };
  if (kind === 'sampling') return { messages: [], systemPrompt: `Prompt ${id}`, maxTokens: 5 };
  return { _meta: { id } };
}

/** What one request of the server came to. */
interface Asked {
  readonly id: number;
  readonly kind: string;
  readonly answers: LegacyAnswer[];
  takenBack: boolean;
}

async function play({ bind, sees }: Kind, steps: readonly Step[]): Promise<void> {
  const inbox = createInbox({
    surfaces: ['form', 'url', 'sampling', 'roots'],
    limits: { arrivalsPerMinute: 1_000, settledMemory: 1_000 },
    warn: () => {},
  });
  const settledTimes = new Map<string, number>();
  const touched = new Set<string>();
  const problems: string[] = [];
  inbox.onSettled(({ request, outcome }) => {
    settledTimes.set(request.id, (settledTimes.get(request.id) ?? 0) + 1);
    if (outcome.action !== 'cancel' && !touched.has(request.id)) problems.push(`${outcome.action} by nobody`);
    if (outcome.action !== 'cancel' && outcome.reason !== 'user')
      problems.push(`${outcome.action} for ${outcome.reason}`);
  });
  const releases: (() => void)[] = [];
  const server = createScriptedLegacyServer({
    onCall: () =>
      new Promise((resolve) => {
        releases.push(() => resolve(say('done')));
      }),
  });
  const binding = await bind(server, inbox);
  const asked: Asked[] = [];
  const calls: AbortController[] = [];

  for (const one of steps) {
    switch (one.do) {
      case 'ask': {
        if (!sees.kinds.includes(one.kind)) break;
        const entry: Asked = { id: asked.length, kind: one.kind, answers: [], takenBack: false };
        asked.push(entry);
        const answer = server.request(METHODS[one.kind] ?? '', paramsOf(one.kind, entry.id), entry.id);
        void answer.then((given) => entry.answers.push(given));
        break;
      }
      case 'replay': {
        const entry = asked[one.pick % Math.max(asked.length, 1)];
        if (!sees.replays || !entry || entry.answers.length === 0) break;
        const again = server.request(METHODS[entry.kind] ?? '', paramsOf(entry.kind, entry.id), entry.id);
        void again.then((given) => entry.answers.push(given));
        break;
      }
      case 'take-back': {
        const entry = asked[one.pick % Math.max(asked.length, 1)];
        if (!sees.cancellation || !entry) break;
        entry.takenBack = true;
        await server.notify('notifications/cancelled', { requestId: entry.id, reason: 'x' });
        break;
      }
      case 'act': {
        const pending = inbox.getSnapshot();
        const { id } = pending[one.pick % Math.max(pending.length, 1)] ?? {};
        if (id === undefined) break;
        touched.add(id);
        const payload = { roots: [], role: 'assistant', model: 'm', content: { type: 'text', text: '' } };
        const act = (given: Readonly<Record<string, unknown>>): SettleResult => {
          if (one.verb === 'accept' || one.verb === 'approve') return inbox[one.verb](id, given);
          return inbox[one.verb](id);
        };
        const first = act(one.verb === 'accept' ? {} : payload);
        if (!one.twice || !first.settled || inbox.get(id)?.status === 'opened') break;
        if (act(payload).settled) problems.push(`${one.verb} settled twice`);
        break;
      }
      case 'call': {
        const stop = new AbortController();
        calls.push(stop);
        binding.callTool(stop.signal).catch(() => {});
        break;
      }
      case 'stop-call':
        calls[one.pick % Math.max(calls.length, 1)]?.abort(new Error('stopped'));
        break;
      case 'breathe':
        await breathe();
        break;
      default:
        one satisfies never;
    }
  }

  await settleDown();
  for (const release of releases) release();
  await settleDown();
  await binding.close();
  await settleDown();
  expect(inbox.getSnapshot()).toEqual([]);
  expect(problems).toEqual([]);
  for (const [id, times] of settledTimes) expect(`${id}: ${times}`).toBe(`${id}: 1`);
  for (const { answers } of asked) {
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  }
}

describe.each(kinds)('$name under any interleaving', (kind) => {
  it('settles each request once, answers nothing by itself, gives a replay the same answer and leaves nothing pending', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => play(kind, steps)),
      { numRuns: 600 },
    );
  }, 120_000);
});
