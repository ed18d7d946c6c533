import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { type MountedRequest, mountRequest } from './mountRequest.tsx';

const params = { messages: [{ role: 'user', content: { type: 'text', text: 'hello' } }], maxTokens: 20 };
const armDelay = { accept: 0, open: 0 };
const mounted: MountedRequest[] = [];

afterEach(() => {
  for (const page of mounted.splice(0)) page.unmount();
});

function mount(options: Parameters<typeof mountRequest>[2] = {}): MountedRequest {
  const page = mountRequest(document.body, params, { armDelay, locale: 'en', ...options });
  mounted.push(page);
  return page;
}

const part = (name: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-scope="sampling-review"][data-part="${name}"]`);
  if (element === null) throw new Error(`There is no part ${name} yet.`);
  return element;
};
const state = (): string | undefined => part('root').dataset.state;

describe('a sampling request on a page', () => {
  it('goes through both gates with the given model', async () => {
    const user = userEvent.setup();
    const { outcome } = mount({
      complete: async ({ messages }) => ({
        model: 'mine',
        content: { type: 'text', text: `${messages.length} message` },
        stopReason: 'endTurn',
      }),
    });
    await waitFor(() => expect(state()).toBe('request'));
    await user.click(part('approve'));
    await waitFor(() => expect(part('response').textContent).toContain('1 message'));
    await user.click(part('approve'));
    expect(await outcome).toMatchObject({
      action: 'approve',
      reason: 'user',
      result: { role: 'assistant', model: 'mine', content: { type: 'text', text: '1 message' } },
    });
  });

  it('labels the demonstration model as one', async () => {
    mount();
    await waitFor(() => expect(part('model').textContent).toBe('Demonstration model'));
    expect(part('model-reason').textContent).toContain('ranks flights by rules');
  });

  it('is rejected with a neutral error', async () => {
    const user = userEvent.setup();
    const { outcome } = mount({ era: 'legacy' });
    await waitFor(() => part('reject'));
    await user.click(part('reject'));
    expect(await outcome).toMatchObject({ action: 'reject', error: { code: -1 } });
  });

  it('passes under a grant without the person, and names it', async () => {
    const { outcome } = mount({
      server: { id: 's', label: 'S' },
      grants: [
        { serverId: 's', situation: 'background', lifetime: 'session', envelope: { session: { calls: 1 } } },
      ],
      complete: async () => ({ model: 'mine', content: { type: 'text', text: 'done' } }),
    });
    expect(await outcome).toMatchObject({
      action: 'approve',
      reason: 'policy',
      ruleId: expect.stringMatching(/^grant:/),
    });
  });
});
