import { type JSX, useSyncExternalStore } from 'react';
import { partOf } from '../../internals/partOf.ts';
import { samplingReviewText } from '../../locales/families/samplingReview.ts';
import { useText } from '../../locales/useText.ts';
import { useSamplingReview } from '../SamplingReviewContext.ts';
import { samplingReviewAnatomy } from '../samplingReview.anatomy.ts';
import { useMoney } from './useMoney.ts';

const noChange = (): (() => void) => () => undefined;

/** What is left of the limits that hold for this server. Renders a `<ul>`, and nothing without limits. */
export function Meters(): JSX.Element | null {
  const words = useText(samplingReviewText);
  const { policy, request } = useSamplingReview('SamplingReview.Meters');
  const money = useMoney();
  useSyncExternalStore(
    policy?.subscribe ?? noChange,
    () => policy?.getSnapshot(),
    () => undefined,
  );
  const meters = policy?.meters(request.server.id, request.scope?.id) ?? [];
  if (meters.length === 0) return null;
  return (
    <ul {...partOf(samplingReviewAnatomy, 'meters')} aria-label={words.string('meters')}>
      {meters.map((meter) => (
        <li key={`${meter.grantId ?? ''} ${meter.period} ${meter.limit}`}>
          {words.string(`left.${meter.limit}`, {
            left: meter.limit === 'cost' ? money(meter.left) : Math.floor(meter.left),
            max: meter.limit === 'cost' ? money(meter.max) : meter.max,
            period: words.string(`period.${meter.period}`),
          })}
        </li>
      ))}
    </ul>
  );
}
