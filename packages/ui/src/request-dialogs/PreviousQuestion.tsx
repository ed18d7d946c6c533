import type { PendingRequest } from '@assent/client';
import { usePendingRequests } from '@assent/client/react';
import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { requestDialogsText } from '../locales/families/requestDialogs.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { requestDialogsAnatomy } from './requestDialogs.anatomy.ts';

/** Back to the question of the round that was answered last: its answer has not been sent yet. */
export function PreviousQuestion({ request }: { readonly request: PendingRequest }): JSX.Element | null {
  const words = useText(requestDialogsText);
  const { inbox, shown } = useAssentSettings('RequestDialogs');
  const requests = usePendingRequests();
  const { round } = request;
  const previous = requests.findLast(
    (other) =>
      round !== undefined &&
      other.round?.roundId === round.roundId &&
      other.round.index < round.index &&
      other.status === 'answered',
  );
  if (previous === undefined) return null;
  return (
    <button
      {...partOf(requestDialogsAnatomy, 'previous')}
      type="button"
      onClick={() => {
        if (inbox.reopen(previous.id)) shown.show(previous.id);
      }}
    >
      {words.string('previous')}
    </button>
  );
}
