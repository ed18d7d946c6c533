import type { PendingRequest } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { requestCardText } from '../locales/families/requestCard.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { HeldBackNotices } from './HeldBackNotices.tsx';
import { RequestCard } from './RequestCard.tsx';
import { requestCardAnatomy } from './requestCard.anatomy.ts';

export interface RequestCardsProps {
  /** What waits and can be shown, oldest first. */
  readonly requests: readonly PendingRequest[];
}

/** The oldest waiting request as a card in a corner, how many wait behind it, and a polite word on each arrival. */
export function RequestCards({ requests }: RequestCardsProps): JSX.Element {
  const words = useText(requestCardText);
  const { inbox, dir, language } = useAssentSettings('RequestCards');
  const [first, ...others] = requests;
  const sameServer = others.some((request) => request.server.id === first?.server.id);
  return (
    <section
      {...partOf(requestCardAnatomy, 'region')}
      aria-label={words.string('region')}
      lang={language}
      dir={dir}
    >
      {first === undefined ? null : (
        <RequestCard request={first}>
          {others.length === 0 ? null : (
            <p {...partOf(requestCardAnatomy, 'more')}>
              {words.string('moreWaiting', { count: others.length })}
            </p>
          )}
          {sameServer ? (
            <button
              {...partOf(requestCardAnatomy, 'mute')}
              type="button"
              title={words.string('stopAskingExplain')}
              onClick={() => inbox.mute(first.server.id)}
            >
              {words.string('stopAsking')}
            </button>
          ) : null}
        </RequestCard>
      )}
      <HeldBackNotices />
    </section>
  );
}
