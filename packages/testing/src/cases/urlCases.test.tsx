import { afterEach, describe, expect, it, vi } from 'vitest';
import corpus from '../../fixtures/cases/elicitation-cases.jsonl?raw';
import type { MountRequestOptions } from '../react/MountRequestOptions.ts';
import { readElicitationCases } from './ElicitationCase.ts';
import { until } from './FormPage.ts';
import { jsdomHands } from './jsdomHands.ts';
import { type PlayedCase, requestOf, stageRequest } from './playCase.ts';

const cases = new Map(readElicitationCases(corpus).map((one) => [one.id, one]));
const hands = jsdomHands();
const played: PlayedCase[] = [];

afterEach(() => {
  for (const one of played.splice(0)) one.end();
  vi.restoreAllMocks();
});

const root = (): Element | null => document.querySelector('[data-scope="url-consent"][data-part="root"]');
const part = (name: string): Element | undefined =>
  root()?.querySelector(`[data-part="${name}"]`) ?? undefined;
const press = async (name: string): Promise<void> =>
  hands.click(await until(`the ${name} button`, () => part(name)));

async function show(id: string, options: MountRequestOptions = {}): Promise<PlayedCase> {
  const stage = await stageRequest(requestOf(cases.get(id)?.input ?? {}), hands, options);
  played.push(stage);
  await until('the consent', () => root() ?? undefined);
  return stage;
}

describe('url mode, played through mountRequest', () => {
  it.each(['B085', 'B085/1', 'B085/2', 'B085/3'])(
    '[%s] an address that would run, read a file or lead nowhere is never opened and can be declined',
    async (id) => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      const stage = await show(id);
      expect(root()?.getAttribute('data-verdict')).toBe('block');
      expect(part('warning')).toBeDefined();
      expect(part('open')).toBeUndefined();
      expect(document.querySelector('a[href]')).toBeNull();
      await press('decline');
      expect(await stage.mounted.outcome).toMatchObject({ result: { action: 'decline' }, reason: 'user' });
      expect(open).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['remote', 'warning'],
    ['local', 'notes'],
  ] as const)(
    '[B085/4] plain http of a %s server to this computer can be opened, and says so',
    async (policy, where) => {
      await show('B085/4', { urlOptions: { policy } });
      expect(part(where)?.textContent).toContain('not encrypted');
      expect(part('open')).toBeDefined();
    },
  );

  it('[B087] before consent nothing touches the address', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    const request = vi.spyOn(globalThis, 'fetch');
    const stage = await show('B087');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(open).not.toHaveBeenCalled();
    expect(request).not.toHaveBeenCalled();
    const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ value }) => value),
    );
    expect(attributes.filter((value) => value.includes('mcp.example.com'))).toEqual([]);
    expect(stage.isSettled()).toBe(false);
  });

  it('[B088] opens inside the click and then offers to open again and to copy, whatever the browser said', async () => {
    let inClick = false;
    let openedInClick: boolean | undefined;
    window.addEventListener('click', () => (inClick = true), { capture: true, once: true });
    window.addEventListener('click', () => (inClick = false), { once: true });
    vi.spyOn(window, 'open').mockImplementation(() => {
      openedInClick = inClick;
      return null;
    });
    const stage = await show('B088');
    await press('open');
    expect(openedInClick).toBe(true);
    await until('the waiting', () => (root()?.getAttribute('data-state') === 'waiting' ? true : undefined));
    expect(part('open-again')).toBeDefined();
    expect(part('copy')).toBeDefined();
    expect(document.querySelector('a')).toBeNull();
    expect(await stage.mounted.outcome).toMatchObject({ result: { action: 'accept' }, reason: 'user' });
  });

  it('[B089] stays at the question when the host could not open the page', async () => {
    const stage = await show('B089', {
      openUrl: (): Promise<never> => Promise.reject(new Error('no browser')),
    });
    await press('open');
    await until('the error', () => part('open-error'));
    expect(root()?.getAttribute('data-state')).toBe('consent');
    expect(stage.isSettled()).toBe(false);
  });

  it('[B091] a missing mode is a form, an unknown one is refused without being shown', async () => {
    const form = await stageRequest(requestOf(cases.get('B091')?.input ?? {}), hands);
    played.push(form);
    await form.form.root();
    form.end();
    const voice = await stageRequest(requestOf(cases.get('B091/1')?.input ?? {}), hands);
    played.push(voice);
    expect(await voice.mounted.outcome).toMatchObject({ error: { code: -32602 }, reason: 'unsupported' });
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('[B092] only the completion of this very request ends its waiting, and only once', async () => {
    const stage = await show('B092', { server: 'Case server', openUrl: () => true });
    await press('open');
    const waits = (): boolean =>
      root()?.getAttribute('data-state') === 'waiting' && !root()?.hasAttribute('data-ended');
    await until('the waiting', () => (waits() ? true : undefined));
    const { inbox, complete } = stage.mounted;
    complete('other');
    expect(inbox.getSnapshot()).toHaveLength(1);
    expect(waits()).toBe(true);
    expect(part('retry')).toBeDefined();
    expect(part('cancel')).toBeDefined();
    complete('el-1');
    complete('el-1');
    await until('the end of the waiting', () => (waits() ? undefined : true));
    expect(inbox.getSnapshot()).toHaveLength(0);
  });
});
