import { Client, isInputRequiredResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { createScriptedLegacyServer } from './createScriptedLegacyServer.ts';
import { createScriptedServer, type ScriptedServer } from './createScriptedServer.ts';
import { ask, fail, say, wait } from './replies.ts';

async function connectModern(server: ScriptedServer): Promise<Client> {
  const client = new Client(
    { name: 'test-host', version: '1.0.0' },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: 'auto' } },
  );
  await client.connect(
    new StreamableHTTPClientTransport(new URL('http://scripted.test/mcp'), { fetch: server.transportFetch }),
  );
  return client;
}

describe('scripted modern server', () => {
  it('sends any round as it is written and shows what came back', async () => {
    const hostile = JSON.parse('{"method":"elicitation/create","params":{"__proto__":{"x":1},"mode":7}}');
    const server = createScriptedServer({
      script: { tool: [ask({ q: hostile }, 'state-ü'), (call) => say(String(call.requestState))] },
    });
    const client = await connectModern(server);
    const round = await client.callTool({ name: 'tool' }, { allowInputRequired: true });
    expect(isInputRequiredResult(round)).toBe(true);
    expect(JSON.stringify(round)).toContain('"__proto__":{"x":1}');
    const retry = { name: 'tool', inputResponses: { q: { action: 'cancel' } }, requestState: 'state-ü' };
    const result = await client.callTool(retry);
    expect(result.content).toEqual([{ type: 'text', text: 'state-ü' }]);
    expect(server.calls[1]).toMatchObject({
      inputResponses: { q: { action: 'cancel' } },
      requestState: 'state-ü',
      clientCapabilities: { elicitation: { form: {} } },
    });
    await client.close();
  });

  it('repeats the last step, can only wait, and can fail', async () => {
    const server = createScriptedServer({ script: { a: [wait('s')], b: [fail(-32042, 'later', { x: 1 })] } });
    const client = await connectModern(server);
    for (let turn = 0; turn < 2; turn += 1) {
      const result = await client.callTool({ name: 'a' }, { allowInputRequired: true });
      expect(result).toMatchObject({ resultType: 'input_required', requestState: 's' });
    }
    await expect(client.callTool({ name: 'b' })).rejects.toMatchObject({ code: -32042 });
    await client.close();
  });
});

describe('scripted legacy server', () => {
  it('pushes any request with id 0 first and shows the raw answer', async () => {
    const client = new Client({ name: 'h', version: '1' }, { capabilities: { elicitation: { form: {} } } });
    client.setRequestHandler('elicitation/create', () => ({ action: 'decline' }));
    const server = createScriptedLegacyServer();
    await client.connect(server.transport);
    const params = { message: 'Name?', requestedSchema: { type: 'object', properties: {} } };
    expect(await server.request('elicitation/create', params)).toEqual({ result: { action: 'decline' } });
    expect(await server.request('elicitation/create', { message: 7 })).toMatchObject({
      error: { code: -32602 },
    });
    expect(server.clientCapabilities()).toEqual({ elicitation: { form: {} } });
    await client.close();
  });

  it('asks in the middle of a call', async () => {
    const client = new Client({ name: 'h', version: '1' }, { capabilities: { elicitation: { form: {} } } });
    client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { a: 'b' } }));
    const server = createScriptedLegacyServer({
      onCall: async (_call, self) => {
        const answer = await self.request('elicitation/create', {
          message: 'A?',
          requestedSchema: { type: 'object', properties: { a: { type: 'string' } } },
        });
        return say(JSON.stringify(answer));
      },
    });
    await client.connect(server.transport);
    const result = await client.callTool({ name: 'any' });
    expect(result.content).toEqual([
      { type: 'text', text: '{"result":{"action":"accept","content":{"a":"b"}}}' },
    ]);
    await client.close();
  });
});
