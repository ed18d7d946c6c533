import { ask, createScriptedServer, fail, say, wait } from '@assent/testing';
import { afterEach, describe, expect, it } from 'vitest';
import type { OperationPhase } from '../../rounds/OperationPhase.ts';
import type { SdkConnection } from './SdkConnection.ts';
import { answerEach, connectInProcess, pending, until } from './testing.ts';

const form = (message: string, properties: object = { name: { type: 'string' } }) => ({
  method: 'elicitation/create',
  params: { message, requestedSchema: { type: 'object', properties } },
});
const url = {
  method: 'elicitation/create',
  params: { mode: 'url', url: 'https://a.example/', message: 'Go' },
};

const open: SdkConnection[] = [];
const track = <B extends { connection: SdkConnection }>(bound: B): B => {
  open.push(bound.connection);
  return bound;
};
afterEach(async () => {
  for (const connection of open.splice(0)) await connection.close();
});

describe('a modern connection of the SDK v2 client', () => {
  it('gathers a whole round before one retry, under the same keys, with bare results [RD-01] [RD-08] [RD-09] [RD-10] [RD-36]', async () => {
    const scripted = createScriptedServer({
      script: {
        book: [
          ask({ a: form('A?'), constructor: form('B?'), '': form('C?'), ключ: form('D?') }, 's'),
          say('done'),
        ],
      },
    });
    const { inbox, connection } = track(await connectInProcess(scripted));
    const call = connection.callTool({ name: 'book', arguments: { x: 1 } });
    const requests = await pending(inbox, 4);
    expect(requests.map(({ round }) => round?.key)).toEqual(['a', 'constructor', '', 'ключ']);
    for (const { id } of requests.slice(0, 3)) inbox.accept(id, { name: 'Ada' });
    expect(scripted.calls).toHaveLength(1);
    inbox.decline(requests[3]?.id ?? '', { note: 'too private' });
    expect((await call).content).toEqual([{ type: 'text', text: 'done' }]);
    expect(scripted.calls).toHaveLength(2);
    expect(scripted.calls[1]).toMatchObject({ name: 'book', arguments: { x: 1 }, requestState: 's' });
    const accepted = { action: 'accept', content: { name: 'Ada' } };
    expect(scripted.calls[1]?.inputResponses).toEqual({
      a: accepted,
      constructor: accepted,
      '': accepted,
      ключ: { action: 'decline' },
    });
  });

  it.each([
    '',
    'x'.repeat(1_000_000),
    '\ud800 lone',
    '{"json":true}',
    '"quoted"',
    'null',
    ' \t padded \r\n',
    'e\u0301 and \u212b, not yet composed',
    '%41+%2B',
    'MiXeD',
  ])('returns a state byte for byte (%#) [RD-03]', async (state) => {
    const scripted = createScriptedServer({ script: { t: [ask({ q: form('?') }, state), say('ok')] } });
    const { inbox, connection } = track(await connectInProcess(scripted));
    answerEach(inbox, ({ id }) => inbox.cancel(id));
    await connection.callTool({ name: 't' });
    expect(scripted.calls[1]?.requestState).toBe(state);
  });

  it('sends no state when the latest result had none [RD-05]', async () => {
    const scripted = createScriptedServer({
      script: { t: [ask({ q: form('1') }, 'first'), ask({ q: form('2') }), say('ok')] },
    });
    const { inbox, connection } = track(await connectInProcess(scripted));
    answerEach(inbox, ({ id }) => inbox.decline(id));
    await connection.callTool({ name: 't' });
    expect(scripted.calls[1]).toHaveProperty('requestState', 'first');
    expect(scripted.calls[2]).not.toHaveProperty('requestState');
    expect(scripted.calls[2]).toHaveProperty('inputResponses');
  });

  it('shows a round of mixed kinds as one and sends it together [RD-22]', async () => {
    const scripted = createScriptedServer({
      script: {
        t: [
          ask({
            f: form('?'),
            u: url,
            s: { method: 'sampling/createMessage', params: { messages: [], maxTokens: 5 } },
            r: { method: 'roots/list' },
          }),
          say('ok'),
        ],
      },
    });
    const { inbox, connection } = track(await connectInProcess(scripted));
    const call = connection.callTool({ name: 't' });
    const [f, u, s, r] = await pending(inbox, 4);
    expect([f?.round?.index, f?.round?.count]).toEqual([0, 4]);
    const text = { role: 'assistant', model: 'm', content: { type: 'text', text: 'hi' } };
    inbox.approve(s?.id ?? '', text);
    inbox.approve(r?.id ?? '', { roots: [] });
    inbox.accept(f?.id ?? '', {});
    inbox.accept(u?.id ?? '');
    expect(scripted.calls).toHaveLength(1);
    inbox.finish(u?.id ?? '');
    await call;
    expect(scripted.calls[1]?.inputResponses).toEqual({
      f: { action: 'accept', content: {} },
      u: { action: 'accept' },
      s: text,
      r: { roots: [] },
    });
  });

  it('abandons the round when a person rejects sampling: nothing is replayed [RD-20] [SA-36]', async () => {
    const scripted = createScriptedServer({
      script: {
        t: [
          ask({ f: form('?'), s: { method: 'sampling/createMessage', params: { messages: [] } } }),
          say('no'),
        ],
      },
    });
    const { inbox, connection } = track(await connectInProcess(scripted));
    const call = connection.callTool({ name: 't' });
    const [f, s] = await pending(inbox, 2);
    inbox.accept(f?.id ?? '', {});
    inbox.reject(s?.id ?? '');
    await expect(call).rejects.toMatchObject({ name: 'RoundAbandoned', reason: 'rejected' });
    expect(scripted.calls).toHaveLength(1);
    expect(inbox.getSnapshot()).toEqual([]);
    expect(inbox.getSettled(f?.id ?? '')?.outcome).toMatchObject({ action: 'cancel', reason: 'withdrawn' });
  });

  it.each([
    [
      'an undeclared kind [RD-17] [EL-05]',
      { ok: form('?'), s: { method: 'sampling/createMessage', params: {} } },
    ],
    ['another method [RD-16]', { ok: form('?'), p: { method: 'ping' } }],
    [
      'an unknown mode [EL-09]',
      { v: { method: 'elicitation/create', params: { mode: 'voice', message: '?' } } },
    ],
    ['no request at all', { ok: form('?'), n: null }],
    ['a reserved key [RD-18]', JSON.parse('{"__proto__":{"method":"roots/list"}}')],
  ])('shows nothing of a round with %s', async (_what, round) => {
    const scripted = createScriptedServer({ script: { t: [ask(round), say('no')] } });
    const { inbox, connection } = track(await connectInProcess(scripted, { surfaces: ['form', 'roots'] }));
    let shown = 0;
    inbox.subscribe(() => {
      shown += inbox.getSnapshot().length;
    });
    await expect(connection.callTool({ name: 't' })).rejects.toMatchObject({ reason: 'unsupported' });
    expect(shown).toBe(0);
    expect(scripted.calls).toHaveLength(1);
  });

  it('paces state-only results and drives them without any surface [RD-02] [RD-37]', async () => {
    const scripted = createScriptedServer({ script: { t: [wait('a'), wait('b'), say('ok')] } });
    const waits: number[] = [];
    const clock = {
      now: () => 0,
      after: (milliseconds: number, run: () => void) => {
        if (milliseconds < 30_000) {
          waits.push(milliseconds);
          queueMicrotask(run);
        }
        return () => {};
      },
    };
    const { connection } = track(await connectInProcess(scripted, { surfaces: [], clock }));
    await connection.callTool({ name: 't' });
    expect(waits).toEqual([250, 500]);
    expect(scripted.calls.map(({ requestState }) => requestState)).toEqual([undefined, 'a', 'b']);
  });

  it('stops at the limit with an error that resumes [RD-19]', async () => {
    const scripted = createScriptedServer({
      script: {
        t: [
          ask({ q: form('1') }, 's1'),
          ask({ q: form('2') }, 's2'),
          ask({ q: form('3') }, 'secret-state'),
          say('ok'),
        ],
      },
    });
    const { inbox, connection } = track(await connectInProcess(scripted, {}, { limits: { maxRounds: 2 } }));
    answerEach(inbox, ({ id }) => inbox.decline(id));
    const error = await connection.callTool({ name: 't' }).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ name: 'RoundsExceeded', code: 'rounds-exceeded' });
    expect(JSON.stringify(error) + String(error)).not.toContain('secret-state');
    const state = (error as { getState(): Parameters<SdkConnection['resume']>[0] }).getState();
    const resumed = await connection.resume(JSON.parse(JSON.stringify(state)));
    expect(resumed).toMatchObject({ content: [{ text: 'ok' }] });
    expect(scripted.calls[3]).toMatchObject({
      requestState: 'secret-state',
      inputResponses: { q: { action: 'decline' } },
    });
  });

  it('recognises a question that is asked again, and only that one [RD-23] [RD-21]', async () => {
    const crates = (extra: object) => form('How many?', { crates: { type: 'integer', ...extra } });
    const scripted = createScriptedServer({
      script: {
        t: [
          ask({ a: crates({}), b: form('Who?') }),
          ask({ again: crates({ maximum: 3 }), other: form('When?') }),
          say('ok'),
        ],
      },
    });
    const { inbox, connection } = track(await connectInProcess(scripted));
    const call = connection.callTool({ name: 't' });
    for (const { id } of await pending(inbox, 2)) inbox.accept(id, {});
    const second = await until(inbox, () => {
      const requests = inbox.getSnapshot().filter(({ round }) => round?.number === 2);
      return requests.length === 2 ? requests : undefined;
    });
    expect(second.map(({ round }) => [round?.key, round?.askedAgain])).toEqual([
      ['again', true],
      ['other', false],
    ]);
    for (const { id } of second) inbox.cancel(id);
    await call;
  });

  it('keeps rounds of parallel calls apart, their states and their answers [RD-07]', async () => {
    const scripted = createScriptedServer({
      script: {
        t: [
          ({ arguments: sent }) => ask({ k: form('?') }, `state of ${JSON.stringify(sent)}`),
          ({ arguments: sent, requestState, inputResponses }) =>
            inputResponses
              ? say(JSON.stringify([sent, requestState, inputResponses]))
              : ask({ k: form('?') }, `state of ${JSON.stringify(sent)}`),
        ],
      },
    });
    const { inbox, connection } = track(await connectInProcess(scripted));
    const calls = [1, 2].map((n) => connection.callTool({ name: 't', arguments: { n } }));
    const [first, second] = await pending(inbox, 2);
    expect(first?.scope?.id).not.toBe(second?.scope?.id);
    inbox.accept(second?.id ?? '', { name: 'second' });
    inbox.accept(first?.id ?? '', { name: 'first' });
    const texts = (await Promise.all(calls)).map(({ content }) => JSON.stringify(content));
    for (const [index, text] of texts.entries()) {
      const n = index + 1;
      expect(text).toContain(`state of {\\\\\\"n\\\\\\":${n}}`);
      expect(text).toContain(['first', 'second'][index]);
      expect(text).not.toContain(['second', 'first'][index]);
    }
  });

  it.each(['getPrompt', 'readResource'] as const)('drives %s as well [RD-28] [RD-15]', async (verb) => {
    const last = verb === 'getPrompt' ? { messages: [] } : { contents: [], ttlMs: 0, cacheScope: 'private' };
    const scripted = createScriptedServer({
      script: { 'file:///p': [ask({ q: form('?') }, 's'), { result: { resultType: 'complete', ...last } }] },
    });
    const { inbox, connection } = track(await connectInProcess(scripted));
    answerEach(inbox, (request) => {
      expect(request.scope).toMatchObject({
        method: verb === 'getPrompt' ? 'prompts/get' : 'resources/read',
        name: 'file:///p',
      });
      inbox.decline(request.id);
    });
    const target = verb === 'getPrompt' ? { name: 'file:///p' } : { uri: 'file:///p' };
    const result = await connection[verb](target as never);
    expect(result).toMatchObject(verb === 'getPrompt' ? { messages: [] } : { contents: [] });
    expect(scripted.calls).toHaveLength(2);
  });

  it('checks structured content of a tool with an output schema after its rounds', async () => {
    const tool = {
      name: 't',
      inputSchema: { type: 'object' },
      outputSchema: { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] },
    };
    const done = (n: unknown) => ({
      result: { resultType: 'complete', content: [], structuredContent: { n } },
    });
    const scripted = createScriptedServer({
      tools: [tool],
      script: {
        t: [
          ask({ q: form('?') }),
          done(1),
          ask({ q: form('?') }),
          done('one'),
          ask({ q: form('?') }),
          say('none'),
        ],
      },
    });
    const { inbox, connection } = track(await connectInProcess(scripted));
    await connection.client.listTools();
    answerEach(inbox, ({ id }) => inbox.accept(id, {}));
    expect((await connection.callTool({ name: 't' })).structuredContent).toEqual({ n: 1 });
    await expect(connection.callTool({ name: 't' })).rejects.toThrow(
      /does not match the tool's output schema/,
    );
    await expect(connection.callTool({ name: 't' })).rejects.toThrow(/did not return structured content/);
  });

  it('withdraws what is pending when the host aborts, and lets no late result show anything [GE-22] [EL-25]', async () => {
    const scripted = createScriptedServer({ script: { t: [ask({ q: form('?') }), say('no')] } });
    const { inbox, connection } = track(await connectInProcess(scripted));
    const stop = new AbortController();
    const call = connection.callTool({ name: 't' }, { signal: stop.signal });
    const [request] = await pending(inbox);
    stop.abort();
    await expect(call).rejects.toMatchObject({ reason: 'aborted' });
    expect(inbox.getSnapshot()).toEqual([]);
    expect(inbox.accept(request?.id ?? '', {})).toEqual({ settled: false, by: 'aborted' });
    expect(scripted.calls).toHaveLength(1);
  });

  it('ends everything pending when the connection closes', async () => {
    const scripted = createScriptedServer({ script: { t: [ask({ q: form('?') })] } });
    const { inbox, connection } = track(await connectInProcess(scripted));
    const call = connection.callTool({ name: 't' });
    const [request] = await pending(inbox);
    await connection.close();
    await expect(call).rejects.toMatchObject({ reason: 'withdrawn' });
    expect(inbox.getSettled(request?.id ?? '')?.outcome.reason).toBe('withdrawn');
  });

  /** Loses the next `count` requests that carry answers. */
  const losing = (scripted: ReturnType<typeof createScriptedServer>, count: number) => {
    let left = count;
    const transportFetch: typeof scripted.transportFetch = (input, init) => {
      if (left === 0 || !String(init?.body).includes('inputResponses')) {
        return scripted.transportFetch(input, init);
      }
      left -= 1;
      return Promise.reject(new TypeError('fetch failed'));
    };
    return { transportFetch };
  };

  it('sends a lost retry again without asking the person again [RD-29]', async () => {
    const scripted = createScriptedServer({ script: { t: [ask({ q: form('?') }, 's'), say('ok')] } });
    const { inbox, connection } = track(await connectInProcess(losing(scripted, 1)));
    let asked = 0;
    answerEach(inbox, ({ id }) => {
      asked += 1;
      inbox.accept(id, { name: 'Ada' });
    });
    await connection.callTool({ name: 't' });
    expect(asked).toBe(1);
    expect(scripted.calls[1]).toMatchObject({ requestState: 's' });
  });

  it('gives a prompt back that could not be delivered, and sends it again on the next yes [GE-25]', async () => {
    const scripted = createScriptedServer({ script: { t: [ask({ q: form('?') }, 's'), say('ok')] } });
    const { inbox, connection } = track(await connectInProcess(losing(scripted, 2)));
    const call = connection.callTool({ name: 't' });
    const [asked] = await pending(inbox);
    const id = asked?.id ?? '';
    inbox.accept(id, { name: 'Ada' });
    const failed = await until(inbox, () => {
      const request = inbox.get(id);
      return request?.status === 'failed' ? request : undefined;
    });
    expect(failed.failure).toContain('fetch failed');
    expect(inbox.accept(id)).toEqual({ settled: true });
    await call;
    expect(scripted.calls[1]?.inputResponses).toEqual({ q: { action: 'accept', content: { name: 'Ada' } } });
  });

  it('says clearly that the server no longer accepts the state [RD-30]', async () => {
    const scripted = createScriptedServer({
      script: {
        t: [ask({ q: form('?') }, 'old'), fail(-32602, 'Invalid', { reason: 'invalid_request_state' })],
      },
    });
    const { inbox, connection } = track(await connectInProcess(scripted));
    answerEach(inbox, ({ id }) => inbox.accept(id, {}));
    await expect(connection.callTool({ name: 't' })).rejects.toMatchObject({ name: 'RoundStateRejected' });
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('hands an error to the host, -32042 too, which starts no URL flow in this era [EL-URL-43]', async () => {
    const scripted = createScriptedServer({
      script: { t: [ask({ q: form('?') }), fail(-32042, 'x', { elicitations: [url.params] })] },
    });
    const { inbox, connection } = track(await connectInProcess(scripted));
    answerEach(inbox, ({ id }) => inbox.accept(id, {}));
    await expect(connection.callTool({ name: 't' })).rejects.toMatchObject({ code: -32042 });
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('returns to waiting when the server puts off its answer after a page was opened', async () => {
    const scripted = createScriptedServer({ script: { t: [ask({ u: url }, 's'), wait('s2'), say('ok')] } });
    const clock = { now: () => 0, after: () => () => {} };
    const { inbox, connection } = track(await connectInProcess(scripted, { clock }));
    const call = connection.callTool({ name: 't' });
    const [first] = await pending(inbox);
    inbox.accept(first?.id ?? '');
    expect(inbox.get(first?.id ?? '')?.status).toBe('opened');
    expect(scripted.calls).toHaveLength(1);
    inbox.finish(first?.id ?? '');
    const again = await until(inbox, () => inbox.getSnapshot().find(({ id }) => id !== first?.id));
    expect(again).toMatchObject({ kind: 'url', status: 'opened', params: { url: 'https://a.example/' } });
    inbox.finish(again.id);
    await call;
    expect(scripted.calls[2]).toMatchObject({ requestState: 's2' });
    expect(scripted.calls[2]).not.toHaveProperty('inputResponses');
  });

  it('tells the host when it waits for a person and when it runs on', async () => {
    const scripted = createScriptedServer({
      script: { t: [ask({ a: form('?'), b: form('!') }), say('ok')] },
    });
    const { inbox, connection } = track(await connectInProcess(scripted));
    answerEach(inbox, ({ id }) => inbox.accept(id, {}));
    const phases: OperationPhase[] = [];
    await connection.callTool({ name: 't' }, { onPhase: (phase) => phases.push(phase) });
    expect(phases).toEqual([
      { phase: 'running', round: 0 },
      { phase: 'waiting-for-user', round: 1, pending: 2 },
      { phase: 'running', round: 1 },
    ]);
  });

  it('declares on every request what it answers for, and nothing it does not show [EL-02] [EL-03] [RD-27]', async () => {
    const scripted = createScriptedServer({ script: { t: [ask({ q: form('?') }), say('ok')] } });
    const { inbox, connection } = track(await connectInProcess(scripted, { surfaces: ['form'] }));
    answerEach(inbox, ({ id }) => inbox.accept(id, {}));
    await connection.callTool({ name: 't' });
    for (const { clientCapabilities } of scripted.calls) {
      expect(clientCapabilities).toEqual({ elicitation: { form: {} } });
    }
  });
});
