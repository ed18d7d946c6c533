import { createInbox } from '@assent/client';
import { usePendingRequests } from '@assent/client/react';
import { AssentProvider } from '@assent/ui';
import { ElicitationFormSurface } from '@assent/ui/elicitation-form';
import type { JSX } from 'react';
import { createRoot } from 'react-dom/client';
import type { FormOptions } from './FormAdapter.ts';

const server = { id: 'bench', label: 'Bench' } as const;
const armDelay = { accept: 0, open: 0 } as const;

function Pending(): JSX.Element | null {
  const request = usePendingRequests().find((candidate) => candidate.kind === 'form');
  return request === undefined ? null : <ElicitationFormSurface request={request} />;
}

/** The kit's whole form surface, inline as in a chat; accept sends without a review, as the peers do. */
export function mount(element: HTMLElement, { requestedSchema, onSubmit }: FormOptions): () => void {
  const stop = new AbortController();
  const inbox = createInbox({ surfaces: ['form'], warn: () => {} });
  const params = { message: 'Please fill in this form.', requestedSchema };
  void inbox.request({ kind: 'form', params }, { server, signal: stop.signal }).then(({ action, result }) => {
    if (action === 'accept') onSubmit((result as { readonly content?: unknown }).content);
  });
  const root = createRoot(element);
  root.render(
    <AssentProvider inbox={inbox} locale="en" review="never" armDelay={armDelay}>
      <Pending />
    </AssentProvider>,
  );
  return () => {
    root.unmount();
    stop.abort();
  };
}
