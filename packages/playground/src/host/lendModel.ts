import {
  type Complete,
  createSamplingReview,
  type SamplingModel,
  type SamplingReview,
} from '@assent/client/sampling';
import { createOpenAiComplete } from '@assent/client/sampling/openai';
import { createDemoModel, demoModelId } from '@assent/testing/model';

/** Name of a real model behind the page's own `/model`, or `null`: set when the playground is started. */
declare const __PLAYGROUND_MODEL__: string | null;

const demonstration: SamplingModel = {
  id: demoModelId,
  label: 'Demonstration model',
  note: 'It ranks flights by rules, here in the page. No provider is called.',
  supports: ['tools', 'image', 'audio'],
};

/** The review of the model that the visitor lends to servers. */
export function lendModel(): SamplingReview {
  const real = __PLAYGROUND_MODEL__;
  const demo: Complete = createDemoModel();
  // The key stays with the process that serves the page.
  const endpoint = createOpenAiComplete({ baseUrl: '/model' });
  const models: readonly SamplingModel[] =
    real === null
      ? [demonstration]
      : [{ id: real, supports: ['tools', 'image'], note: 'Called by this playground.' }, demonstration];
  return createSamplingReview({
    complete: (request, options) => (request.model === demoModelId ? demo : endpoint)(request, options),
    models,
    tools: true,
  });
}
