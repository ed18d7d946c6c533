import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` where there is a layout: React 18 complains of it on every server rendering. */
export const useBrowserLayoutEffect: typeof useLayoutEffect =
  typeof document === 'undefined' ? useEffect : useLayoutEffect;
