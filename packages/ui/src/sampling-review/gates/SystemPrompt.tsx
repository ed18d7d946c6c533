import { systemPromptPath } from '@assent/client/sampling';
import type { JSX } from 'react';
import { flag } from '../../internals/flag.ts';
import { partOf } from '../../internals/partOf.ts';
import { useRequiredContext } from '../../internals/useRequiredContext.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { BlockEditingContext } from '../blocks/BlockEditing.ts';
import { useSamplingReview } from '../SamplingReviewContext.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';
import { ReviewText } from '../text/ReviewText.tsx';

/** The system prompt: shown without expanding anything, edited or left out (SA-19). */
export function SystemPrompt(): JSX.Element | null {
  const words = useText(samplingReviewText);
  const { state, session, drafts, idPrefix } = useSamplingReview('SamplingReview.SystemPrompt');
  const editing = useRequiredContext(BlockEditingContext, 'SamplingReview.SystemPrompt');
  const { systemPrompt } = state.asked;
  if (systemPrompt === undefined) return null;
  const dropped = drafts.request.droppedMembers.has('systemPrompt');
  const titleId = `${idPrefix}-system`;
  return (
    <section
      {...partOf(samplingReviewAnatomy, 'system-prompt')}
      aria-labelledby={titleId}
      data-dropped={flag(dropped)}
    >
      <h3 id={titleId}>{words.string('systemPrompt')}</h3>
      {dropped ? (
        <p>{words.string('dropped')}</p>
      ) : (
        <ReviewText
          name={words.string('systemPrompt')}
          text={drafts.request.texts.get(systemPromptPath) ?? systemPrompt}
          changed={drafts.request.texts.has(systemPromptPath)}
          locked={editing.locked}
          onChange={(text) => editing.setText(systemPromptPath, text)}
          onRedact={(range) => editing.redact(systemPromptPath, [range])}
          onRestore={() => editing.restore(systemPromptPath)}
        />
      )}
      {editing.locked ? null : (
        <button
          {...partOf(samplingReviewAnatomy, 'drop')}
          type="button"
          aria-label={words.string(dropped ? 'takeInNamed' : 'leaveOutNamed', {
            name: words.string('systemPrompt'),
          })}
          onClick={() =>
            session.edit({ type: dropped ? 'restore-member' : 'drop-member', member: 'systemPrompt' })
          }
        >
          {words.string(dropped ? 'takeIn' : 'leaveOut')}
        </button>
      )}
    </section>
  );
}
