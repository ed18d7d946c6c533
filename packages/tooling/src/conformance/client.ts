import { createFormModel, createInbox, type Inbox } from '@assent/client';
import { bindClient } from '@assent/client/sdk';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

/** The client that the conformance suite tries: the SDK bound by us, answering with what our form model suggests. */
const endpoint = process.argv.at(-1);
if (endpoint === undefined || !URL.canParse(endpoint)) {
  throw new Error('The conformance suite did not give a server URL as the last argument.');
}

function acceptSuggestions(inbox: Inbox): void {
  inbox.subscribe(() => {
    for (const request of inbox.getSnapshot()) {
      if (request.status !== 'waiting' || request.kind !== 'form') continue;
      const model = createFormModel(request.params.requestedSchema);
      inbox.accept(request.id, model.toContent(model.initialDraft()));
    }
  });
}

const inbox = createInbox({ surfaces: ['form'], warn: () => {} });
acceptSuggestions(inbox);
const client = new Client(
  { name: 'assent-conformance', version: '0.0.0' },
  { versionNegotiation: { mode: 'auto' } },
);
const connection = bindClient(client, { inbox, server: { id: 'suite', label: 'Conformance suite' } });
await connection.connect(new StreamableHTTPClientTransport(new URL(endpoint)));
const { tools } = await client.listTools();
for (const tool of tools) {
  const { required = [], properties = {} } = tool.inputSchema;
  const values = required.map((name) => {
    const { type } = { type: 'string', ...(properties[name] as object | undefined) };
    return [name, type === 'number' || type === 'integer' ? 1 : type === 'boolean' ? true : 'x'];
  });
  try {
    await connection.callTool({ name: tool.name, arguments: Object.fromEntries(values) }, { tool });
  } catch (error) {
    // The suite judges what was sent. One of its modern tools leaves out resultType, which the SDK refuses.
    console.error(`${tool.name}: ${error}`);
  }
}
await connection.close();
