import { describe, expect, it } from 'vitest';
import { createInbox } from './createInbox.ts';

const server = { id: 'travel', label: 'Travel' };
const form = { kind: 'form', params: { message: 'Name?', requestedSchema: { type: 'object' } } } as const;

describe('createInbox', () => {
  it('settles a form once, with its content, and tells later answers', async () => {
    const inbox = createInbox({ surfaces: ['form'] });
    const outcome = inbox.request(form, { server });
    const [request] = inbox.getSnapshot();
    const id = request?.id ?? '';
    expect(inbox.accept(id, { name: 'Ada', note: undefined })).toEqual({ settled: true });
    expect(inbox.decline(id)).toEqual({ settled: false, by: 'answered-elsewhere' });
    expect(await outcome).toEqual({
      action: 'accept',
      reason: 'user',
      result: { action: 'accept', content: { name: 'Ada' } },
    });
    expect(inbox.getSnapshot()).toEqual([]);
  });

  it('answers a round together under its own keys [RD-01] [RD-09]', async () => {
    const inbox = createInbox({ surfaces: ['form', 'url'] });
    const responses = inbox.fulfil(
      {
        login: { method: 'elicitation/create', params: form.params },
        constructor: {
          method: 'elicitation/create',
          params: { mode: 'url', url: 'https://a.example/', message: 'Go' },
        },
      },
      { server },
    );
    const [first, second] = inbox.getSnapshot().map(({ id }) => id);
    expect(inbox.accept(second ?? '').settled).toBe(true);
    expect(inbox.get(second ?? '')?.status).toBe('opened');
    expect(inbox.decline(first ?? '').settled).toBe(true);
    expect(inbox.get(first ?? '')?.status).toBe('answered');
    expect(inbox.reopen(first ?? '')).toBe(true);
    expect(inbox.accept(first ?? '', { a: 1 }).settled).toBe(true);
    expect(inbox.finish(second ?? '').settled).toBe(true);
    expect(await responses).toEqual({
      login: { action: 'accept', content: { a: 1 } },
      constructor: { action: 'accept' },
    });
  });

  it('withdraws on abort', async () => {
    const inbox = createInbox({ surfaces: ['form'] });
    const stop = new AbortController();
    const outcome = inbox.request(form, { server, signal: stop.signal });
    const id = inbox.getSnapshot()[0]?.id ?? '';
    stop.abort();
    expect((await outcome).reason).toBe('aborted');
    expect(inbox.accept(id, {})).toEqual({ settled: false, by: 'aborted' });
  });
});
