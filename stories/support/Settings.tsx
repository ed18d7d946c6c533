import { createInbox, type Inbox } from '@assent/client';
import type { Policy } from '@assent/client/policy';
import { AssentProvider, type AssentProviderProps } from '@assent/ui';
import { type JSX, type ReactNode, useState } from 'react';

export interface SettingsProps extends Partial<Omit<AssentProviderProps, 'inbox' | 'children'>> {
  readonly policy?: Policy;
  /** Runs once: requests that wait, rules, and so on. */
  readonly prepare?: (inbox: Inbox) => void;
  readonly children?: ReactNode;
}

/** A host's settings page, for stories of what stands on one. */
export function Settings({ policy, prepare, children, ...settings }: SettingsProps): JSX.Element {
  const [inbox] = useState(() => {
    const made = createInbox({
      surfaces: ['form', 'url', 'sampling', 'roots'],
      warn: () => undefined,
      ...(policy && { policy }),
    });
    prepare?.(made);
    return made;
  });
  return (
    <AssentProvider inbox={inbox} timeZone="Europe/Berlin" armDelay={{ accept: 0, open: 0 }} {...settings}>
      <main className="story-frame">{children}</main>
    </AssentProvider>
  );
}
