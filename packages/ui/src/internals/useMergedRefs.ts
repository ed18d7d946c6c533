import { type Ref, type RefCallback, useCallback } from 'react';

function assign<Element>(ref: Ref<Element>, element: Element | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref !== null) ref.current = element;
}

/** One stable ref callback for two refs; a new one each render would detach and attach both. */
export function useMergedRefs<Element>(first: Ref<Element>, second: Ref<Element>): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      assign(first, element);
      assign(second, element);
    },
    [first, second],
  );
}
