import { createInbox, type Inbox, normalizeRequest, type Outcome, RoundAbandoned } from '@assent/client';
import { createSamplingReview } from '@assent/client/sampling';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDemoModel } from '../model/createDemoModel.ts';
import { arbitraryRequest, arbitraryRound } from './arbitraryRequest.test-data.ts';

const server = { id: 'hostile', label: 'Hostile server' };

function hostInbox(): Inbox {
  return createInbox({
    surfaces: ['form', 'url', 'sampling', 'roots'],
    sampling: createSamplingReview({ complete: createDemoModel(), tools: true }),
    warn: () => undefined,
  });
}

/** How a request ends without anybody saying yes. */
const end = fc.constantFrom('cancel', 'decline', 'reject', 'abort', 'withdraw');
type End = 'cancel' | 'decline' | 'reject' | 'abort' | 'withdraw';

function endAll(inbox: Inbox, how: End, controller: AbortController): void {
  if (how === 'abort') controller.abort();
  if (how === 'withdraw') inbox.withdraw(() => true, 'withdrawn');
  for (const { id } of inbox.getSnapshot()) {
    if (how === 'cancel' || how === 'decline' || how === 'reject') inbox[how](id);
  }
}

const isYes = ({ action }: { readonly action?: unknown }): boolean =>
  action === 'accept' || action === 'approve';

describe('any JSON as a request', () => {
  it('is answered without a throw, and never with a yes that nobody gave', async () => {
    let asked = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryRequest, end, async (raw, how) => {
        const inbox = hostInbox();
        const controller = new AbortController();
        const input = normalizeRequest(raw);
        if ('unsupported' in input) return;
        const pending: Promise<Outcome> = inbox.request(input, { server, signal: controller.signal });
        await Promise.resolve();
        asked += inbox.getSnapshot().length;
        endAll(inbox, how, controller);
        const outcome = await pending;
        expect(isYes(outcome)).toBe(false);
        expect(outcome.result && 'content' in outcome.result).not.toBe(true);
        expect(inbox.getSnapshot()).toEqual([]);
      }),
      { numRuns: 500 },
    );
    // A run in which nothing reaches the person would show nothing.
    expect(asked).toBeGreaterThan(250);
  });

  it('is not turned into an answer by the press of a yes that the surface would not have offered', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryRequest, async (raw) => {
        const inbox = hostInbox();
        const input = normalizeRequest(raw);
        if ('unsupported' in input || input.malformed === undefined) return;
        const pending = inbox.request(input, { server });
        for (const { id } of inbox.getSnapshot()) {
          expect(inbox.accept(id, { a: 1 })).toEqual({ settled: false, by: 'unsupported' });
          expect(inbox.approve(id)).toEqual({ settled: false, by: 'unsupported' });
          inbox.cancel(id);
        }
        expect(isYes(await pending)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});

describe('any JSON as a round', () => {
  it('is given up with a reason or answered without a yes', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryRound, end, async (inputRequests, how) => {
        const inbox = hostInbox();
        const controller = new AbortController();
        const pending = inbox
          .fulfil(inputRequests, { server, signal: controller.signal })
          .catch((error: unknown) => error);
        await Promise.resolve();
        endAll(inbox, how, controller);
        const came = await pending;
        if (came instanceof Error) expect(came).toBeInstanceOf(RoundAbandoned);
        else expect(Object.values(came as Record<string, { action?: unknown }>).some(isYes)).toBe(false);
        expect(inbox.getSnapshot()).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('may be no object at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (raw) => {
        const inbox = hostInbox();
        const pending = inbox
          .fulfil(raw as Readonly<Record<string, unknown>>, { server })
          .catch((error: unknown) => error);
        await Promise.resolve();
        inbox.withdraw(() => true, 'withdrawn');
        const came = await pending;
        if (came instanceof Error) expect(came).toBeInstanceOf(RoundAbandoned);
        else expect(came).toEqual({});
      }),
      { numRuns: 200, examples: [[null], [[]], ['text'], [0], [{}]] },
    );
  });
});
