import { mountRequest } from '@assent/testing/react';
import '@assent/ui/styles.css';

/** What the test hands in, and what it reads back. */
export interface StrictPage {
  /** Mounts one raw request; resolves when it has settled. */
  mount(rawRequest: unknown, options?: { readonly era?: 'modern' | 'legacy' }): Promise<unknown>;
  readonly opened: string[];
}

declare global {
  interface Window {
    strictPage?: StrictPage;
  }
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root to mount into.');

const opened: string[] = [];
window.strictPage = {
  opened,
  mount: async (rawRequest, options = {}) => {
    const mounted = mountRequest(root, rawRequest, {
      server: { id: 'strict', label: 'Strict server', origin: 'https://strict.example' },
      locale: 'en',
      timeZone: 'Europe/Berlin',
      armDelay: { accept: 0, open: 0 },
      roots: [{ location: '/home/ada/app', name: 'App', source: 'code' }],
      openUrl: (href) => {
        opened.push(href);
      },
      ...options,
    });
    const outcome = await mounted.outcome;
    mounted.unmount();
    return outcome;
  },
};
