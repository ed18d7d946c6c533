import { createInbox } from '@assent/client';
import { bindClient } from '@assent/client/sdk';
import { AssentProvider, RequestDialogs } from '@assent/ui';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createRoot } from 'react-dom/client';
import '@assent/ui/styles.css';

// What this host can show. The capabilities it declares to servers follow from it.
const inbox = createInbox({ surfaces: ['form'] });

const client = new Client({ name: 'my-host', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
const server = { id: 'travel', label: 'Travel agency', origin: 'http://127.0.0.1:3001' };
// Before connecting: capabilities are fixed from then on.
const connection = bindClient(client, { inbox, server });

async function book(): Promise<void> {
  await connection.connect(new StreamableHTTPClientTransport(new URL('http://127.0.0.1:3001/mcp')));
  const result = await connection.callTool({ name: 'book_trip', arguments: {} });
  document.title = JSON.stringify(result.content);
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <AssentProvider inbox={inbox}>
    <button type="button" onClick={() => void book()}>
      Book a trip
    </button>
    <RequestDialogs />
  </AssentProvider>,
);
