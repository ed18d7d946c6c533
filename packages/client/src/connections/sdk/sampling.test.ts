import {
  ask,
  createScriptedLegacyServer,
  createScriptedServer,
  createTravelServer,
  say,
} from '@assent/testing';
import { createDemoModel } from '@assent/testing/model';
import { specTypeSchemas } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, it } from 'vitest';
import type { PendingRequest } from '../../inbox/PendingRequest.ts';
import { createPolicy } from '../../policy/createPolicy.ts';
import type { Complete } from '../../sampling/Completion.ts';
import { createSamplingReview } from '../../sampling/createSamplingReview.ts';
import type { SdkConnection } from './SdkConnection.ts';
import { connect, connectInProcess, until } from './testing.ts';

const text = (value: string) => ({ type: 'text', text: value });
const sample = (params: object) => ({ method: 'sampling/createMessage', params });
const prompt = { messages: [{ role: 'user', content: text('hi') }], maxTokens: 10 };
const eras = ['modern', 'legacy'] as const;

const open: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** A connection to the travel server with the demonstration model behind both gates. */
async function travel(
  era: (typeof eras)[number],
  options: { policy?: ReturnType<typeof createPolicy>; complete?: Complete } = {},
) {
  const server = createTravelServer();
  const review = createSamplingReview({
    complete: options.complete ?? (createDemoModel() as Complete),
    tools: true,
  });
  const inboxOptions = { sampling: review, ...(options.policy && { policy: options.policy }) };
  const bound =
    era === 'modern'
      ? await connectInProcess(server, inboxOptions)
      : await connect(await server.connectLegacy(), inboxOptions);
  open.push(bound.connection, server);
  return { ...bound, review };
}

const inStatus = (
  inbox: Parameters<typeof until>[0],
  status: PendingRequest['status'],
): Promise<PendingRequest> =>
  until(inbox, () => inbox.getSnapshot().find((request) => request.status === status));

async function atFirstGate(bound: Awaited<ReturnType<typeof travel>>): Promise<PendingRequest> {
  return inStatus(bound.inbox, 'waiting');
}

function conforms(result: unknown, schema: 'CreateMessageResult' | 'CreateMessageResultWithTools'): boolean {
  const checked = specTypeSchemas[schema]['~standard'].validate(result);
  return !('then' in checked) && checked.issues === undefined;
}

