import './quietZod.js';
import { createInbox } from '@assent/client';
import { bindClient } from '@assent/client/sdk';
import { AssentProvider, RequestDialogs } from '@assent/ui';
import '@assent/ui/styles.css';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const inbox = createInbox({ surfaces: ['form'] });
const client = new Client({ name: 'packed-app', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
const connection = bindClient(client, { inbox, server: { id: 'travel', label: 'Travel agency' } });

function App() {
  const [answer, setAnswer] = useState('');
  const run = async () => {
    const result = await connection.callTool({ name: 'delete_itinerary', arguments: {} });
    setAnswer(JSON.stringify(result.structuredContent));
  };
  return (
    <AssentProvider inbox={inbox}>
      <button type="button" onClick={run}>
        Run
      </button>
      <output>{answer}</output>
      <RequestDialogs />
    </AssentProvider>
  );
}

await connection.connect(new StreamableHTTPClientTransport(new URL('/mcp', location.href)));
createRoot(document.getElementById('root')).render(<App />);
