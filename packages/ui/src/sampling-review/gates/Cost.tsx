import { type JSX, useState } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { useRequiredContext } from '../../internals/useRequiredContext.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { UntrustedText } from '../../untrusted-text/UntrustedText.tsx';
import { BlockEditingContext } from '../blocks/BlockEditing.ts';
import { useSamplingReview } from '../SamplingReviewContext.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';
import { Meters } from './Meters.tsx';
import { useMoney } from './useMoney.ts';

/** Which model runs and why, how far it may go, and what that may take: estimates, and said to be (S-15, SA-44). */
export function Cost(): JSX.Element {
  const words = useText(samplingReviewText);
  const { state, session, drafts, engine, request, idPrefix } = useSamplingReview('SamplingReview.Cost');
  const { locked } = useRequiredContext(BlockEditingContext, 'SamplingReview.Cost');
  const money = useMoney();
  const { choice, estimate, asked } = state;
  const { reason } = choice;
  const { maxTokens } = drafts.request;
  const modelId = `${idPrefix}-model`;
  const limitId = `${idPrefix}-limit`;
  const [typed, setTyped] = useState<string>();
  const wrong = typed !== undefined && String(maxTokens) !== typed;
  return (
    <section {...partOf(samplingReviewAnatomy, 'cost')} aria-label={words.string('cost')}>
      {engine.models.length === 0 ? null : (
        <div data-field="">
          <label htmlFor={modelId}>{words.string('model')}</label>
          {choice.candidates.length > 1 && !locked ? (
            <select
              {...partOf(samplingReviewAnatomy, 'model')}
              id={modelId}
              value={choice.model?.id}
              onChange={(event) => engine.pickModel(request.id, event.currentTarget.value)}
            >
              {choice.candidates.map((model) => (
                <option key={model.id} value={model.id}>
                  {model.label ?? model.id}
                </option>
              ))}
            </select>
          ) : (
            <output {...partOf(samplingReviewAnatomy, 'model')} id={modelId}>
              {choice.model === undefined ? words.string('noModel') : (choice.model.label ?? choice.model.id)}
            </output>
          )}
          <p {...partOf(samplingReviewAnatomy, 'model-reason')}>
            {reason.kind === 'hint' || reason.kind === 'mapped-hint'
              ? words.nodes(`reason.${reason.kind}`, {
                  hint: <UntrustedText text={reason.hint} as="label" notice />,
                })
              : words.string(`reason.${reason.kind}`)}
            {choice.model?.note === undefined ? null : <strong> {choice.model.note}</strong>}
          </p>
        </div>
      )}
      <div data-field="">
        <label htmlFor={limitId}>{words.string('maxTokens')}</label>
        {locked || Number.isNaN(asked.maxTokens) ? (
          <output {...partOf(samplingReviewAnatomy, 'max-tokens')} id={limitId}>
            {Number.isNaN(asked.maxTokens) ? words.string('noLimit') : maxTokens}
          </output>
        ) : (
          <input
            {...partOf(samplingReviewAnatomy, 'max-tokens')}
            id={limitId}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={wrong || undefined}
            aria-describedby={`${limitId}-hint`}
            value={typed ?? String(maxTokens)}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setTyped(value);
              if (/^\d+$/.test(value.trim()))
                session.edit({ type: 'lower-max-tokens', value: Number(value) });
            }}
            onBlur={() => setTyped(undefined)}
          />
        )}
        <p id={`${limitId}-hint`}>{words.string('maxTokensHint', { count: asked.maxTokens })}</p>
      </div>
      <p {...partOf(samplingReviewAnatomy, 'estimate')}>
        {words.string('estimate', { prompt: estimate.promptTokens, output: maxTokens })}
        {estimate.cost === undefined
          ? null
          : ` ${words.string('estimateCost', { cost: money(estimate.cost.likely) })}`}
      </p>
      <Meters />
    </section>
  );
}
