import './quietZod.ts';
import { createRoot } from 'react-dom/client';
import '@assent/ui/styles.css';
import './playground.css';
import { App } from './App.tsx';
import { createDesk } from './host/createDesk.ts';
import { createHost } from './host/createHost.ts';

const root = document.getElementById('root');
if (root === null)
  throw new Error('index.html has lost its #root element, so the playground has nowhere to go');

createRoot(root).render(<App host={createHost(await createDesk())} />);
