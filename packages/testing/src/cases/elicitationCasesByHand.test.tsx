import { createInbox, type Inbox, type ServerIdentity } from '@assent/client';
import { AssentProvider, RequestDialogs } from '@assent/ui';
import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import corpus from '../../fixtures/cases/elicitation-cases.jsonl?raw';
import type { MountRequestOptions } from '../react/MountRequestOptions.ts';
import { ShowAtOnce } from '../react/ShowAtOnce.tsx';
import { readElicitationCases } from './ElicitationCase.ts';
import { createFormPage, submit, until } from './FormPage.ts';
import { jsdomHands } from './jsdomHands.ts';
import { performAction } from './performAction.ts';
import { type PlayedCase, requestOf, stageRequest } from './playCase.ts';

const cases = new Map(readElicitationCases(corpus).map((one) => [one.id, one]));
const played: PlayedCase[] = [];

afterEach(() => {
  for (const one of played.splice(0)) one.end();
});

/** Plays the actions of a case and hands back the page for expectations of its own. */
async function play(id: string, options: MountRequestOptions = {}): Promise<PlayedCase> {
  const one = cases.get(id);
  if (one === undefined) throw new Error(`The corpus has no case ${id}`);
  const stage = await stageRequest(requestOf(one.input), jsdomHands(), {
    ...(one.expected.tz === undefined ? {} : { timeZone: one.expected.tz }),
    ...options,
  });
  played.push(stage);
  await stage.form.root();
  for (const step of one.action) await performAction(stage, step);
  return stage;
}

function contentOf(stage: PlayedCase): Record<string, unknown> {
  return (stage.result() as { content: Record<string, unknown> }).content;
}

const weather: ServerIdentity = { id: 'weather', label: 'weather' };
const maps: ServerIdentity = { id: 'maps', label: 'maps' };

function ask(name: string): { kind: 'form'; params: Record<string, unknown> } {
  const properties = { [name]: { type: 'string', title: name } };
  return {
    kind: 'form',
    params: { message: `About ${name}`, requestedSchema: { type: 'object', properties } },
  };
}

/** A host with one inbox, shown under StrictMode, for cases of more than one request. */
function showHost(): { inbox: Inbox; unmount(): void } {
  const inbox = createInbox({ surfaces: ['form'] });
  const { unmount } = render(
    <StrictMode>
      <AssentProvider inbox={inbox} armDelay={{ accept: 0, open: 0 }} locale="en" timeZone="UTC">
        <RequestDialogs />
        <ShowAtOnce />
      </AssentProvider>
    </StrictMode>,
  );
  return { inbox, unmount };
}

const part = (scope: string, name: string): Element | null =>
  document.querySelector(
    `[data-scope="${scope}"][data-part="${name}"], [data-scope="${scope}"] [data-part="${name}"]`,
  );

/** The form about a field of that name is the one on the page. */
async function formAbout(name: string): Promise<ReturnType<typeof createFormPage>> {
  const form = createFormPage(document);
  await until(`the form about ${name}`, () => {
    const fields = [...document.querySelectorAll('[data-part="field"]')];
    return fields.some((field) => field.getAttribute('data-field') === name) ? true : undefined;
  });
  return form;
}

