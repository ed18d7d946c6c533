import type { FieldOption } from '@assent/client';
import { type UIEvent, useEffect, useMemo, useState } from 'react';

/** How many options are in the page at first, and how many more whenever the person comes near the end. */
const step = 60;

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

export interface MatchingOptions {
  readonly matches: readonly FieldOption[];
  /** The part of `matches` that is in the page: 10 000 elements would take seconds, and nobody reads them. */
  readonly visible: readonly FieldOption[];
  grow(): void;
  readonly onScroll: (event: UIEvent<HTMLElement>) => void;
}

/** Options whose title contains the query; those that begin with it first. Linear in the options, titles folded once. */
export function useMatchingOptions(options: readonly FieldOption[], query: string): MatchingOptions {
  const folded = useMemo(() => options.map((option) => fold(option.title)), [options]);
  const matches = useMemo(() => {
    const wanted = fold(query.trim());
    if (wanted === '') return options;
    const first: FieldOption[] = [];
    const later: FieldOption[] = [];
    options.forEach((option, index) => {
      const at = folded[index]?.indexOf(wanted) ?? -1;
      if (at === 0) first.push(option);
      else if (at > 0) later.push(option);
    });
    return [...first, ...later];
  }, [options, folded, query]);

  const [size, setSize] = useState(step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query is another list, seen from its beginning
  useEffect(() => setSize(step), [query]);
  const visible = useMemo(() => matches.slice(0, size), [matches, size]);

  return {
    matches,
    visible,
    grow: () => setSize((now) => (now < matches.length ? now + step : now)),
    onScroll(event) {
      const { scrollTop, clientHeight, scrollHeight } = event.currentTarget;
      if (scrollTop + clientHeight * 2 >= scrollHeight) {
        setSize((now) => (now < matches.length ? now + step : now));
      }
    },
  };
}