describe.each(eras)('sampling over a %s connection', (era) => {
  it('finds the best flight with the reviewed request and the reviewed answer [S-14] [S-23] [SA-03] [SA-06]', async () => {
    const bound = await travel(era);
    const call = bound.connection.callTool({ name: 'find_best_flight', arguments: {} });
    const { id } = await atFirstGate(bound);
    const asked = bound.review.getState(id);
    expect(asked?.asked).toMatchObject({ maxTokens: 1500, problems: [], totals: { messages: 1 } });
    bound.inbox.approve(id);
    await inStatus(bound.inbox, 'reviewing');
    bound.inbox.approve(id, { content: text('Flight 12, as edited by the person') });
    const result = await call;
    expect(result.isError).not.toBe(true);
    expect(JSON.stringify(result)).toContain('Flight 12, as edited by the person');
  });

  it('goes through a loop of two tools, each round reviewed [S-18] [SA-TOOL-13] [SA-TOOL-16]', async () => {
    const bound = await travel(era);
    const call = bound.connection.callTool({ name: 'find_flight_with_tools', arguments: {} });
    const rounds: (number | undefined)[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { id } = await atFirstGate(bound);
      rounds.push(bound.review.getState(id)?.toolRound);
      bound.inbox.approve(id);
      await inStatus(bound.inbox, 'reviewing');
      bound.inbox.approve(id);
    }
    expect(JSON.stringify(await call)).toContain('I held');
    expect(rounds).toEqual([1, 2, 3]);
  });

  it.each(['first', 'second'] as const)(
    'ends cleanly when the person rejects at the %s gate [SA-35] [SA-36] [SA-38]',
    async (gate) => {
      let ran = 0;
      const demo = createDemoModel() as Complete;
      const bound = await travel(era, {
        complete: (...args) => {
          ran += 1;
          return demo(...args);
        },
      });
      const call = bound.connection.callTool({ name: 'find_best_flight', arguments: {} });
      const { id } = await atFirstGate(bound);
      if (gate === 'second') {
        bound.inbox.approve(id);
        await inStatus(bound.inbox, 'reviewing');
      }
      bound.inbox.reject(id);
      if (era === 'modern')
        await expect(call).rejects.toMatchObject({ name: 'RoundAbandoned', reason: 'rejected' });
      else {
        const result = await call;
        expect(result.isError).toBe(true);
        expect(JSON.stringify(result)).toContain('User rejected sampling request');
        expect(JSON.stringify(result)).not.toContain('Take flight');
      }
      expect(ran).toBe(gate === 'first' ? 0 : 1);
      expect(bound.inbox.getSnapshot()).toEqual([]);
    },
  );

  it('aborts the model when the operation is aborted while it generates', async () => {
    let started: (signal: AbortSignal) => void = () => {};
    const running = new Promise<AbortSignal>((resolve) => {
      started = resolve;
    });
    const bound = await travel(era, {
      complete: (_, { signal }) => {
        started(signal);
        return new Promise(() => {});
      },
    });
    const controller = new AbortController();
    const call = bound.connection.callTool(
      { name: 'find_best_flight', arguments: {} },
      { signal: controller.signal },
    );
    const ended = call.then(
      () => 'answered',
      () => 'ended',
    );
    const { id } = await atFirstGate(bound);
    bound.inbox.approve(id);
    const signal = await running;
    expect(signal.aborted).toBe(false);
    controller.abort();
    expect(await ended).toBe('ended');
    expect(signal.aborted).toBe(true);
    expect(bound.inbox.getSnapshot()).toEqual([]);
  });

  it('stops a loop at the edge of its envelope in the middle, naming the limit [SA-10] [SA-45] [S-20]', async () => {
    const policy = createPolicy();
    policy.grant({
      serverId: 'travel',
      situation: 'in-operation',
      lifetime: 'session',
      envelope: { operation: { calls: 2 } },
      atLimit: 'refuse',
    });
    let ran = 0;
    const demo = createDemoModel() as Complete;
    const bound = await travel(era, {
      policy,
      complete: (...args) => {
        ran += 1;
        return demo(...args);
      },
    });
    const settled: string[] = [];
    bound.inbox.onSettled(({ outcome }) => settled.push(`${outcome.action} ${outcome.reason}`));
    const call = bound.connection.callTool({ name: 'find_flight_with_tools', arguments: {} });
    if (era === 'modern')
      await expect(call).rejects.toMatchObject({ name: 'RoundAbandoned', reason: 'rejected' });
    else expect(JSON.stringify(await call)).toContain('Sampling limit reached: 2 calls in one operation');
    expect(ran).toBe(2);
    expect(settled).toEqual(['approve policy', 'approve policy', 'reject policy']);
  });
});