describe('values that words describe', () => {
  it('[B013] a toggled boolean leaves as a boolean', async () => {
    const stage = await play('B013');
    expect(contentOf(stage)).toStrictEqual({ ok: true });
  });

  it('[B018] a required name without a property makes the form unanswerable, names it, and keeps decline', async () => {
    const one = cases.get('B018');
    const stage = await stageRequest(requestOf(one?.input ?? {}), jsdomHands());
    played.push(stage);
    const root = await stage.form.root();
    expect(root.textContent).toContain('token');
    expect(stage.form.part('accept')).toBeUndefined();
    await performAction(stage, ['decline']);
    await until('the answer', () => (stage.isSettled() ? true : undefined));
    expect(stage.result()).toStrictEqual({ action: 'decline' });
  });

  it.each(['B021', 'B062'])('[%s] a picked date and time leaves in UTC with seconds and Z', async (id) => {
    const stage = await play(id);
    expect(contentOf(stage)).toStrictEqual({ at: '2026-03-05T08:30:00Z' });
  });

  it('[B026] spaces alone in a required text block', async () => {
    const stage = await play('B026/1');
    expect(stage.isSettled()).toBe(false);
    expect(stage.form.invalidFields()).toEqual(['name']);
  });

  it('[B063] the wall clock that was picked stays on screen and names the right instant', async () => {
    const one = cases.get('B063');
    const stage = await stageRequest(requestOf(one?.input ?? {}), jsdomHands(), { timeZone: 'Etc/GMT-2' });
    played.push(stage);
    await stage.form.root();
    await performAction(stage, ['pickDateTime', 'at', '2024-01-15T13:10']);
    await performAction(stage, ['blur']);
    expect((stage.form.control('at') as HTMLInputElement).value).toMatch(/^2024-01-15T13:10/);
    await performAction(stage, ['submit']);
    expect(contentOf(stage)).toStrictEqual({ at: '2024-01-15T11:10:00Z' });
  });

  it('[B064] a default with an offset survives untouched', async () => {
    const stage = await play('B064');
    expect(contentOf(stage)).toStrictEqual({ at: '2026-07-10T13:20:33Z' });
  });

  it('[B050] Enter in an empty optional field leads on and never cancels', async () => {
    const stage = await play('B050');
    await until('the review', () => (stage.form.isReviewing() ? true : undefined));
    expect(stage.isSettled()).toBe(false);
    await stage.hands.click((await until('accept', () => stage.form.part('accept'))) as Element);
    await until('the answer', () => (stage.isSettled() ? true : undefined));
    expect(stage.result()).toStrictEqual({ action: 'accept', content: {} });
  });

  it('[B096] a thousand titled options are searched and chosen by title', async () => {
    const oneOf = Array.from({ length: 1000 }, (_, index) => ({
      const: `c${index}`,
      title: `Country ${index}`,
    }));
    const many = Array.from({ length: 5000 }, (_, index) => `city ${index}`);
    const stage = await stageRequest(
      {
        message: 'Where?',
        requestedSchema: {
          type: 'object',
          properties: { country: { type: 'string', oneOf }, city: { type: 'string', enum: many } },
          required: ['country'],
        },
      },
      jsdomHands(),
    );
    played.push(stage);
    await stage.form.root();
    await performAction(stage, ['select', 'country', 'Country 999']);
    await performAction(stage, ['submit']);
    expect(stage.result()).toStrictEqual({ action: 'accept', content: { country: 'c999' } });
  });
});

describe('what the person sees', () => {
  it('[B082] says who asks outside of what the server says, and makes no link or markup of its words', async () => {
    const one = cases.get('B082');
    const stage = await stageRequest(requestOf(one?.input ?? {}), jsdomHands(), { server: weather });
    played.push(stage);
    const root = await stage.form.root();
    const message = stage.form.part('message');
    const heading = part('server-identity', 'title');
    expect(heading?.textContent).toContain('weather');
    expect(message?.contains(heading ?? null)).toBe(false);
    expect(message?.textContent).toContain('<b>Host security check</b>');
    expect(root.querySelector('a[href*="evil"], b')).toBeNull();
    expect(message?.textContent).not.toContain('\u202e');
  });

  it('[B083] shows a few options at once', async () => {
    const stage = await play('B083');
    expect(stage.form.options('layout').map((option) => option.textContent)).toEqual([
      'grid',
      'list',
      'board',
    ]);
  });
});

