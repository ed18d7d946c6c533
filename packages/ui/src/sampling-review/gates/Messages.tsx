import type { ReviewMessage } from '@assent/client/sampling';
import { type JSX, memo } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { JsonView } from '../blocks/JsonView.tsx';
import { ReviewBlock } from '../blocks/ReviewBlock.tsx';
import { useSamplingReview } from '../SamplingReviewContext.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';
import { useGrowing } from './useGrowing.ts';

/** Every message with who speaks in it, in order. Renders an `<ol>`. */
export function Messages(): JSX.Element {
  const words = useText(samplingReviewText);
  const { state, idPrefix } = useSamplingReview('SamplingReview.Messages');
  const { messages } = state.asked;
  const shown = useGrowing(messages.length);
  const titleId = `${idPrefix}-messages`;
  return (
    <section {...partOf(samplingReviewAnatomy, 'messages')} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.string('messages', { count: messages.length })}</h3>
      <ol aria-busy={shown < messages.length || undefined}>
        {messages.slice(0, shown).map((message, index) => (
          <Message key={message.path} message={message} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

interface MessageProps {
  readonly message: ReviewMessage;
  readonly number: number;
}

const Message = memo(function Message({ message, number }: MessageProps): JSX.Element {
  const words = useText(samplingReviewText);
  return (
    <li {...partOf(samplingReviewAnatomy, 'message')} data-role={message.role ?? 'unknown'}>
      <p {...partOf(samplingReviewAnatomy, 'role')}>{words.string(`role.${message.role ?? 'unknown'}`)}</p>
      {message.blocks.map((block) => (
        <ReviewBlock key={block.path} block={block} name={words.string('messageName', { number })} />
      ))}
      {message.extras === undefined ? null : (
        <details>
          <summary>{words.string('extras')}</summary>
          <JsonView value={message.extras} />
        </details>
      )}
    </li>
  );
});
