import { type ArrivalOptions, createInbox, type Inbox, type Outcome } from '@assent/client';
import type { JSX, ReactNode } from 'react';
import { AssentProvider, type AssentProviderProps } from './provider/AssentProvider.tsx';
import { RequestDialogs } from './request-dialogs/RequestDialogs.tsx';

export const travel: ArrivalOptions['server'] = {
  id: 'travel',
  label: 'Travel agent',
  origin: 'https://mcp.travel.example',
};

export function formInbox(): Inbox {
  return createInbox({ surfaces: ['form'], warn: () => undefined });
}

/** A form request as a server would send it. */
export function ask(
  inbox: Inbox,
  requestedSchema: unknown,
  options: Partial<ArrivalOptions> & { message?: string } = {},
): Promise<Outcome> {
  const { message = 'Please confirm your booking details:', ...arrival } = options;
  return inbox.request(
    { kind: 'form', params: { message, requestedSchema } },
    { server: travel, ...arrival },
  );
}

export interface HostProps extends Partial<Omit<AssentProviderProps, 'inbox'>> {
  readonly inbox: Inbox;
  readonly children?: ReactNode;
}

/** A host page: a composer, and the dialogs. */
export function Host({ inbox, children = <RequestDialogs />, ...settings }: HostProps): JSX.Element {
  return (
    <AssentProvider inbox={inbox} locale="en" timeZone="Europe/Berlin" {...settings}>
      <input aria-label="Composer" />
      {children}
    </AssentProvider>
  );
}
