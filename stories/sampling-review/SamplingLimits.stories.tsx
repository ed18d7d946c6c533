import { createInbox, type Inbox, type PendingRequest, type SamplingRequest } from '@assent/client';
import { createPolicy, type PolicyOptions } from '@assent/client/policy';
import { type CompletionResult, createSamplingReview, type SamplingModel } from '@assent/client/sampling';
import { AssentProvider } from '@assent/ui';
import { SamplingReviewSurface } from '@assent/ui/sampling-review';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type JSX, useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { travel } from '../support/servers.ts';
import { flights, longDocument, loopOfTools, malformed, withMedia } from './samplingParams.ts';

const models: readonly SamplingModel[] = [
  {
    id: 'claude-sonnet-4-20250514',
    label: 'Claude Sonnet 4',
    price: { inputPerMillion: 3, outputPerMillion: 15 },
    supports: ['tools', 'image', 'audio'],
  },
  {
    id: 'demo',
    label: 'Demonstration model',
    note: 'No provider is called.',
    supports: ['tools', 'image', 'audio'],
  },
];

const plainAnswer: CompletionResult = {
  model: 'claude-sonnet-4-20250514',
  content: {
    type: 'text',
    text: 'Take flight 12: it leaves at 09:30, is direct, and costs $90 more than the cheapest.',
  },
  stopReason: 'endTurn',
  usage: { inputTokens: 812, outputTokens: 24 },
};

interface ReviewPageProps {
  readonly params: Readonly<Record<string, unknown>>;
  /** What the model answers; it keeps running without one. */
  readonly answer?: CompletionResult | 'failure';
  /** Approves the first gate, to show what comes after it. */
  readonly approved?: boolean;
  readonly policy?: PolicyOptions;
  readonly background?: boolean;
  readonly locale?: string;
  readonly dir?: 'ltr' | 'rtl';
}

const scope = {
  id: 'story',
  method: 'tools/call',
  name: 'find_best_flight',
  attribution: 'certain',
} as const;

function arrange({ params, answer, policy, background = false }: ReviewPageProps): {
  inbox: Inbox;
  request: PendingRequest;
} {
  const inbox = createInbox({
    surfaces: ['sampling'],
    sampling: createSamplingReview({
      complete: async (_, { onToken }) => {
        onToken?.('Take flight 12: it leaves at 09:30');
        if (answer === undefined) return new Promise(() => undefined);
        if (answer === 'failure') throw new Error('503: the provider is overloaded');
        return answer;
      },
      models,
      tools: true,
      currency: 'USD',
    }),
    policy: createPolicy(policy),
    warn: () => undefined,
  });
  const arrived = new Set<PendingRequest>();
  inbox.onChanged(({ request }) => arrived.add(request));
  void inbox.request({ kind: 'sampling', params }, { server: travel, ...(!background && { scope }) });
  const [request] = arrived;
  if (!request) throw new Error('The story’s request did not arrive. Check its params.');
  return { inbox, request };
}

/** One request inline on a page. */
function ReviewPage({ locale = 'en', dir, ...props }: ReviewPageProps): JSX.Element {
  const [{ inbox, request }] = useState(() => arrange(props));
  const { approved = false } = props;
  useEffect(() => {
    if (approved) inbox.approve(request.id);
  }, [inbox, request, approved]);
  return (
    <AssentProvider inbox={inbox} locale={locale} {...(dir && { dir })} armDelay={{ accept: 0 }}>
      <SamplingReviewSurface request={request as SamplingRequest} />
    </AssentProvider>
  );
}

/**
 * What goes wrong, what is large, and what a limit stops.
 * Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28.
 */
const meta = {
  title: 'Sampling review/Limits and faults',
  component: ReviewPage,
  args: { params: flights },
  render: (args, { globals }) => (
    <ReviewPage {...args} locale={String(globals.locale)} dir={globals.direction === 'rtl' ? 'rtl' : 'ltr'} />
  ),
} satisfies Meta<typeof ReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const inState = (state: string) => async () => {
  await waitFor(() =>
    expect(document.querySelector(`[data-scope="sampling-review"][data-state="${state}"]`)).not.toBeNull(),
  );
};

/** Images and recordings of safe types are previewed; others are named with type and size. */
export const WithMedia: Story = { args: { params: withMedia } };

/** Parts that can't be read are shown as they are, and withhold approval until they are redacted. */
export const Malformed: Story = { args: { params: malformed } };

/** Two hundred thousand characters, all of them there. */
export const LongDocument: Story = { args: { params: longDocument } };

/** In the background, outside any operation. */
export const InTheBackground: Story = { args: { background: true } };

/** A limit is used up; the person may give more for this session. */
export const LimitReached: Story = { args: { policy: { limits: { session: { tokens: 500 } } } } };

/** The model failed; nothing was sent. */
export const ModelFailed: Story = {
  args: { approved: true, answer: 'failure' },
  play: async () => {
    await waitFor(() => expect(document.querySelector('[data-part="failure"]')).not.toBeNull());
  },
};

/** The model wants tools, one of which it was not offered. */
export const ResponseWithToolCalls: Story = {
  args: {
    params: loopOfTools,
    approved: true,
    answer: {
      ...plainAnswer,
      content: [
        { type: 'text', text: 'Let me look at direct flights.' },
        { type: 'tool_use', id: '2', name: 'list_flights', input: { maxLayovers: 0 } },
        { type: 'tool_use', id: '3', name: 'delete_itinerary', input: { all: true } },
      ],
      stopReason: 'toolUse',
    },
  },
  play: inState('response'),
};
