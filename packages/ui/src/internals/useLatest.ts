import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest value for handlers that outlive a render; written in a layout effect, so a discarded render leaves no trace. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
