import { type JSX, useMemo } from 'react';
import { type BlockEditing, BlockEditingContext } from '../blocks/BlockEditing.ts';
import { useSamplingReview } from '../SamplingReviewContext.ts';
import { Allow } from './Allow.tsx';
import { Changes } from './Changes.tsx';
import { Concerns } from './Concerns.tsx';
import { Cost } from './Cost.tsx';
import { Messages } from './Messages.tsx';
import { Parameters } from './Parameters.tsx';
import { SystemPrompt } from './SystemPrompt.tsx';
import { Tools } from './Tools.tsx';
import { Why } from './Why.tsx';

/** The first gate: everything that would go to the model, in reading order (SA-04). */
export function RequestGate(): JSX.Element {
  const { session, state, ended } = useSamplingReview('SamplingReview.Body');
  const locked = state.phase !== 'request' || ended !== undefined;
  const editing = useMemo(
    (): BlockEditing => ({
      subscribe: session.subscribe,
      getEdits: () => session.getSnapshot().request,
      locked,
      setText: (path, text) => session.edit({ type: 'set-text', path, text }),
      redact: (path, ranges) => session.edit({ type: 'redact', path, ranges }),
      redactBlock: (path) => session.edit({ type: 'redact-block', path }),
      restore: (path) => session.edit({ type: 'restore', path }),
    }),
    [session, locked],
  );
  return (
    <BlockEditingContext.Provider value={editing}>
      <Why />
      <Cost />
      <Concerns />
      <SystemPrompt />
      <Messages />
      <Tools />
      <Parameters />
      <Changes />
      <Allow />
    </BlockEditingContext.Provider>
  );
}
