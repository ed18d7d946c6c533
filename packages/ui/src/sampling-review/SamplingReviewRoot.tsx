import type { SamplingRequest } from '@assent/client';
import type { SamplingReview, SamplingState } from '@assent/client/sampling';
import { type JSX, type ReactNode, useRef, useState } from 'react';
import { partOf } from '../internals/partOf.ts';
import { samplingReviewText } from '../locales/families/samplingReview.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { SamplingReviewContext } from './SamplingReviewContext.ts';
import { samplingReviewAnatomy } from './samplingReview.anatomy.ts';
import { reviewOf } from './session/enginesOf.ts';
import { useSamplingController } from './session/useSamplingController.ts';

export interface SamplingReviewRootProps {
  readonly request: SamplingRequest;
  /** Offers "Later"; also puts away a request that has ended. */
  readonly onLater?: () => void;
  /** Place in a round or queue, from 1. */
  readonly position?: { readonly index: number; readonly count: number };
  readonly children?: ReactNode;
}

/**
 * Holds one sampling request through both gates: what goes to the model, then what goes to the server (S1 … S3).
 * Needs `createInbox({ sampling: createSamplingReview(…) })`. Renders a `<section>`.
 * @deprecated Sampling is deprecated in MCP 2026-07-28 and removed not before 2027-07-28.
 */
export function SamplingReviewRoot(props: SamplingReviewRootProps): JSX.Element {
  const { inbox } = useAssentSettings('SamplingReview.Root');
  const engine = reviewOf(inbox);
  const [initial] = useState(() => engine?.getState(props.request.id));
  if (engine === undefined || initial === undefined) return <WithoutState {...props} />;
  return <Review {...props} engine={engine} initial={initial} />;
}

interface ReviewProps extends SamplingReviewRootProps {
  readonly engine: SamplingReview;
  readonly initial: SamplingState;
}

function Review({ request, onLater, position, children, engine, initial }: ReviewProps): JSX.Element {
  const { dir, language } = useAssentSettings('SamplingReview.Root');
  const root = useRef<HTMLElement>(null);
  const controller = useSamplingController({ request, engine, initial, root, onLater, position });
  return (
    <SamplingReviewContext.Provider value={controller}>
      <section
        {...partOf(samplingReviewAnatomy, 'root')}
        ref={root}
        data-state={controller.state.phase}
        data-ended={controller.ended}
        lang={language}
        dir={dir}
      >
        {children}
      </section>
    </SamplingReviewContext.Provider>
  );
}

/** Without an engine of the kit, or with a request that ended before it was shown, there is nothing to review. */
function WithoutState({ request, onLater }: SamplingReviewRootProps): JSX.Element {
  const words = useText(samplingReviewText);
  const { inbox, dir, language } = useAssentSettings('SamplingReview.Root');
  return (
    <section
      {...partOf(samplingReviewAnatomy, 'root')}
      data-state="request"
      data-ended=""
      lang={language}
      dir={dir}
    >
      <p {...partOf(samplingReviewAnatomy, 'ended')}>{words.string('noEngine')}</p>
      <footer {...partOf(samplingReviewAnatomy, 'actions')}>
        <button
          {...partOf(samplingReviewAnatomy, 'reject')}
          type="button"
          onClick={() => inbox.reject(request.id)}
        >
          {words.string('reject')}
        </button>
        {onLater === undefined ? null : (
          <button {...partOf(samplingReviewAnatomy, 'close')} type="button" onClick={onLater}>
            {words.string('close')}
          </button>
        )}
      </footer>
    </section>
  );
}
