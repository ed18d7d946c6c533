import { noBlockEdits } from '@assent/client/sampling';
import { type JSX, useMemo } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';
import { type BlockEditing, BlockEditingContext } from '../blocks/BlockEditing.ts';
import { ReviewBlock } from '../blocks/ReviewBlock.tsx';
import { useSamplingReview } from '../SamplingReviewContext.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';
import { Changes } from './Changes.tsx';
import { Concerns } from './Concerns.tsx';
import { useMoney } from './useMoney.ts';
import { Why } from './Why.tsx';

const reasons: ReadonlySet<string> = new Set(['endTurn', 'stopSequence', 'maxTokens', 'toolUse']);

/** The second gate: the model's answer before the server gets it, tool calls with all their arguments (SA-38, SA-TOOL-17). */
export function ResponseGate(): JSX.Element | null {
  const words = useText(samplingReviewText);
  const { state, session, drafts, ended, delivering, idPrefix } = useSamplingReview('SamplingReview.Body');
  const money = useMoney();
  const locked = ended !== undefined || delivering;
  const response = drafts.response?.response;
  const editing = useMemo(
    (): BlockEditing | null =>
      response === undefined
        ? null
        : {
            subscribe: session.subscribe,
            getEdits: () => session.getSnapshot().response ?? noBlockEdits,
            locked,
            setText: (path, text) => session.editResponse({ type: 'set-text', path, text }),
            redact: (path, ranges) => session.editResponse({ type: 'redact', path, ranges }),
            redactBlock: (path) => session.editResponse({ type: 'redact-block', path }),
            restore: (path) => session.editResponse({ type: 'restore', path }),
            ...(response.blocks.length > 1 && {
              drop: (path: string) => session.editResponse({ type: 'drop-block', path }),
            }),
          },
    [response, locked, session],
  );
  if (editing === null || response === undefined || state.phase !== 'response') return null;
  const titleId = `${idPrefix}-response`;
  const { usage, cost, seconds } = state;
  return (
    <BlockEditingContext.Provider value={editing}>
      <Why />
      <Concerns />
      <section {...partOf(samplingReviewAnatomy, 'response')} aria-labelledby={titleId}>
        <h3 id={titleId}>
          {words.nodes('answerOf', { model: <UntrustedText text={response.model} as="label" /> })}
        </h3>
        {response.blocks.map((block) => (
          <ReviewBlock key={block.path} block={block} name={words.string('answerName')} />
        ))}
      </section>
      <p {...partOf(samplingReviewAnatomy, 'usage')}>
        {response.stopReason === undefined ? null : reasons.has(response.stopReason) ? (
          <>{words.textByCode(`stop.${response.stopReason}` as never, {})} </>
        ) : (
          <>
            {words.nodes('stopOther', {
              reason: <UntrustedText text={response.stopReason} as="label" />,
            })}{' '}
          </>
        )}
        {usage.inputTokens === undefined && usage.outputTokens === undefined
          ? words.string('usageUnknown', { seconds: Math.round(seconds) })
          : words.string('usage', {
              input: usage.inputTokens ?? 0,
              output: usage.outputTokens ?? 0,
              seconds: Math.round(seconds),
            })}
        {cost === undefined ? null : ` ${words.string('usageCost', { cost: money(cost) })}`}
      </p>
      <Changes />
    </BlockEditingContext.Provider>
  );
}