describe('several requests', () => {
  it('[B051] nothing of an earlier prompt is in the next one', async () => {
    const { inbox } = showHost();
    const first = inbox.request(ask('a'), { server: weather });
    const form = await formAbout('a');
    const hands = jsdomHands();
    await hands.type(form.control('a'), 'first');
    let settled = false;
    void first.then(() => {
      settled = true;
    });
    await submit(form, hands, () => settled);
    expect((await first).result).toStrictEqual({ action: 'accept', content: { a: 'first' } });

    const second = inbox.request(ask('a'), { server: weather });
    await formAbout('a');
    expect((form.control('a') as HTMLInputElement).value).toBe('');
    settled = false;
    void second.then(() => {
      settled = true;
    });
    await submit(form, hands, () => settled);
    expect((await second).result).toStrictEqual({ action: 'accept', content: {} });
  });

  it('[B079] three requests are asked one after the other and each gets its own answer', async () => {
    const { inbox } = showHost();
    const hands = jsdomHands();
    const outcomes = [
      inbox.request(ask('one'), { server: weather }),
      inbox.request(ask('two'), { server: maps }),
      inbox.request(ask('three'), { server: weather }),
    ];
    let settled = 0;
    for (const outcome of outcomes) {
      void outcome.then(() => {
        settled += 1;
      });
    }
    const form = await formAbout('one');
    expect(part('server-identity', 'position')?.textContent).toMatch(/1.*3/);
    expect(part('server-identity', 'title')?.textContent).toContain('weather');
    await submit(form, hands, () => settled === 1);

    await formAbout('two');
    expect(part('server-identity', 'position')?.textContent).toMatch(/2.*3/);
    expect(part('server-identity', 'title')?.textContent).toContain('maps');
    await hands.click((await until('decline', () => form.part('decline'))) as Element);

    await formAbout('three');
    await hands.press('Escape');
    const actions = (await Promise.all(outcomes)).map((outcome) => outcome.result?.action);
    expect(actions).toEqual(['accept', 'decline', 'cancel']);
  });

  it('[B080] a request that is delivered again keeps its one dialog and what was typed', async () => {
    const { inbox } = showHost();
    const hands = jsdomHands();
    const first = inbox.request(ask('a'), { server: weather, replayKey: 'id-7' });
    const form = await formAbout('a');
    await hands.type(form.control('a'), 'typed');
    let again: ReturnType<Inbox['request']> | undefined;
    act(() => {
      again = inbox.request(ask('a'), { server: weather, replayKey: 'id-7' });
    });
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
    expect(inbox.getSnapshot()).toHaveLength(1);
    expect((form.control('a') as HTMLInputElement).value).toBe('typed');
    await hands.click((await until('decline', () => form.part('decline'))) as Element);
    expect(await again).toEqual(await first);
  });

  it('[B127] the requests of a round are answered one by one and leave together', async () => {
    const one = cases.get('B127');
    const stage = await stageRequest(requestOf(one?.input ?? {}), jsdomHands());
    played.push(stage);
    const form = await formAbout('name');
    await stage.hands.type(form.control('name'), 'ada');
    await submit(form, stage.hands, () => document.querySelector('[data-field="name"]') === null);
    expect(stage.isSettled()).toBe(false);
    await formAbout('e');
    await stage.hands.click((await until('decline', () => form.part('decline'))) as Element);
    await until('the round to leave', () => (stage.isSettled() ? true : undefined));
    expect(stage.result()).toStrictEqual(one?.expected.inputResponses);
  });

  it('[B129] says that the server asks again, and starts from the schema alone', async () => {
    const { inbox } = showHost();
    const crates = {
      method: 'elicitation/create',
      params: {
        message: 'How many?',
        requestedSchema: { type: 'object', properties: { crates: { type: 'integer', maximum: 3 } } },
      },
    };
    const round = inbox.fulfil(
      { q: crates },
      { server: weather, roundNumber: 2, askedAgain: new Set(['q']) },
    );
    const form = await formAbout('crates');
    expect(part('server-identity', 'asked-again')?.textContent).toContain('2');
    expect((form.control('crates') as HTMLInputElement).value).toBe('');
    await jsdomHands().click((await until('cancel', () => form.part('cancel'))) as Element);
    expect(await round).toStrictEqual({ q: { action: 'cancel' } });
  });
});

