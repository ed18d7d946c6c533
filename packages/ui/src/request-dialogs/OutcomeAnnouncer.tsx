import type { OutcomeAction } from '@assent/client';
import { type JSX, useEffect, useState } from 'react';
import { requestDialogsText } from '../locales/families/requestDialogs.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';

const words = {
  accept: 'settledAccept',
  decline: 'settledDecline',
  cancel: 'settledCancel',
  approve: 'settledApprove',
  reject: 'settledReject',
} as const satisfies Record<OutcomeAction, string>;

/** Says politely what came of the person's own decision: the dialog that showed it is gone by then. */
export function OutcomeAnnouncer(): JSX.Element {
  const text = useText(requestDialogsText);
  const { inbox } = useAssentSettings('RequestDialogs');
  const [action, setAction] = useState<OutcomeAction | undefined>(undefined);
  useEffect(() => {
    const stopSettled = inbox.onSettled(({ request, outcome }) => {
      // Agreeing to open an address sends no answer; its surface stays and says what it waits for.
      const opens = request.kind === 'url' && outcome.action === 'accept';
      if (outcome.reason === 'user' && !opens) setAction(outcome.action);
    });
    // Emptied in between, so that the same words are said again for the next decision.
    const stopChanged = inbox.onChanged(() => setAction(undefined));
    return () => {
      stopSettled();
      stopChanged();
    };
  }, [inbox]);
  return (
    <div role="status" aria-live="polite" data-visually-hidden="">
      {action === undefined ? null : text.string(words[action])}
    </div>
  );
}
