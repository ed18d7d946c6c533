import { type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/** The newest value for handlers that outlive a render; written in a layout effect, so a discarded render leaves no trace. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useBrowserLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
