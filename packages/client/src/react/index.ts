export type { AssentConfig, AssentProviderProps } from './AssentProvider.ts';
export { AssentProvider, useAssentConfig } from './AssentProvider.ts';
export { useHeldBack, useInbox, usePendingRequest, usePendingRequests, useSettledRequest } from './hooks.ts';
