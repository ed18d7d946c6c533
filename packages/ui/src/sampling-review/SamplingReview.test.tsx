import { readFileSync } from 'node:fs';
import { createInbox, type Inbox, type Outcome } from '@assent/client';
import { createPolicy, type Policy } from '@assent/client/policy';
import {
  type Complete,
  type CompletionRequest,
  type CompletionResult,
  createSamplingReview,
  type SamplingModel,
} from '@assent/client/sampling';
import { act, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { RequestDialogs } from '../request-dialogs/RequestDialogs.tsx';
import { travel } from '../test-support/ask.ts';
import { Host, type HostProps } from '../test-support/Host.tsx';
import { findPart, part } from '../test-support/parts.ts';
import { SamplingReviewSurface } from './SamplingReviewSurface.tsx';

const cases = new Map(
  readFileSync('packages/testing/fixtures/cases/elicitation-cases.jsonl', 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as { id: string; input: Record<string, unknown> })
    .map(({ id, input }) => [id, input]),
);

const text = (value: string) => ({ type: 'text', text: value });
const user = (content: unknown) => ({ role: 'user', content });
const plain = { messages: [user(text('Which flight is best?'))], systemPrompt: 'Be brief', maxTokens: 100 };
const scope = { id: 'op1', method: 'tools/call', name: 'plan_trip', attribution: 'certain' } as const;
const models: readonly SamplingModel[] = [
  { id: 'small', label: 'Small', price: { inputPerMillion: 1, outputPerMillion: 2 }, supports: ['tools'] },
  { id: 'large', label: 'Large', price: { inputPerMillion: 10, outputPerMillion: 20 }, supports: ['tools'] },
];

interface Mounted {
  readonly user: ReturnType<typeof userEvent.setup>;
  readonly inbox: Inbox;
  readonly calls: CompletionRequest[];
  settled(): Outcome | undefined;
  answer(result?: Partial<CompletionResult>): Promise<void>;
  press(name: string): Promise<void>;
}

interface MountOptions {
  readonly host?: Partial<HostProps>;
  readonly policy?: Policy;
  readonly models?: readonly SamplingModel[];
  readonly withScope?: boolean;
}

/** A sampling request on a host's page, opened through its card, with a model that waits to be told what to answer. */
async function mount(params: unknown = plain, options: MountOptions = {}): Promise<Mounted> {
  const calls: CompletionRequest[] = [];
  const pending: ((result: CompletionResult) => void)[] = [];
  const complete: Complete = (request) => {
    calls.push(request);
    return new Promise((resolve) => pending.push(resolve));
  };
  const inbox = createInbox({
    surfaces: ['sampling'],
    sampling: createSamplingReview({ complete, tools: true, models: options.models ?? [], currency: 'EUR' }),
    ...(options.policy && { policy: options.policy }),
    warn: () => undefined,
  });
  const person = userEvent.setup();
  render(
    <Host inbox={inbox} {...options.host}>
      <RequestDialogs surfaces={{ sampling: SamplingReviewSurface }} />
    </Host>,
  );
  let outcome: Outcome | undefined;
  act(() => {
    void inbox
      .request(
        { kind: 'sampling', params: params as Record<string, unknown> },
        { server: travel, ...(options.withScope && { scope }) },
      )
      .then((value) => {
        outcome = value;
      });
  });
  await waitFor(() => part('show'));
  await person.click(part('show'));
  await waitFor(() => part('approve'));
  return {
    user: person,
    inbox,
    calls,
    settled: () => outcome,
    async answer(result = {}) {
      await act(async () => {
        pending.shift()?.({ model: 'm-1', content: text('Take number 7'), stopReason: 'endTurn', ...result });
      });
      await waitFor(() => expect(part('root').dataset.state).toBe('response'));
      await waitFor(() => part('response'));
    },
    press: (name) => person.click(part(name)),
  };
}

const parts = (name: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`[data-part="${name}"]`),
];

