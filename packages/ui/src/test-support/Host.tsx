import type { Inbox } from '@assent/client';
import type { JSX, ReactNode } from 'react';
import { AssentProvider, type AssentProviderProps } from '../provider/AssentProvider.tsx';
import { RequestDialogs } from '../request-dialogs/RequestDialogs.tsx';

export interface HostProps extends Partial<Omit<AssentProviderProps, 'inbox'>> {
  readonly inbox: Inbox;
  readonly children?: ReactNode;
}

/** A host page: a composer, and the dialogs. Buttons work at once; the input filter stays. */
export function Host({ inbox, children = <RequestDialogs />, ...settings }: HostProps): JSX.Element {
  return (
    <AssentProvider
      inbox={inbox}
      locale="en"
      timeZone="Europe/Berlin"
      armDelay={{ accept: 0, open: 0 }}
      {...settings}
    >
      <input aria-label="Composer" />
      {children}
    </AssentProvider>
  );
}