describe('sampling on the wire', () => {
  it('answers a modern round with a bare result that fits the spec, with tools and without [SA-31] [SA-36] [SA-02]', async () => {
    const tools = [{ name: 'search', inputSchema: { type: 'object' } }];
    const use = { type: 'tool_use', id: '1', name: 'search', input: {} };
    const scripted = createScriptedServer({
      script: {
        t: [ask({ plain: sample(prompt) }), ask({ withTools: sample({ ...prompt, tools }) }), say('done')],
      },
    });
    const review = createSamplingReview({
      complete: async (request) =>
        request.tools === undefined
          ? { model: 'm', content: [text('a'), text('b')], usage: { inputTokens: 1 } }
          : { model: 'm', content: [text('let me'), use], stopReason: 'toolUse' },
      tools: true,
    });
    const bound = await connectInProcess(scripted, { sampling: review });
    open.push(bound.connection);
    const call = bound.connection.callTool({ name: 't' });
    for (let round = 0; round < 2; round += 1) {
      const { id } = await inStatus(bound.inbox, 'waiting');
      bound.inbox.approve(id);
      await inStatus(bound.inbox, 'reviewing');
      bound.inbox.approve(id);
    }
    await call;
    expect(scripted.calls[1]?.inputResponses).toEqual({
      plain: { role: 'assistant', model: 'm', content: text('ab') },
    });
    expect(scripted.calls[2]?.inputResponses).toEqual({
      withTools: { role: 'assistant', model: 'm', content: [text('let me'), use], stopReason: 'toolUse' },
    });
    expect(conforms(scripted.calls[1]?.inputResponses?.plain, 'CreateMessageResult')).toBe(true);
    expect(conforms(scripted.calls[2]?.inputResponses?.withTools, 'CreateMessageResultWithTools')).toBe(true);
    expect(scripted.calls).toHaveLength(3);
    for (const { clientCapabilities } of scripted.calls) {
      expect(clientCapabilities).toMatchObject({ sampling: { tools: {} } });
    }
  });

  it('sends nothing for a rejected round and does not retry [SA-36]', async () => {
    const scripted = createScriptedServer({ script: { t: [ask({ s: sample(prompt) }), say('never')] } });
    const review = createSamplingReview({ complete: async () => ({ model: 'm', content: text('x') }) });
    const bound = await connectInProcess(scripted, { sampling: review });
    open.push(bound.connection);
    const call = bound.connection.callTool({ name: 't' });
    const { id } = await inStatus(bound.inbox, 'waiting');
    bound.inbox.reject(id);
    await expect(call).rejects.toMatchObject({ reason: 'rejected' });
    expect(scripted.calls).toHaveLength(1);
  });

  it.each([
    ['undeclared tools', { ...prompt, tools: [] }, -32602],
    ['toolChoice alone', { ...prompt, toolChoice: {} }, -32602],
  ])('answers %s on a legacy connection with an error [SA-TOOL-03] [SA-TOOL-04]', async (_, params, code) => {
    const server = createScriptedLegacyServer();
    const review = createSamplingReview({ complete: async () => ({ model: 'm', content: text('x') }) });
    const bound = await connect(server.transport as Parameters<typeof connect>[0], { sampling: review });
    open.push(bound.connection as SdkConnection);
    expect(server.clientCapabilities()).toMatchObject({ sampling: {} });
    expect(await server.request('sampling/createMessage', params)).toMatchObject({ error: { code } });
    expect(bound.inbox.getSnapshot()).toEqual([]);
  });

  it('answers mixed tool results on a legacy connection with -32602 [SA-TOOL-06]', async () => {
    const server = createScriptedLegacyServer();
    const review = createSamplingReview({
      complete: async () => ({ model: 'm', content: text('x') }),
      tools: true,
    });
    const bound = await connect(server.transport as Parameters<typeof connect>[0], { sampling: review });
    open.push(bound.connection);
    const messages = [
      { role: 'assistant', content: { type: 'tool_use', id: '1', name: 's', input: {} } },
      { role: 'user', content: [{ type: 'tool_result', toolUseId: '1', content: [] }, text('and')] },
    ];
    expect(await server.request('sampling/createMessage', { ...prompt, messages })).toMatchObject({
      error: { code: -32602 },
    });
    expect(bound.inbox.getSnapshot()).toEqual([]);
  });

  it('answers a rejection on a legacy connection with -1 and a neutral text [B105] [SA-35]', async () => {
    const server = createScriptedLegacyServer();
    const review = createSamplingReview({ complete: async () => ({ model: 'm', content: text('x') }) });
    const bound = await connect(server.transport as Parameters<typeof connect>[0], { sampling: review });
    open.push(bound.connection);
    const answer = server.request('sampling/createMessage', prompt);
    const { id } = await inStatus(bound.inbox, 'waiting');
    bound.inbox.reject(id);
    expect(await answer).toEqual({ error: { code: -1, message: 'User rejected sampling request' } });
  });
});