describe('the first gate', () => {
  test('shows prompt, model and limit without expanding anything, and runs nothing [SA-04] [SA-44] [S-15] [S1]', async () => {
    const { calls } = await mount(plain, { models });
    expect(part('root').dataset).toMatchObject({ scope: 'sampling-review', state: 'request' });
    expect(part('system-prompt').textContent).toContain('Be brief');
    expect(part('message').textContent).toContain('Which flight is best?');
    expect(part('message').dataset.role).toBe('user');
    expect((part('model') as HTMLSelectElement).value).toBe('small');
    expect((part('max-tokens') as HTMLInputElement).value).toBe('100');
    expect(part('estimate').textContent).toMatch(/Estimate/);
    expect(calls).toEqual([]);
  });

  test('sends the edited text, byte for byte, and shows the change [SA-05] [SA-41]', async () => {
    const { user: person, calls, press } = await mount();
    await person.click(part('edit', part('message')));
    await person.clear(part('editor'));
    await person.type(part('editor'), 'Only the cheapest?');
    expect(part('changes').textContent).toMatch(/1 change/);
    await press('approve');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toEqual({ ...plain, messages: [user(text('Only the cheapest?'))] });
  });

  test('keeps the line ends of a text that is edited in a field', async () => {
    const {
      user: person,
      calls,
      press,
    } = await mount({ ...plain, messages: [user(text('one\r\ntwo\r\n'))] });
    await person.click(part('edit', part('message')));
    await person.type(part('editor'), 'three');
    await press('approve');
    await waitFor(() => expect(calls[0]?.messages[0]?.content).toEqual(text('one\r\ntwo\r\nthree')));
  });

  test('redacts what is selected in the field, and asks for a selection first [SA-46] [S-16]', async () => {
    const { user: person, calls, press } = await mount();
    await person.click(part('redact', part('message')));
    const editor = part('editor') as HTMLTextAreaElement;
    expect(document.body.textContent).toContain('Select the words');
    editor.setSelectionRange(6, 12);
    await person.click(part('redact', part('message')));
    expect(editor.value).toBe('Which [redacted] is best?');
    await press('approve');
    await waitFor(() => expect(calls[0]?.messages[0]?.content).toEqual(text('Which [redacted] is best?')));
  });

  test('redacts everything that looks like a credential with one press [SA-11] [S-16]', async () => {
    const key = 'ghp_abcdefghijklmnopqrstuvwxyz0123456789';
    const { calls, press } = await mount({ ...plain, messages: [user(text(`Use ${key} now`))] });
    await waitFor(() => part('secrets'));
    await press('redact-found');
    await waitFor(() => expect(findPart('secrets')).toBeNull());
    await press('approve');
    await waitFor(() => expect(calls[0]?.messages[0]?.content).toEqual(text('Use [redacted] now')));
  });

  test('lets hidden characters go only after they were acknowledged, or as they are shown [S7] [T7]', async () => {
    const params = { ...plain, messages: [user(text('Pay\u202e now'))] };
    const { calls, press, user: person } = await mount(params);
    expect(part('message').textContent).toContain('[U+202E]');
    await press('approve');
    expect(calls).toEqual([]);
    expect(document.activeElement).toBe(part('acknowledge'));
    await person.click(part('acknowledge'));
    await press('approve');
    await waitFor(() => expect(calls[0]?.messages[0]?.content).toEqual(text('Pay\u202e now')));
  });

  test('sends what is shown instead of what is hidden', async () => {
    const { calls, press } = await mount({ ...plain, messages: [user(text('Pay\u202e now'))] });
    await press('send-shown');
    expect(findPart('hidden')).toBeNull();
    await press('approve');
    await waitFor(() => expect(calls[0]?.messages[0]?.content).toEqual(text('Pay[U+202E] now')));
  });

  test('lowers the limit and never raises it [SA-25] [SA-26]', async () => {
    const { user: person, calls, press } = await mount();
    const limit = part('max-tokens') as HTMLInputElement;
    await person.clear(limit);
    await person.type(limit, '500');
    expect(limit).toHaveAttribute('aria-invalid', 'true');
    await person.clear(limit);
    await person.type(limit, '40');
    await press('approve');
    await waitFor(() => expect(calls[0]?.maxTokens).toBe(40));
  });

  test('lists tools as the server’s, and leaves one out [SA-TOOL-15] [S-18]', async () => {
    const tools = ['search', 'rm_all'].map((name) => ({
      name,
      description: `Does ${name}`,
      inputSchema: { type: 'object', properties: { q: { type: 'string' } } },
      annotations: { readOnlyHint: true },
    }));
    const { user: person, calls, press } = await mount({ ...plain, tools });
    expect(part('tools').textContent).toMatch(/tools of .*Travel agent.*, not of this application/);
    const [, second] = parts('tool');
    expect(second?.textContent).toContain('Does rm_all');
    expect(second?.textContent).toContain('"q"');
    await person.click(part('drop', second));
    await press('approve');
    await waitFor(() => expect(calls[0]?.tools).toEqual([tools[0]]));
  });

  test('shows every other parameter and leaves out what the person drops [SA-27] [SA-52] [SA-18]', async () => {
    const {
      user: person,
      calls,
      press,
    } = await mount({
      ...plain,
      temperature: 0.7,
      stopSequences: ['END'],
      metadata: { vendor: 'x' },
      modelPreferences: { hints: [{ name: 'sonnet' }], intelligencePriority: 0.9 },
    });
    const shown = part('parameters').textContent ?? '';
    for (const piece of ['0.7', 'END', '"vendor"', 'sonnet', 'a lot']) expect(shown).toContain(piece);
    for (const name of ['temperature', 'metadata'])
      await person.click(
        part('drop', document.querySelector<HTMLElement>(`[data-name="${name}"]`) ?? document.body),
      );
    await press('approve');
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(Object.keys(calls[0] ?? {}).sort()).toEqual([
      'maxTokens',
      'messages',
      'modelPreferences',
      'stopSequences',
      'systemPrompt',
    ]);
  });

  test('names undefined nowhere, and a priority of 0 [B103] [SA-51]', async () => {
    await mount(cases.get('B103'));
    const page = part('root').textContent ?? '';
    expect(page).not.toMatch(/undefined|NaN/);
    expect(page).toContain('claude');
    expect(page).toContain('Low cost matters: 0 (little)');
  });

  test('previews image and audio of safe types, without playing [B100] [B101] [SA-34]', async () => {
    await mount(cases.get('B100'));
    expect(document.querySelector("img[src^='data:image/png;base64,']")).not.toBeNull();
    const audio = document.querySelector('audio');
    expect(audio).toHaveAttribute('src', 'data:audio/wav;base64,UklGRg==');
    expect(audio).toHaveAttribute('controls');
    expect(audio).not.toHaveAttribute('autoplay');
  });

  test('shows malformed parts as their JSON and withholds approval, until they are redacted [B102] [SA-08]', async () => {
    const { calls, press, user: person } = await mount(cases.get('B102'));
    expect(parts('json').map((json) => json.textContent)).toEqual([
      expect.stringContaining('"text"'),
      '{}',
      expect.stringContaining('"video"'),
    ]);
    expect(part('approve')).toHaveAttribute('aria-disabled', 'true');
    await press('approve');
    expect(calls).toEqual([]);
    for (const message of parts('message')) await person.click(part('redact', message));
    await waitFor(() => expect(part('approve')).not.toHaveAttribute('aria-disabled'));
    await press('approve');
    await waitFor(() =>
      expect(calls[0]?.messages.map(({ content }) => content)).toEqual(Array(3).fill(text('[redacted]'))),
    );
  });

  test('rejects at once, and by Escape, without a model call [B105] [SA-35]', async () => {
    for (const way of ['press', 'escape'] as const) {
      const { calls, press, settled, user: person } = await mount();
      if (way === 'press') await press('reject');
      else await person.keyboard('{Escape}');
      await waitFor(() =>
        expect(settled()).toMatchObject({ action: 'reject', reason: 'user', error: { code: -1 } }),
      );
      expect(calls).toEqual([]);
      document.body.replaceChildren();
    }
  });

  test('asks before Escape throws changes away', async () => {
    const { user: person, settled } = await mount();
    await person.click(part('edit', part('message')));
    await person.type(part('editor'), '!');
    await person.keyboard('{Escape}');
    expect(document.activeElement).toBe(part('keep'));
    expect(settled()).toBeUndefined();
    await person.click(part('keep'));
    expect((part('editor') as HTMLTextAreaElement).value).toContain('!');
  });

  test('picks another model and runs it [SA-17]', async () => {
    const {
      user: person,
      calls,
      press,
    } = await mount({ ...plain, modelPreferences: { hints: [{ name: 'small' }] } }, { models });
    expect(part('model-reason').textContent).toContain('“small”');
    await person.selectOptions(part('model'), 'large');
    expect(part('model-reason').textContent).toBe('You chose this model.');
    await press('approve');
    await waitFor(() => expect(calls[0]?.model).toBe('large'));
  });

  test('speaks Chinese', async () => {
    await mount(plain, { host: { locale: 'zh-CN' } });
    expect(part('approve').textContent).toBe('运行模型');
    expect(part('role').textContent).toBe('用户');
  });
});

