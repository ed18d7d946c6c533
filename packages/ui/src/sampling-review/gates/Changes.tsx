import { type DiffPart, diffRequest, diffText, responseTexts } from '@assent/client/sampling';
import { type JSX, useDeferredValue, useMemo } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { useSamplingReview } from '../SamplingReviewContext.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';
import { ReviewDocument } from '../text/ReviewDocument.tsx';

interface TextChange {
  readonly path: string;
  readonly parts: readonly DiffPart[];
}

/** What was asked, or answered, against what goes (S2, S3). Renders nothing while they are the same. */
export function Changes(): JSX.Element | null {
  const words = useText(samplingReviewText);
  const { state, drafts } = useSamplingReview('SamplingReview.Changes');
  // Typing comes first; the comparison may be a moment behind.
  const shown = useDeferredValue(drafts);
  const { texts, count } = useMemo((): { texts: readonly TextChange[]; count: number } => {
    const { response } = shown;
    if (state.phase !== 'response' || response === undefined) {
      const changes = diffRequest(shown.request);
      return {
        count: changes.length,
        texts: changes.flatMap((change) => (change.kind === 'text' ? [change] : [])),
      };
    }
    const before = new Map(responseTexts(response.response).map(({ path, text }) => [path, text]));
    const changed = [...response.texts]
      .filter(([path, text]) => before.get(path) !== text)
      .map(([path, text]) => ({ path, parts: diffText(before.get(path) ?? '', text) }));
    return { texts: changed, count: changed.length + response.redacted.size + response.dropped.size };
  }, [shown, state.phase]);
  if (count === 0) return null;
  return (
    <section {...partOf(samplingReviewAnatomy, 'changes')} aria-label={words.string('changesTitle')}>
      <p role="status">{words.string('changes', { count })}</p>
      {texts.length === 0 ? null : (
        <details>
          <summary>{words.string('showChanges')}</summary>
          {texts.map((change) => (
            <div key={change.path} data-diff="">
              {change.parts.map((part, index) => {
                const key = `${index} ${part.kind}`;
                if (part.kind === 'removed')
                  return (
                    <del key={key}>
                      <ReviewDocument text={part.text} />
                    </del>
                  );
                if (part.kind === 'added')
                  return (
                    <ins key={key}>
                      <ReviewDocument text={part.text} />
                    </ins>
                  );
                return <span key={key}>{around(part.text)}</span>;
              })}
            </div>
          ))}
        </details>
      )}
    </section>
  );
}

/** Enough of what stayed to see where a change is. */
const context = 80;

function around(text: string): JSX.Element {
  if (text.length <= context * 2 + 20) return <ReviewDocument text={text} />;
  return (
    <>
      <ReviewDocument text={text.slice(0, context)} />
      {' … '}
      <ReviewDocument text={text.slice(-context)} />
    </>
  );
}
