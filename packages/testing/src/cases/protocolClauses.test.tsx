import { afterEach, describe, expect, it } from 'vitest';
import type { MountRequestOptions } from '../react/MountRequestOptions.ts';
import { type MountedRequest, mountRequest } from '../react/mountRequest.tsx';
import { until } from './FormPage.ts';
import { jsdomHands } from './jsdomHands.ts';

const server = {
  id: 'travel',
  label: 'Travel agency',
  origin: 'https://mcp.travel.example',
  claimedName: 'host',
};
const scope = { id: 'op', method: 'tools/call', name: 'book_trip', attribution: 'certain' } as const;

const booking = {
  message: 'Where should the confirmation of your Barcelona trip go?',
  requestedSchema: {
    type: 'object',
    properties: {
      email: {
        type: 'string',
        format: 'email',
        title: 'E-mail',
        description: 'Used once, for the confirmation',
      },
    },
    required: ['email'],
  },
};
const address = {
  mode: 'url',
  message: 'Sign in to pay',
  url: 'https://pay.travel.example/i/1',
  elicitationId: 'e1',
};
const secret = {
  message: 'Please authenticate',
  requestedSchema: { type: 'object', properties: { password: { type: 'string' } }, required: ['password'] },
};
const unanswerable = {
  message: 'Where to?',
  requestedSchema: {
    type: 'object',
    properties: { address: { type: 'object', properties: { street: { type: 'string' } } } },
    required: ['address'],
  },
};
const surfaces =
  '[data-scope="elicitation-form"][data-part="root"], [data-scope="url-consent"][data-part="root"]';

let mounted: MountedRequest | undefined;

afterEach(() => {
  mounted?.unmount();
  mounted = undefined;
  document.body.replaceChildren();
});

async function show(raw: unknown, options: MountRequestOptions = {}): Promise<Element> {
  mounted = mountRequest(document.body, raw, {
    server,
    scope,
    locale: 'en',
    armDelay: { accept: 0, open: 0 },
    openUrl: () => 'opened',
    ...options,
  });
  return until('a surface', () => document.querySelector(surfaces) ?? undefined);
}

const part = (name: string): Element => {
  const found = document.querySelector(`[data-part="${name}"]`);
  if (!found) throw new Error(`There is no part "${name}" on the page.`);
  return found;
};
const has = (name: string): boolean => document.querySelector(`[data-part="${name}"]`) !== null;
const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent ?? '';

/** What is read as one text, in the order of the page. */
const isBefore = (first: Element, second: Element): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('who asks', () => {
  it.each([
    ['a form', booking],
    ['an address', address],
    ['a message alone', { message: 'Go on?', requestedSchema: { type: 'object', properties: {} } }],
  ])(
    'is in the name and description of the surface of %s: the host’s label, and the origin [EL-10] [S-03]',
    async (_what, raw) => {
      await show(raw);
      const dialog = await until('the dialog', () => document.querySelector('[role="dialog"]') ?? undefined);
      const textOf = (attribute: string): string =>
        (dialog.getAttribute(attribute) ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' ');
      expect(textOf('aria-labelledby')).toContain('Travel agency');
      expect(`${textOf('aria-labelledby')} ${textOf('aria-describedby')} ${dialog.textContent}`).toContain(
        'mcp.travel.example',
      );
    },
  );

  it('stays told apart when two servers claim one name [EL-10]', async () => {
    await show(booking, { server: { ...server, label: 'Other agency', origin: 'https://other.example' } });
    expect(part('root').textContent).toContain('Other agency');
    expect(part('root').textContent).toContain('other.example');
    expect(part('root').textContent).not.toContain('Travel agency');
  });
});

describe('decline and cancel', () => {
  it.each([
    ['a form', booking],
    ['an address', address],
    ['a form that asks for a secret', secret],
    ['a form that can’t be answered', unanswerable],
    ['a blocked address', { ...address, url: 'javascript:alert(1)' }],
  ])('are both there, with names of their own, for %s [EL-12]', async (_what, raw) => {
    await show(raw);
    const names = [nameOf(part('decline')), nameOf(part('cancel'))];
    expect(names.every((name) => name.trim() !== '')).toBe(true);
    expect(new Set(names).size).toBe(2);
    expect((part('decline') as HTMLButtonElement).disabled).toBe(false);
    expect((part('cancel') as HTMLButtonElement).disabled).toBe(false);
  });

  it('are both there beside errors [EL-12]', async () => {
    await show(booking);
    await jsdomHands().click(part('accept'));
    await until('the errors', () => (has('error-summary') ? true : undefined));
    expect(has('decline') && has('cancel')).toBe(true);
  });

  it('differ: only the control declines; Escape and closing cancel [EL-18]', async () => {
    await show(booking);
    await jsdomHands().press('Escape');
    expect(await mounted?.outcome).toEqual({
      action: 'cancel',
      reason: 'user',
      result: { action: 'cancel' },
    });
    mounted?.unmount();

    await show(booking);
    await jsdomHands().click(part('decline'));
    expect(await mounted?.outcome).toEqual({
      action: 'decline',
      reason: 'user',
      result: { action: 'decline' },
    });
  });

  it('are nobody’s answer when the page goes away [EL-17] [EL-18]', async () => {
    await show(booking);
    const { inbox } = mounted ?? {};
    mounted?.unmount();
    expect(inbox?.getSnapshot()).toMatchObject([{ status: 'waiting' }]);
  });
});

