import { afterEach, describe, expect, it } from 'vitest';
import seeds from '../../fixtures/cases/seed-requests.json?raw';
import { until } from '../cases/FormPage.ts';
import { jsdomHands } from '../cases/jsdomHands.ts';
import type { MountRequestOptions } from './MountRequestOptions.ts';
import { type MountedRequest, mountRequest } from './mountRequest.tsx';

const hands = jsdomHands();
const mounted: MountedRequest[] = [];

function mount(
  raw: unknown,
  options: MountRequestOptions = {},
): { element: HTMLElement; one: MountedRequest } {
  const element = document.body.appendChild(document.createElement('div'));
  const one = mountRequest(element, raw, { armDelay: { accept: 0, open: 0 }, locale: 'en', ...options });
  mounted.push(one);
  return { element, one };
}

afterEach(() => {
  for (const one of mounted.splice(0)) one.unmount();
  document.body.replaceChildren();
});

function seed(id: string): unknown {
  const { cases } = JSON.parse(seeds) as { cases: { id: string; request: unknown }[] };
  return cases.find((one) => one.id === id)?.request;
}

const find = (scope: string, part: string): Element | undefined =>
  document.querySelector(
    `[data-scope="${scope}"] [data-part="${part}"], [data-scope="${scope}"][data-part="${part}"]`,
  ) ?? undefined;
const press = async (scope: string, part: string): Promise<void> =>
  hands.click(await until(`${scope} ${part}`, () => find(scope, part)));

describe('mountRequest', () => {
  it.each(['seed-booking', 'seed-booking-older-spelling'])(
    'shows the form of %s inside the element',
    async (id) => {
      const { element, one } = mount(seed(id), { server: { id: 'travel', label: 'Travel agent' } });
      await until('the form', () => find('elicitation-form', 'root'));
      expect(element.querySelectorAll('[data-part="field"]')).toHaveLength(4);
      expect(element.textContent).toContain('Travel agent');
      await hands.click(
        (await until(
          'yes',
          () =>
            element.querySelector('[data-field="confirmBooking"] [data-part="option"][data-value="true"]') ??
            undefined,
        )) as Element,
      );
      await press('elicitation-form', 'accept');
      await until('the review', () => element.querySelector('[data-state="review"]') ?? undefined);
      await press('elicitation-form', 'accept');
      expect(await one.outcome).toEqual({
        action: 'accept',
        reason: 'user',
        result: { action: 'accept', content: { confirmBooking: true, travelInsurance: false } },
      });
    },
  );

  it('leaves it at the card when told to', async () => {
    const { element } = mount(seed('seed-booking'), { arrival: 'card' });
    await until('the card', () => find('request-card', 'show'));
    expect(element.querySelector('[data-scope="elicitation-form"]')).toBeNull();
    await press('request-card', 'show');
    await until('the form', () => find('elicitation-form', 'root'));
  });

  it('withdraws the request when the operation is aborted, and settles nothing by unmounting', async () => {
    const operation = new AbortController();
    const { element, one } = mount(seed('seed-booking'), { signal: operation.signal });
    await until('the form', () => find('elicitation-form', 'root'));
    one.unmount();
    expect(element.childElementCount).toBe(0);
    expect(one.inbox.getSnapshot()).toHaveLength(1);
    operation.abort();
    expect(await one.outcome).toMatchObject({ action: 'cancel', reason: 'aborted' });
  });

  it.each(['seed-flights', 'seed-flights-older-spelling'])(
    'lends the model of the host to %s after both gates',
    async (id) => {
      const { one } = mount(seed(id), {
        complete: async () => ({
          model: 'm-1',
          content: { type: 'text', text: 'Number 7' },
          stopReason: 'endTurn',
        }),
      });
      const root = (): Element | undefined => find('sampling-review', 'root');
      await until('the request', () => (root()?.getAttribute('data-state') === 'request' ? true : undefined));
      await press('sampling-review', 'approve');
      await until('the response', () =>
        root()?.getAttribute('data-state') === 'response' ? true : undefined,
      );
      expect(find('sampling-review', 'response')?.textContent).toContain('Number 7');
      await press('sampling-review', 'approve');
      expect(await one.outcome).toMatchObject({
        action: 'approve',
        reason: 'user',
        result: { role: 'assistant', model: 'm-1', content: { type: 'text', text: 'Number 7' } },
      });
    },
  );

  it('rejects sampling with the code of the protocol and calls no model [B105]', async () => {
    let calls = 0;
    const { one } = mount(seed('seed-flights'), {
      complete: async () => {
        calls += 1;
        return { model: 'm', content: { type: 'text', text: '' } };
      },
    });
    await press('sampling-review', 'reject');
    expect(await one.outcome).toMatchObject({
      action: 'reject',
      reason: 'user',
      error: { code: -1, message: 'User rejected sampling request' },
    });
    expect(calls).toBe(0);
  });

  it('lets a grant answer in its name', async () => {
    const { one } = mount(seed('seed-flights'), {
      server: { id: 'travel', label: 'Travel agent' },
      grants: [
        {
          serverId: 'travel',
          situation: 'background',
          lifetime: 'session',
          envelope: { session: { calls: 3, tokens: 100_000 } },
          reviewResponses: false,
        },
      ],
    });
    expect(await one.outcome).toMatchObject({
      action: 'approve',
      reason: 'policy',
      ruleId: expect.any(String),
    });
  });

  it('shares exactly the folders it shows', async () => {
    const { one } = mount(seed('seed-roots'), {
      roots: [
        {
          location: 'file:///Users/agent/travel-planning',
          name: 'Travel Planning Workspace',
          source: 'code',
        },
      ],
    });
    const item = await until('the folder', () => find('roots-consent', 'item'));
    expect(item.textContent).toContain('Travel Planning Workspace');
    await press('roots-consent', 'approve');
    expect(await one.outcome).toMatchObject({
      action: 'approve',
      result: { roots: [{ uri: 'file:///Users/agent/travel-planning', name: 'Travel Planning Workspace' }] },
    });
  });

  it('ends a round whose sampling is rejected, and says by whom', async () => {
    const { one } = mount({ inputRequests: { choice: seed('seed-flights') } });
    await press('sampling-review', 'reject');
    expect(await one.outcome).toMatchObject({ action: 'reject', reason: 'user', error: { code: -1 } });
  });
});
