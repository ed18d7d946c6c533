import { useEffect, useState } from 'react';

/** How many are drawn in one go: little enough that a key press in between is not felt. */
const step = 16;

/** Grows to `count` a few at a time, so that a long conversation opens at once and is whole a moment later. */
export function useGrowing(count: number): number {
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => setShown(shown + step));
    return () => clearTimeout(timer);
  }, [shown, count]);
  return Math.min(shown, count);
}
