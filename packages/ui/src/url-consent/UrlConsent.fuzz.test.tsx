import { createInbox } from '@assent/client';
import { cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { AssentProvider } from '../provider/AssentProvider.tsx';
import { findPart, part } from '../test-support/parts.ts';
import { UrlConsentSurface } from './UrlConsentSurface.tsx';

afterEach(() => vi.restoreAllMocks());

const piece = fc.constantFrom(
  ...[
    'https://',
    'http://',
    'javascript:',
    'data:text/html,',
    'file:///',
    'HTTPS:',
    'blob:',
    '//',
    '\\\\',
    '\t',
    '\u0000',
  ],
  ...[
    'user@',
    ':pw@',
    'аpple',
    'xn--a',
    '127.0.0.1',
    '0x7f.1',
    '[::1]',
    '169.254.169.254',
    '.com',
    '.zip',
    '%2e',
    '。',
  ],
  ...[
    '<img src=x>',
    '<a href=x>',
    '"onload=',
    '\u202e',
    '\u200b',
    '?next=javascript:alert(1)',
    '#',
    ':22',
    '/..',
    ' ',
  ],
);
const hostileUrl = fc.oneof(
  fc
    .array(fc.oneof(piece, fc.string({ maxLength: 12 }), fc.string({ unit: 'binary', maxLength: 6 })), {
      maxLength: 8,
    })
    .map((pieces) => pieces.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(fc.webUrl(), piece, fc.nat(40))
    .map(([url, extra, at]) => url.slice(0, at) + extra + url.slice(at)),
);
const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '<img src=x onerror=alert(1)>',
    '[x](https://evil.test)',
    '![x](https://evil.test/p.png)',
    '<a href="https://evil.test">x</a>',
  ),
);

/** Mounts one request, presses everything that leads on, and gives what was opened. */
function play(url: string, message: string, label: string, claimedName: string): string[] {
  const opened: string[] = [];
  const inbox = createInbox({ surfaces: ['url'], warn: () => undefined });
  void inbox.request(
    { kind: 'url', params: { mode: 'url', url, message } },
    { server: { id: 's', label, claimedName } },
  );
  const [request] = inbox.getSnapshot();
  if (request?.kind !== 'url') throw new Error('The request did not arrive.');
  render(
    <AssentProvider
      inbox={inbox}
      locale="en"
      armDelay={{ accept: 0, open: 0 }}
      openUrl={(href) => void opened.push(href)}
    >
      <UrlConsentSurface request={request} />
    </AssentProvider>,
  );
  const checkbox = document.querySelector('input');
  if (checkbox !== null) fireEvent.click(checkbox);
  for (const name of ['open', 'open-again']) {
    const button = findPart(name);
    if (button !== null) fireEvent.click(button);
  }
  return opened;
}

test('never opens a blocked address, and opens nothing but what it showed [EL-URL-09] [EL-URL-34] [EL-URL-39] [U2] [U11]', () => {
  fc.assert(
    fc.property(hostileUrl, (url) => {
      const windowOpen = vi.spyOn(window, 'open').mockImplementation(() => null);
      const opened = play(url, 'm', 'Server', 'Server');
      const root = part('root');
      const shown = findPart('href', root)?.textContent ?? '';
      const blocked = root.getAttribute('data-verdict') === 'block';
      cleanup();
      expect(windowOpen).not.toHaveBeenCalled();
      if (blocked) expect(opened).toEqual([]);
      for (const href of opened) {
        expect(href).toBe(shown);
        expect(href).toMatch(/^https?:\/\//);
      }
    }),
    { numRuns: 150 },
  );
});

test('never renders an anchor, an image or HTML from a server, and never throws to the host [T1] [T8]', () => {
  const made = new Set([
    'SECTION',
    'HEADER',
    'FOOTER',
    'FIGURE',
    'FIGCAPTION',
    'BLOCKQUOTE',
    'DIV',
    'P',
    'SPAN',
    'BDI',
    'STRONG',
    'H2',
    'H3',
    'UL',
    'LI',
    'LABEL',
    'INPUT',
    'BUTTON',
    'CODE',
  ]);
  fc.assert(
    fc.property(hostileUrl, hostileText, hostileText, hostileText, (url, message, label, claimedName) => {
      play(url, message, label, claimedName);
      const elements = [...document.body.querySelectorAll('*')];
      const strange = elements.filter(({ tagName }) => !made.has(tagName)).map(({ outerHTML }) => outerHTML);
      const reaching = elements.filter((element) =>
        ['href', 'src', 'srcset', 'style', 'action'].some((name) => element.hasAttribute(name)),
      );
      cleanup();
      expect(strange).toEqual([]);
      expect(reaching).toEqual([]);
    }),
    { numRuns: 150 },
  );
});
