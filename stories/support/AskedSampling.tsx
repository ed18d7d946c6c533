import { createInbox, type Inbox } from '@assent/client';
import { createPolicy, type Policy } from '@assent/client/policy';
import { usePendingRequests } from '@assent/client/react';
import { type Complete, createSamplingReview, type SamplingModel } from '@assent/client/sampling';
import { AssentProvider, type AssentProviderProps } from '@assent/ui';
import { SamplingReviewSurface } from '@assent/ui/sampling-review';
import { type JSX, useState } from 'react';
import { travel } from './servers.ts';

export interface AskedSamplingProps extends Partial<Omit<AssentProviderProps, 'inbox' | 'children'>> {
  /** Params as the server sent them. */
  readonly params: Readonly<Record<string, unknown>>;
  /** What the host's model does: answers at once, or keeps running until it is stopped. */
  readonly model?: 'answers' | 'runs';
  /** Grants the server an envelope before it asks, so that the review shows what is left. */
  readonly withEnvelope?: boolean;
}

const models: readonly SamplingModel[] = [
  {
    id: 'swift-2',
    label: 'Swift 2',
    price: { inputPerMillion: 0.8, outputPerMillion: 4 },
    supports: ['tools'],
  },
  { id: 'deep-5', label: 'Deep 5', price: { inputPerMillion: 3, outputPerMillion: 15 }, supports: ['tools'] },
];

const reply =
  'Take flight 12: it leaves at 07:35, has no layover and costs $214. Flight 31 is cheaper, but leaves in the afternoon.';

const answering: Complete = async (_request, { onToken }) => {
  onToken?.(reply);
  return {
    model: 'swift-2',
    role: 'assistant',
    content: { type: 'text', text: reply },
    stopReason: 'endTurn',
  };
};

const running: Complete = (_request, { signal, onToken }) => {
  onToken?.('Comparing 47 flights by departure, layovers and price. The morning ones first');
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
};

function arrange({ params, model = 'answers', withEnvelope = false }: AskedSamplingProps): Inbox {
  const policy: Policy = createPolicy();
  policy.setAccess(travel.id, 'sampling', 'on');
  const inbox = createInbox({
    surfaces: ['sampling'],
    policy,
    sampling: createSamplingReview({ complete: model === 'runs' ? running : answering, models, tools: true }),
    warn: () => undefined,
  });
  if (withEnvelope) {
    policy.grant({
      serverId: travel.id,
      situation: 'in-operation',
      lifetime: 'session',
      envelope: { session: { calls: 10, tokens: 20_000, cost: 0.25 } },
    });
    policy.setAskEveryTime(true);
  }
  void inbox.request(
    { kind: 'sampling', params },
    {
      server: travel,
      scope: { id: 'story', method: 'tools/call', name: 'find_best_flight', attribution: 'certain' },
    },
  );
  return inbox;
}

/** The policy is asked first, so the request is not there at once; once settled, the last one stays to be explained. */
function Review(): JSX.Element | null {
  const [pending] = usePendingRequests();
  const [last, setLast] = useState(pending);
  if (pending && pending !== last) setLast(pending);
  const request = pending ?? last;
  return request?.kind === 'sampling' ? <SamplingReviewSurface request={request} /> : null;
}

/** A sampling request at its gates, framed as in a dialog. */
export function AskedSampling(props: AskedSamplingProps): JSX.Element {
  const { params: _, model: _model, withEnvelope: _envelope, ...settings } = props;
  const [inbox] = useState(() => arrange(props));
  return (
    <div className="story-frame">
      <AssentProvider inbox={inbox} timeZone="Europe/Berlin" {...settings}>
        <Review />
      </AssentProvider>
    </div>
  );
}
