import { type JSX, useEffect, useRef } from 'react';
import { partOf } from '../internals/partOf.ts';
import { elicitationFormText } from '../locales/families/elicitationForm.ts';
import { useText } from '../locales/useText.ts';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';

/** Asks before Escape throws away what was typed. Closing it gives the focus back to where it was. */
export function ElicitationFormLeavePanel(): JSX.Element {
  const words = useText(elicitationFormText);
  const { setPanel, cancel, idPrefix } = useElicitationForm('ElicitationForm.LeavePanel');
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = (keep.current?.getRootNode() as Document | undefined)?.activeElement;
    keep.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const titleId = `${idPrefix}-leave`;
  return (
    <fieldset {...partOf(elicitationFormAnatomy, 'leave-panel')} aria-labelledby={titleId}>
      <h3 id={titleId}>{words.string('leaveTitle')}</h3>
      <p>{words.string('leaveExplain')}</p>
      <div data-row="">
        <button {...partOf(elicitationFormAnatomy, 'cancel')} type="button" onClick={cancel}>
          {words.string('leaveCancel')}
        </button>
        <button
          {...partOf(elicitationFormAnatomy, 'keep')}
          ref={keep}
          type="button"
          onClick={() => setPanel('none')}
        >
          {words.string('leaveKeep')}
        </button>
      </div>
    </fieldset>
  );
}
