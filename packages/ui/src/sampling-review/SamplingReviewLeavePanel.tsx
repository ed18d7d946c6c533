import { type JSX, useEffect, useRef } from 'react';
import { partOf } from '../internals/partOf.ts';
import { samplingReviewText } from '../locales/families/samplingReview.ts';
import { useText } from '../locales/useText.ts';
import { useSamplingReview } from './SamplingReviewContext.ts';
import { samplingReviewAnatomy } from './samplingReview.anatomy.ts';

/** Asks before Escape throws away what was edited. Closing it gives the focus back to where it was. */
export function SamplingReviewLeavePanel(): JSX.Element {
  const words = useText(samplingReviewText);
  const { setPanel, reject, idPrefix } = useSamplingReview('SamplingReview.LeavePanel');
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = (keep.current?.getRootNode() as Document | undefined)?.activeElement;
    keep.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const titleId = `${idPrefix}-leave`;
  return (
    <fieldset {...partOf(samplingReviewAnatomy, 'leave-panel')} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.string('leaveTitle')}</h3>
      <p>{words.string('leaveExplain')}</p>
      <div data-row="">
        <button {...partOf(samplingReviewAnatomy, 'reject')} type="button" onClick={reject}>
          {words.string('leaveReject')}
        </button>
        <button
          {...partOf(samplingReviewAnatomy, 'keep')}
          ref={keep}
          type="button"
          onClick={() => setPanel('none')}
        >
          {words.string('leaveKeep')}
        </button>
      </div>
    </fieldset>
  );
}
