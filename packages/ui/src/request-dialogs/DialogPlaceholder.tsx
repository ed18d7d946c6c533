import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { requestDialogsText } from '../locales/families/requestDialogs.ts';
import { useText } from '../locales/useText.ts';
import { useRequestFrame } from '../server-identity/RequestFrame.ts';
import { requestDialogsAnatomy } from './requestDialogs.anatomy.ts';

export interface DialogPlaceholderProps {
  readonly state: 'loading' | 'between' | 'failed';
  readonly onLater: () => void;
}

const message = { loading: 'loading', between: 'between', failed: 'loadFailed' } as const;

/** Stands in for a surface that is not there yet, or could not be loaded. */
export function DialogPlaceholder({ state, onLater }: DialogPlaceholderProps): JSX.Element {
  const words = useText(requestDialogsText);
  const common = useText(commonText);
  const { wrapTitle } = useRequestFrame();
  return (
    <div {...partOf(requestDialogsAnatomy, state)}>
      {wrapTitle(<h2 tabIndex={-1}>{words.string(message[state])}</h2>)}
      {state === 'between' ? null : (
        <button {...partOf(requestDialogsAnatomy, 'later')} type="button" onClick={onLater}>
          {common.string('later')}
        </button>
      )}
    </div>
  );
}
