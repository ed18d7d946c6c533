import './quietZod.ts';
import { createInbox } from '@assent/client';
import { createRoot } from 'react-dom/client';
import '@assent/ui/styles.css';
import './playground.css';
import { App } from './App.tsx';
import { createHost } from './host/createHost.ts';
import { lendModel } from './host/lendModel.ts';

const root = document.getElementById('root');
if (root === null)
  throw new Error('index.html has lost its #root element, so the playground has nowhere to go');

const inbox = createInbox({ surfaces: ['form', 'url', 'sampling'], ...lendModel() });

createRoot(root).render(<App host={createHost(inbox)} />);