describe('what is wanted, and why', () => {
  it('is told before the first input: message, label and description [EL-16]', async () => {
    await show(booking);
    const input = part('control');
    const words = part('root').textContent ?? '';
    for (const said of ['Where should the confirmation', 'E-mail', 'Used once, for the confirmation']) {
      expect(words).toContain(said);
    }
    expect(isBefore(part('message'), input)).toBe(true);
    expect(isBefore(part('label'), input)).toBe(true);
  });

  it('stands beside the destination of an address [EL-16] [S-07]', async () => {
    await show(address);
    expect(isBefore(part('message'), part('open'))).toBe(true);
    expect(isBefore(part('href'), part('open'))).toBe(true);
    expect(part('href').textContent).toContain(address.url);
  });

  it('is the server’s own message, once, attributed, as text [EL-22]', async () => {
    await show({ ...booking, message: '<b>Now</b> &amp; quickly' });
    const message = part('message');
    expect(message.textContent).toContain('<b>Now</b> &amp; quickly');
    expect(message.textContent).toContain('Travel agency');
    expect(message.querySelector('b')).toBeNull();
    expect(document.body.textContent?.split('<b>Now</b>')).toHaveLength(2);
  });

  it('comes with who gets the answers, in the host’s words [EL-26] [S-03]', async () => {
    await show(booking);
    expect(part('destination').textContent).toContain('Travel agency');
    expect(part('destination').textContent).toContain('mcp.travel.example');
    expect(part('root').textContent).toContain('book_trip');
  });
});

describe('accept', () => {
  it('needs the accept control: neither Enter nor a filled field is one [EL-17]', async () => {
    await show(booking, { review: 'never' });
    const hands = jsdomHands();
    await hands.type(part('control'), 'mona@example.com');
    await hands.press('Enter');
    expect(mounted?.inbox.getSnapshot()).toHaveLength(1);
    await hands.click(part('accept'));
    expect(await mounted?.outcome).toMatchObject({
      action: 'accept',
      reason: 'user',
      result: { content: { email: 'mona@example.com' } },
    });
  });

  it('of an address says that the person agreed, and nothing of what came of it [EL-URL-33] [EL-URL-28]', async () => {
    await show(address);
    await jsdomHands().click(part('open'));
    expect(await mounted?.outcome).toEqual({
      action: 'accept',
      reason: 'user',
      result: { action: 'accept' },
    });
  });

  it('opens what was shown, with nothing of the client added [EL-URL-27]', async () => {
    const opened: string[] = [];
    await show(address, { openUrl: (href) => void opened.push(href) });
    await jsdomHands().click(part('open'));
    await mounted?.outcome;
    expect(opened).toEqual([address.url]);
  });

  it('is the same through the dialog, the card and the verbs of the inbox [EL-24]', async () => {
    const { requestedSchema } = booking;
    const raw = { message: 'Go on?', requestedSchema: { ...requestedSchema, required: [] } };
    await show(raw, { review: 'never' });
    await jsdomHands().type(part('control'), 'mona@example.com');
    await jsdomHands().click(part('accept'));
    const byDialog = await mounted?.outcome;
    mounted?.unmount();

    mounted = mountRequest(document.body, raw, { server, scope, arrival: 'card' });
    const { inbox, outcome } = mounted;
    const request = await until('the request', () => inbox.getSnapshot()[0]);
    expect(inbox.accept(request.id, { email: 'mona@example.com' })).toEqual({ settled: true });
    expect(JSON.stringify(await outcome)).toBe(JSON.stringify(byDialog));
  });
});

