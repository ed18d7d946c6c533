import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { until } from '../cases/FormPage.ts';
import { type MountedOutcome, mountRequest } from '../react/index.ts';
import { arbitraryRequest, arbitraryRound } from './arbitraryRequest.test-data.ts';

const complaints: unknown[] = [];
const complain = (event: ErrorEvent | PromiseRejectionEvent): void => {
  complaints.push('error' in event ? event.error : event.reason);
};

beforeEach(() => {
  complaints.length = 0;
  window.addEventListener('error', complain);
  window.addEventListener('unhandledrejection', complain);
  vi.spyOn(console, 'error').mockImplementation((...told) => void complaints.push(told));
});

afterEach(() => {
  window.removeEventListener('error', complain);
  window.removeEventListener('unhandledrejection', complain);
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Everything a surface may offer that ends a request without a yes. */
const ways = '[data-part="decline"], [data-part="cancel"], [data-part="reject"]';
/** Everything that a server's string could have become. Safe media of sampling is an `img` or `audio` with a `data:` address. */
const fromMarkup =
  'a[href]:not([href^="#"]), script, iframe, object, embed, form[action], link, style, svg script, [onerror], [onload], img:not([src^="data:image/"])';

/** Shows one request, looks at the page, and leaves by the first way that the page offers. */
async function play(raw: unknown): Promise<{ shown: boolean; outcome: MountedOutcome }> {
  const element = document.body.appendChild(document.createElement('div'));
  const opened: string[] = [];
  const mounted = mountRequest(element, raw, {
    server: { id: 'hostile', label: 'Hostile <b>server</b>', claimedName: 'Host\u202e' },
    locale: 'en',
    timeZone: 'Europe/Berlin',
    armDelay: { accept: 0, open: 0 },
    openUrl: (href) => void opened.push(href),
  });
  let outcome: MountedOutcome | undefined;
  void mounted.outcome.then((value) => {
    outcome = value;
  });
  let shown = false;
  while (outcome === undefined) {
    const way = await until('a way to say no', () =>
      outcome === undefined ? (element.querySelector<HTMLElement>(ways) ?? undefined) : document.body,
    );
    if (way === document.body) break;
    shown = true;
    expect([...element.querySelectorAll(fromMarkup)].map((one) => one.outerHTML)).toEqual([]);
    way.click();
    await new Promise((resolve) => setTimeout(resolve));
    if (outcome === undefined) {
      // A decline may ask for a reason, and the next request of a round stands where the last one did.
      const next = mounted.inbox.getSnapshot().find(({ status }) => status === 'waiting');
      if (next !== undefined) mounted.inbox.cancel(next.id);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  const came = outcome ?? (await mounted.outcome);
  expect(opened).toEqual([]);
  mounted.unmount();
  element.remove();
  return { shown, outcome: came };
}

// A page is mounted for each: slow on a busy machine, and never a matter of right or wrong.
const patience = 180_000;

test(
  'any JSON as a request leaves the person a way to say no, becomes no markup, and throws nothing to the host [T1] [T8] [U2]',
  async () => {
    let seen = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryRequest, async (raw) => {
        const { shown, outcome } = await play(raw);
        if (shown) seen += 1;
        expect(['accept', 'approve']).not.toContain(outcome.action);
        expect(complaints).toEqual([]);
      }),
      { numRuns: 40 },
    );
    expect(seen).toBeGreaterThan(10);
  },
  patience,
);

test(
  'any JSON as a round is given up or answered without a yes [T1] [T8]',
  async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryRound, async (inputRequests) => {
        const { outcome } = await play({ inputRequests });
        const responses = outcome.action === 'accept' ? Object.values(outcome.result ?? {}) : [];
        expect(responses.map((one) => (one as { action?: unknown }).action)).not.toContain('accept');
        expect(complaints).toEqual([]);
      }),
      { numRuns: 15 },
    );
  },
  patience,
);
