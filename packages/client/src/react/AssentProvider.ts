import { createContext, createElement, type JSX, type ReactNode, useContext, useMemo } from 'react';
import type { Inbox } from '../inbox/Inbox.ts';

/** What the hooks and the components below a provider share. */
export interface AssentConfig {
  readonly inbox: Inbox;
  /** BCP 47 tag of the interface; the platform's when absent. */
  readonly locale?: string;
  /** IANA zone in which dates are picked; the platform's when absent. */
  readonly timeZone?: string;
}

export interface AssentProviderProps extends AssentConfig {
  readonly children?: ReactNode;
}

const Context = createContext<AssentConfig | undefined>(undefined);

/** Gives an inbox to the hooks below it. The inbox outlives it: unmounting settles nothing. */
export function AssentProvider({ inbox, locale, timeZone, children }: AssentProviderProps): JSX.Element {
  const config = useMemo(
    () => ({
      inbox,
      ...(locale !== undefined && { locale }),
      ...(timeZone !== undefined && { timeZone }),
    }),
    [inbox, locale, timeZone],
  );
  return createElement(Context.Provider, { value: config }, children);
}

/** The nearest provider's configuration. Throws when there is no provider. */
export function useAssentConfig(): AssentConfig {
  const config = useContext(Context);
  if (!config) {
    throw new Error(
      'No <AssentProvider> above this component, so there is no inbox to read requests from. Wrap the part of the page that shows requests: <AssentProvider inbox={createInbox({ surfaces: ["form"] })}>.',
    );
  }
  return config;
}