describe('a suspicious request', () => {
  it('never becomes clickable, whatever its texts hold [EL-23]', async () => {
    const link = 'https://evil.example/x';
    await show({
      message: `See ${link} or <a href="${link}">here</a> or [here](${link})`,
      requestedSchema: {
        type: 'object',
        title: link,
        description: link,
        properties: {
          a: { type: 'string', title: link, description: link, default: link },
          b: {
            type: 'string',
            oneOf: [
              { const: 'x', title: link },
              { const: 'y', title: 'www.evil.example' },
            ],
          },
        },
      },
    });
    expect(document.querySelectorAll('a[href], [src], [ping], iframe, img')).toHaveLength(0);
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].filter(({ name }) => name !== 'value').map(({ value }) => value),
    );
    expect(attributes.filter((value) => value.includes('evil.example/x'))).toEqual([]);
  });

  it.each([
    ['a credential', secret, 'secret-refusal'],
    ['a spoofed text', { ...booking, message: 'Pay \u202e000,1\u202c USD' }, 'finding'],
    ['a look-alike address', { ...address, url: 'https://accounts.google.com.evil.example/' }, 'warning'],
  ])('is warned about before it can be accepted: %s [EL-28]', async (_what, raw, warning) => {
    await show(raw);
    const found = document.querySelector(`[data-part="${warning}"]`);
    expect(found).not.toBeNull();
    const accept = document.querySelector('[data-part="accept"], [data-part="open"]');
    if (found && accept) expect(isBefore(found, accept)).toBe(true);
  });
});

describe('icons', () => {
  it('of a server are not drawn, wherever they come in [GE-40]', async () => {
    const icons = [
      { src: 'https://evil.example/pixel.png' },
      { src: 'javascript:alert(1)' },
      { src: 'data:image/svg+xml,<svg/>' },
    ];
    await show({
      ...booking,
      icons,
      requestedSchema: { ...booking.requestedSchema, icons, properties: { a: { type: 'string', icons } } },
    });
    expect(document.querySelectorAll('img, svg image, picture, [src], [style*="url"]')).toHaveLength(0);
    expect(document.body.innerHTML).not.toContain('evil.example');
  });
});

describe('nothing is shared without a decision [GE-41]', () => {
  const kinds = [
    ['form', booking],
    ['url', address],
    ['sampling', { messages: [{ role: 'user', content: { type: 'text', text: 'Hi' } }], maxTokens: 9 }],
  ] as const;

  it.each(kinds)('%s: the surface names who gets it, and waits', async (kind, raw) => {
    let ran = 0;
    mounted = mountRequest(document.body, raw, {
      server,
      scope,
      locale: 'en',
      complete: async () => {
        ran += 1;
        return { model: 'm', content: { type: 'text', text: 'x' } };
      },
    });
    const { inbox } = mounted;
    const root = await until(
      'the surface',
      () => document.querySelector('[role="dialog"] [data-part="root"]') ?? undefined,
    );
    expect(root.textContent).toContain('Travel agency');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(inbox.getSnapshot()).toMatchObject([{ kind, status: 'waiting' }]);
    expect(ran).toBe(0);
  });
});

describe('sampling', () => {
  it('has one answer, through the dialog and through the verbs of the inbox [SA-50]', async () => {
    const raw = { messages: [{ role: 'user', content: { type: 'text', text: 'Hi' } }], maxTokens: 9 };
    const options: MountRequestOptions = {
      server,
      scope,
      locale: 'en',
      armDelay: { accept: 0, open: 0 },
      complete: async () => ({ model: 'm', content: { type: 'text', text: 'Hello' }, stopReason: 'endTurn' }),
    };
    mounted = mountRequest(document.body, raw, options);
    const hands = jsdomHands();
    const approve = (state: string) =>
      until(`the gate of the ${state}`, () => {
        const root = document.querySelector(`[data-scope="sampling-review"][data-state="${state}"]`);
        return root?.querySelector('[data-part="approve"]') ?? undefined;
      });
    await hands.click(await approve('request'));
    await hands.click(await approve('response'));
    const byDialog = await mounted.outcome;
    mounted.unmount();

    mounted = mountRequest(document.body, raw, { ...options, arrival: 'card' });
    const { inbox, outcome } = mounted;
    const { id } = await until('the request', () => inbox.getSnapshot()[0]);
    inbox.approve(id);
    await until('the reply', () => (inbox.get(id)?.status === 'reviewing' ? true : undefined));
    inbox.approve(id);
    expect(JSON.stringify(await outcome)).toBe(JSON.stringify(byDialog));
  });
});

describe('a cancellation by the server', () => {
  it('is explained in place; nothing vanishes, nothing can be sent any more [GE-20]', async () => {
    const operation = new AbortController();
    const root = await show(booking, { signal: operation.signal });
    operation.abort();
    await until('the explanation', () => (has('ended') ? true : undefined));
    expect(root.isConnected).toBe(true);
    expect(has('accept')).toBe(false);
    expect(await mounted?.outcome).toMatchObject({ action: 'cancel' });
  });
});
