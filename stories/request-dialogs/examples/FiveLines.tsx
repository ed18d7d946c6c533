import type { Inbox } from '@assent/client';
import { AssentProvider, RequestDialogs } from '@assent/ui';
import type { JSX, ReactNode } from 'react';

/** The whole integration: put this around your app. */
export function App({
  inbox,
  children,
}: {
  readonly inbox: Inbox;
  readonly children?: ReactNode;
}): JSX.Element {
  return (
    <AssentProvider inbox={inbox}>
      {children}
      <RequestDialogs />
    </AssentProvider>
  );
}
