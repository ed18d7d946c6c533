import { useHeldBack } from '@assent/client/react';
import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { requestCardText } from '../locales/families/requestCard.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { requestCardAnatomy } from './requestCard.anatomy.ts';

/** How many requests of a flooding or muted server are held back, and the way to see them (C8). */
export function HeldBackNotices(): JSX.Element {
  const words = useText(requestCardText);
  const { inbox } = useAssentSettings('HeldBackNotices');
  const heldBack = useHeldBack();
  return (
    <>
      {[...heldBack].map(([serverId, count]) => (
        <div {...partOf(requestCardAnatomy, 'held-back')} key={serverId}>
          <p>{words.nodes('heldBack', { count, server: <UntrustedText text={serverId} as="label" /> })}</p>
          <button
            {...partOf(requestCardAnatomy, 'unmute')}
            type="button"
            onClick={() => {
              inbox.unmute(serverId);
              inbox.showHeldBack(serverId);
            }}
          >
            {words.string('allowAgain')}
          </button>
        </div>
      ))}
    </>
  );
}