describe('generating and the second gate', () => {
  test('sends the answer only after it was seen, as it was edited [SA-06] [SA-38] [S3]', async () => {
    const { user: person, press, answer, settled } = await mount();
    await press('approve');
    await waitFor(() => expect(part('root').dataset.state).toBe('generating'));
    expect(findPart('approve')).toBeNull();
    await answer();
    expect(part('response').textContent).toContain('Take number 7');
    expect(part('response').textContent).toContain('m-1');
    expect(settled()).toBeUndefined();
    await person.click(part('edit', part('response')));
    await person.clear(part('editor'));
    await person.type(part('editor'), 'Take the train');
    await press('approve');
    await waitFor(() =>
      expect(settled()?.result).toEqual({
        role: 'assistant',
        model: 'm-1',
        content: text('Take the train'),
        stopReason: 'endTurn',
      }),
    );
  });

  test('stops, and runs again', async () => {
    const { press, calls } = await mount();
    await press('approve');
    await waitFor(() => part('stop'));
    await press('stop');
    await waitFor(() => expect(part('failure').dataset.code).toBe('stopped'));
    await press('approve');
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  test('runs the model again at the second gate', async () => {
    const { press, calls, answer } = await mount();
    await press('approve');
    await answer();
    await press('regenerate');
    await waitFor(() => expect(calls).toHaveLength(2));
    await answer({ content: text('Better') });
    expect(part('response').textContent).toContain('Better');
  });

  test('rejects the answer without sending any of it [SA-38]', async () => {
    const { press, answer, settled } = await mount();
    await press('approve');
    await answer({ content: text('PRIVATE') });
    await press('reject');
    await waitFor(() => expect(settled()?.action).toBe('reject'));
    expect(JSON.stringify(settled())).not.toContain('PRIVATE');
  });

  test('lists tool calls with all their arguments, and flags those that do not fit [SA-TOOL-17] [SA-TOOL-22]', async () => {
    const tools = [{ name: 'search', inputSchema: { type: 'object' } }];
    const { press, answer, settled } = await mount({ ...plain, tools });
    await press('approve');
    const content = [
      { type: 'tool_use', id: '1', name: 'search', input: { q: 'Lisbon', deep: { a: [1, 2] } } },
      { type: 'tool_use', id: '2', name: 'wipe', input: {} },
    ];
    await answer({ content, stopReason: 'toolUse' });
    const shown = part('response').textContent ?? '';
    for (const piece of ['search', 'Lisbon', 'deep', 'wipe']) expect(shown).toContain(piece);
    expect(part('problems').querySelector('li')?.dataset.code).toBe('unknown-tool');
    await press('approve');
    await waitFor(() => expect(settled()?.result).toMatchObject({ content, stopReason: 'toolUse' }));
  });

  test('says what the call took, with its cost', async () => {
    const { press, answer } = await mount(plain, { models });
    await press('approve');
    await answer({ usage: { inputTokens: 1_000_000, outputTokens: 500_000 } });
    expect(part('usage').textContent).toMatch(/1,000,000 .*500,000/);
    expect(part('usage').textContent).toContain('Cost: €2.');
  });

  test('explains in place when the request ends while it is reviewed', async () => {
    const { inbox } = await mount();
    await act(async () => inbox.withdraw(() => true, 'withdrawn'));
    expect(part('ended').textContent).toMatch(/Nothing was sent/);
    expect(findPart('approve')).toBeNull();
    expect(part('message').textContent).toContain('Which flight is best?');
  });
});

describe('any way of showing it', () => {
  const untilTaken = async (press: () => unknown): Promise<void> => {
    await waitFor(() => expect(press()).toBe(true));
  };

  test('dialog, inline and no surface at all give the same answer [SA-50]', async () => {
    const answers: unknown[] = [];
    for (const way of ['dialog', 'inline', 'headless'] as const) {
      const complete: Complete = async () => ({
        model: 'm-1',
        content: text('Seven'),
        stopReason: 'endTurn',
      });
      const inbox = createInbox({
        surfaces: ['sampling'],
        sampling: createSamplingReview({ complete }),
        warn: () => undefined,
      });
      const outcome = inbox.request({ kind: 'sampling', params: plain }, { server: travel });
      const [request] = inbox.getSnapshot();
      if (request?.kind !== 'sampling') throw new Error('The request did not arrive.');
      const person = userEvent.setup();
      const view =
        way === 'headless'
          ? undefined
          : render(
              <Host inbox={inbox}>
                {way === 'dialog' ? (
                  <RequestDialogs surfaces={{ sampling: SamplingReviewSurface }} />
                ) : (
                  <SamplingReviewSurface request={request} />
                )}
              </Host>,
            );
      if (way === 'dialog') await person.click(part('show'));
      for (const state of ['request', 'response']) {
        if (view === undefined) await untilTaken(() => inbox.approve(request.id).settled);
        else {
          await waitFor(() => expect(part('root').dataset.state).toBe(state));
          await person.click(part('approve'));
        }
      }
      answers.push(await outcome);
      view?.unmount();
    }
    expect(answers[0]).toMatchObject({
      action: 'approve',
      reason: 'user',
      result: { content: text('Seven') },
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});

describe('permissions', () => {
  test('says that it is the first time, and can switch the server off for good [SA-40] [S-19]', async () => {
    const policy = createPolicy();
    const { settled, user: person } = await mount(plain, { policy });
    await waitFor(() => expect(part('why').dataset.code).toBe('first-use'));
    await person.click(part('allow').querySelector('summary') ?? document.body);
    await person.click(part('never'));
    await waitFor(() => expect(settled()?.action).toBe('reject'));
    expect(policy.getAccess('travel', 'sampling')).toBe('off');
  });

  test('gives a permission for this task, with a limit, and runs [C9] [SA-45] [S-20]', async () => {
    const policy = createPolicy();
    const { user: person, calls } = await mount(plain, { policy, withScope: true });
    await waitFor(() => part('allow'));
    expect(part('allow').querySelector('summary')?.textContent).toMatch(/for this task/);
    await person.click(part('allow').querySelector('summary') ?? document.body);
    await person.click(part('grant'));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(policy.getSnapshot().grants).toMatchObject([
      {
        serverId: 'travel',
        situation: 'in-operation',
        lifetime: 'operation',
        scopeId: 'op1',
        envelope: { operation: { calls: 5 } },
        reviewResponses: true,
      },
    ]);
  });

  test('gives no permission without a limit [C9]', async () => {
    const policy = createPolicy();
    const { user: person, calls } = await mount(plain, { policy });
    await person.click(part('allow').querySelector('summary') ?? document.body);
    await person.clear(part('allow').querySelector('input[type="text"]') ?? document.body);
    await person.click(part('grant'));
    expect(calls).toEqual([]);
    expect(policy.getSnapshot().grants).toEqual([]);
  });

  test('shows what is left, names a limit that was reached, and extends it [SA-10]', async () => {
    const policy = createPolicy({ limits: { session: { calls: 1 } } });
    policy.setAccess('travel', 'sampling', 'on');
    const other = policy.reserve(
      {
        id: 'x',
        kind: 'sampling',
        server: travel,
        params: {},
        era: 'legacy',
        arrivedAt: 0,
        status: 'waiting',
      },
      { tokens: 1, seconds: 1 },
    );
    expect(other.granted).toBe(true);
    const { press, calls } = await mount(plain, { policy });
    await waitFor(() => expect(part('why').dataset.code).toBe('limit-reached'));
    expect(part('meters').textContent).toContain('0 of 1 calls left');
    await press('approve');
    await waitFor(() => expect(part('failure').dataset.code).toBe('limit'));
    expect(calls).toEqual([]);
    await press('extend');
    expect(part('meters').textContent).toContain('1 of 2 calls left');
    await press('approve');
    await waitFor(() => expect(calls).toHaveLength(1));
  });
});
