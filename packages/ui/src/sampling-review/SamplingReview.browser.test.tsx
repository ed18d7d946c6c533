import '../styles/index.css';
import { createInbox, type Inbox, type Outcome } from '@assent/client';
import { createPolicy } from '@assent/client/policy';
import { type CompletionRequest, createSamplingReview } from '@assent/client/sampling';
import axe from 'axe-core';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AssentProvider } from '../provider/AssentProvider.tsx';
import { RequestDialogs } from '../request-dialogs/RequestDialogs.tsx';
import { travel } from '../test-support/ask.ts';
import { findPart, part } from '../test-support/parts.ts';
import { SamplingReviewSurface } from './SamplingReviewSurface.tsx';

const text = (value: string) => ({ type: 'text', text: value });
const user = (content: unknown) => ({ role: 'user', content });
const scope = { id: 'op1', method: 'tools/call', name: 'find_best_flight', attribution: 'certain' } as const;
const models = [
  {
    id: 'claude-sonnet-4',
    label: 'Claude Sonnet 4',
    price: { inputPerMillion: 3, outputPerMillion: 15 },
    supports: ['tools', 'image', 'audio'],
  },
  {
    id: 'demo',
    label: 'Demo model',
    note: 'Demonstration model: it calls nothing.',
    supports: ['tools', 'image', 'audio'],
  },
] as const;
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const rich = {
  messages: [
    user(
      text(
        'Analyze these flight options and recommend the best choice.\nUser preferences: morning departure',
      ),
    ),
    {
      role: 'assistant',
      content: [text('Let me look.'), { type: 'tool_use', id: '1', name: 'list_flights', input: { max: 1 } }],
    },
    user([
      {
        type: 'tool_result',
        toolUseId: '1',
        content: [text('7: 08:10, 1 stop, $420\n12: 09:30, direct, $510')],
      },
    ]),
    user([text('And this seat plan:'), { type: 'image', data: pixel, mimeType: 'image/png' }]),
    user(text('My token is ghp_abcdefghijklmnopqrstuvwxyz0123456789 and this hides\u202e something')),
  ],
  systemPrompt: 'You are a travel expert helping users find the best flights based on their preferences',
  maxTokens: 1500,
  temperature: 0.4,
  modelPreferences: {
    hints: [{ name: 'claude-sonnet-4-20250514' }, { name: 'claude' }],
    costPriority: 0.3,
    speedPriority: 0.2,
    intelligencePriority: 0.9,
  },
  tools: [{ name: 'list_flights', description: 'Lists flights.', inputSchema: { type: 'object' } }],
};

interface Shown {
  readonly inbox: Inbox;
  readonly calls: CompletionRequest[];
  readonly settled: () => Outcome | undefined;
}

const mounted: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const unmount of mounted.splice(0)) await unmount();
});

async function show(params: unknown, settings: { locale?: string; answer?: string } = {}): Promise<Shown> {
  const calls: CompletionRequest[] = [];
  const policy = createPolicy({ limits: { day: { calls: 20 } } });
  const inbox = createInbox({
    surfaces: ['sampling'],
    policy,
    sampling: createSamplingReview({
      complete: async (request) => {
        calls.push(request);
        return {
          model: 'claude-sonnet-4',
          content: text(settings.answer ?? 'Take flight 12: it leaves at 09:30 and is direct.'),
          stopReason: 'endTurn',
          usage: { inputTokens: 812, outputTokens: 24 },
        };
      },
      tools: true,
      models,
    }),
    warn: () => undefined,
  });
  const screen = await render(
    <AssentProvider inbox={inbox} locale={settings.locale ?? 'en'} armDelay={{ accept: 0 }}>
      <input aria-label="Composer" />
      <RequestDialogs surfaces={{ sampling: SamplingReviewSurface }} />
    </AssentProvider>,
  );
  mounted.push(() => screen.unmount());
  let outcome: Outcome | undefined;
  void inbox
    .request({ kind: 'sampling', params: params as Record<string, unknown> }, { server: travel, scope })
    .then((value) => {
      outcome = value;
    });
  await expect.poll(() => findPart('show')).not.toBeNull();
  await userEvent.click(part('show'));
  await expect.poll(() => findPart('approve')).not.toBeNull();
  return { inbox, calls, settled: () => outcome };
}

