import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { useText } from '../locales/useText.ts';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';

/** Puts the form away and keeps it pending, or closes one that has ended. Renders a `<button>` where the frame can do that. */
export function ElicitationFormLater(): JSX.Element | null {
  const words = useText(commonText);
  const { onLater, status } = useElicitationForm('ElicitationForm.Later');
  if (onLater === undefined) return null;
  const ended = status === 'ended';
  return (
    <button {...partOf(elicitationFormAnatomy, ended ? 'close' : 'later')} type="button" onClick={onLater}>
      {words.string(ended ? 'close' : 'later')}
    </button>
  );
}
