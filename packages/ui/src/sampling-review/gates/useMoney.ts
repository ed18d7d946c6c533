import { useMemo } from 'react';
import { useAssentSettings } from '../../provider/AssentContext.ts';
import { useSamplingReview } from '../SamplingReviewContext.ts';

/** An amount in the host's currency, with two digits that say something, however small it is. */
export function useMoney(): (amount: number) => string {
  const { locale } = useAssentSettings('SamplingReview.Root');
  const { currency } = useSamplingReview('SamplingReview.Root').engine;
  return useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      maximumSignificantDigits: 2,
      ...(currency !== undefined && { style: 'currency', currency }),
    });
    return (amount) => format.format(amount);
  }, [locale, currency]);
}