async function violations(): Promise<readonly string[]> {
  // Colours are not themselves while the dialog fades in.
  await Promise.all(document.getAnimations().map((animation) => animation.finished));
  const results = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

describe('the sampling review in a browser', () => {
  test('has no accessibility violations at either gate, opened out, in both languages [SA-04]', async () => {
    await page.viewport(1000, 1400);
    for (const locale of ['en', 'zh-CN']) {
      await show(rich, { locale });
      await expect.poll(() => findPart('secrets')).not.toBeNull();
      for (const details of document.querySelectorAll('details')) details.open = true;
      expect(await violations()).toEqual([]);
      await userEvent.click(part('redact-found'));
      await userEvent.click(part('send-shown'));
      expect(await violations()).toEqual([]);
      await userEvent.click(part('approve'));
      await expect.poll(() => findPart('response')).not.toBeNull();
      expect(await violations()).toEqual([]);
      await userEvent.click(part('reject'));
      await expect.poll(() => findPart('root')).toBeNull();
      for (const unmount of mounted.splice(0)) await unmount();
    }
  });

  test('redacts what is selected on the page, by mouse, without opening an editor [SA-46] [S-16]', async () => {
    const { calls } = await show({
      messages: [user(text('Fly to Lisbon with card 1234 please'))],
      maxTokens: 5,
    });
    const words = document.querySelector('[data-part="message"] bdi')?.firstChild;
    if (!(words instanceof Text)) throw new Error('The message is no text node.');
    document.getSelection()?.setBaseAndExtent(words, 19, words, 28);
    await userEvent.click(part('redact', part('message')));
    expect(findPart('editor')).toBeNull();
    expect(part('message').textContent).toContain('Fly to Lisbon with [redacted] please');
    await userEvent.click(part('approve'));
    await expect
      .poll(() => calls[0]?.messages[0]?.content)
      .toEqual(text('Fly to Lisbon with [redacted] please'));
  });

  test('can be read and answered by keyboard alone', async () => {
    const { settled } = await show({ messages: [user(text('x'))], maxTokens: 5 });
    expect(document.activeElement?.tagName).toBe('H2');
    const seen = new Set<string>();
    for (let step = 0; step < 30 && !seen.has('approve'); step += 1) {
      await userEvent.keyboard('{Tab}');
      seen.add((document.activeElement as HTMLElement).dataset.part ?? '');
    }
    expect([...seen]).toEqual(expect.arrayContaining(['max-tokens', 'edit', 'redact', 'reject', 'approve']));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => findPart('response')).not.toBeNull();
    expect(document.activeElement?.tagName).toBe('H2');
    for (let step = 0; step < 30; step += 1) {
      await userEvent.keyboard('{Tab}');
      if ((document.activeElement as HTMLElement).dataset.part === 'approve') break;
    }
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => settled()?.action).toBe('approve');
  });

  test('keeps the whole of a message of 1 MB in the page, drawn in pieces', async () => {
    const long = 'A line of a long document, with words.\n'.repeat(26_000);
    await show({ messages: [user(text(long))], maxTokens: 5 });
    const shown = document.querySelector<HTMLElement>('[data-part="message"] bdi');
    expect(shown?.textContent).toBe(long);
    expect(document.querySelectorAll('[data-chunk]').length).toBeGreaterThan(100);
  });

  test('shows all of 500 messages', async () => {
    const messages = Array.from({ length: 500 }, (_, at) => user(text(`Message number ${at}`)));
    await show({ messages, maxTokens: 5 });
    const shown = (): (string | null)[] =>
      [...document.querySelectorAll('[data-part="message"] bdi')].map((element) => element.textContent);
    await expect.poll(() => shown().length, { timeout: 20_000 }).toBe(500);
    expect(shown()).toEqual(messages.map(({ content }) => (content as { text: string }).text));
  });

  test('reflows at 320 pixels without scrolling sideways', async () => {
    await page.viewport(320, 640);
    await show(rich);
    const body = part('body');
    expect(body.scrollWidth).toBeLessThanOrEqual(body.clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1000, 800);
  });
});