describe('when things go wrong', () => {
  it('[B076] a delivery that fails gives the form back with what was typed, to send again or to cancel', async () => {
    const { inbox } = showHost();
    const hands = jsdomHands();
    let attempts = 0;
    let settled = false;
    const outcome = inbox.request(ask('a'), {
      server: weather,
      deliver: async () => {
        attempts += 1;
        throw new Error('connection lost');
      },
    });
    void outcome.then(() => {
      settled = true;
    });
    const form = await formAbout('a');
    await hands.type(form.control('a'), 'x');
    await submit(form, hands, () => attempts === 1);
    await until('the failure to be shown', () => form.part('failed'));
    if (form.isReviewing()) await hands.click((await until('back', () => form.part('back'))) as Element);
    expect((form.control('a') as HTMLInputElement).value).toBe('x');
    await submit(form, hands, () => attempts === 2);
    await until('the failure to be shown', () => form.part('failed'));
    await hands.click((await until('cancel', () => form.part('cancel'))) as Element);
    await until('the end', () => (settled ? true : undefined));
    expect((await outcome).action).toBe('cancel');
  });

  it('[B078] a request that expires while the person types says so and sends nothing', async () => {
    const one = cases.get('B078');
    const stage = await stageRequest(requestOf(one?.input ?? {}), jsdomHands());
    played.push(stage);
    await stage.form.root();
    await performAction(stage, ['type', 'a', 'x']);
    act(() => stage.mounted.inbox.withdraw(() => true, 'expired'));
    const ended = await until('the end to be explained', () => stage.form.part('ended'));
    expect(ended.getAttribute('data-reason')).toBe('expired');
    expect(stage.form.part('accept')).toBeUndefined();
    expect(await stage.mounted.outcome).toMatchObject({ action: 'cancel', reason: 'expired' });
  });

  it('[B121] Escape closes the list first, then asks before it throws typing away', async () => {
    const options = Array.from({ length: 20 }, (_, index) => ({
      const: `v${index}`,
      title: `Option ${index}`,
    }));
    const stage = await stageRequest(
      {
        message: 'Which?',
        requestedSchema: {
          type: 'object',
          properties: { env: { type: 'string', oneOf: options }, name: { type: 'string' } },
          required: ['env'],
        },
      },
      jsdomHands(),
    );
    played.push(stage);
    await stage.form.root();
    await performAction(stage, ['type', 'name', 'x']);
    await stage.hands.click(stage.form.control('env'));
    await until('the list to open', () => stage.form.options('env')[0]);
    await stage.hands.press('Escape');
    expect(stage.form.options('env')).toHaveLength(0);
    expect(stage.form.part('leave-panel')).toBeUndefined();
    await stage.hands.press('Escape');
    await until('the question before leaving', () => stage.form.part('leave-panel'));
    await stage.hands.click((await until('keep editing', () => stage.form.part('keep'))) as Element);
    expect((stage.form.control('name') as HTMLInputElement).value).toBe('x');
    expect(stage.isSettled()).toBe(false);
  });

  it('[B123] under StrictMode a request settles once and leaves nothing behind in the page', async () => {
    const { inbox, unmount } = showHost();
    const hands = jsdomHands();
    const outcomes: unknown[] = [];
    inbox.onSettled(({ outcome }) => outcomes.push(outcome.action));
    void inbox.request(ask('a'), { server: weather });
    const form = await formAbout('a');
    expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1);
    expect(document.querySelector('[role="dialog"]')?.closest('[aria-hidden="true"]')).toBeNull();
    await submit(form, hands, () => outcomes.length === 1);
    await until('the dialog to go', () =>
      document.querySelector('[role="dialog"]') === null ? true : undefined,
    );
    expect(outcomes).toEqual(['accept']);
    unmount();
    expect(
      document.querySelectorAll('[data-scope], [aria-hidden="true"], [data-radix-focus-guard]'),
    ).toHaveLength(0);
  });
});
