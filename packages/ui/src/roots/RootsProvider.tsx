import { type Context, createContext, type JSX, type ReactNode, useMemo } from 'react';
import type { RootsConsentProps } from './RootsConsent.tsx';

/** What the consent needs beside the request. */
export type RootsSettings = Pick<RootsConsentProps, 'store' | 'onRemember' | 'abilities'>;

export interface RootsProviderProps extends RootsSettings {
  readonly children?: ReactNode;
}

export const RootsContext: Context<RootsSettings | null> = createContext<RootsSettings | null>(null);
RootsContext.displayName = 'RootsProvider';

/**
 * Gives `RootsConsentSurface` the host's folders. Renders no element.
 * @deprecated Roots are deprecated in MCP 2026-07-28.
 */
export function RootsProvider({ children, ...settings }: RootsProviderProps): JSX.Element {
  const { store, onRemember, abilities } = settings;
  const value = useMemo(
    (): RootsSettings => ({ store, ...(onRemember && { onRemember }), ...(abilities && { abilities }) }),
    [store, onRemember, abilities],
  );
  return <RootsContext.Provider value={value}>{children}</RootsContext.Provider>;
}
