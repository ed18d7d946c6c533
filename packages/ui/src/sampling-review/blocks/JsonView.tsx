import { type JSX, useMemo } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';
import { ReviewDocument } from '../text/ReviewDocument.tsx';

export interface JsonViewProps {
  readonly value: unknown;
  /** The value is JSON text already, to be shown as it came. */
  readonly raw?: boolean;
}

/** Data as the server or the model wrote it, indented. Renders a `<pre>`. */
export function JsonView({ value, raw = false }: JsonViewProps): JSX.Element {
  const text = useMemo(() => (raw ? String(value) : (JSON.stringify(value, null, 2) ?? '')), [value, raw]);
  return (
    <pre {...partOf(samplingReviewAnatomy, 'json')}>
      <ReviewDocument text={text} />
    </pre>
  );
}
