import { createInbox } from '@assent/client';
import { createPolicy } from '@assent/client/policy';
import { createSamplingReview } from '@assent/client/sampling';
import { createOpenAiComplete } from '@assent/client/sampling/openai';
import { AssentProvider, RequestDialogs } from '@assent/ui';
import { SamplingReviewSurface } from '@assent/ui/sampling-review';
import type { JSX } from 'react';
import '@assent/ui/styles.css';

const inbox = createInbox({
  surfaces: ['form', 'sampling'],
  sampling: createSamplingReview({
    // The host's own backend: a page never holds a provider's key.
    complete: createOpenAiComplete({ baseUrl: '/model' }),
    models: [
      {
        id: 'gpt-5-mini',
        label: 'GPT-5 mini',
        price: { inputPerMillion: 0.25, outputPerMillion: 2 },
        supports: ['tools', 'image'],
      },
    ],
    currency: 'USD',
    tools: true,
  }),
  policy: createPolicy({ storage: localStorage, limits: { day: { calls: 100, cost: 1 } } }),
});

const surfaces = { sampling: SamplingReviewSurface };

export function LendAModel(): JSX.Element {
  return (
    <AssentProvider inbox={inbox} surfaces={surfaces}>
      <RequestDialogs />
    </AssentProvider>
  );
}
