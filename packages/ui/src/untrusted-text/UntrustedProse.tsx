import { type JSX, useMemo, useState } from 'react';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { useText } from '../locales/useText.ts';
import { foldText } from './foldText.ts';
import { untrustedTextAnatomy } from './untrustedText.anatomy.ts';

/** Cleaned prose, folded when long; "show all" says how much there is. */
export function UntrustedProse({ display }: { readonly display: string }): JSX.Element {
  const words = useText(commonText);
  const [open, setOpen] = useState(false);
  const folded = useMemo(() => foldText(display), [display]);
  return (
    <>
      <bdi {...partOf(untrustedTextAnatomy, 'text')} dir="auto">
        {open || folded === undefined ? display : `${folded}…`}
      </bdi>
      {folded === undefined ? null : (
        <button
          {...partOf(untrustedTextAnatomy, 'reveal')}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? words.string('showLess') : words.string('showAll', { count: display.length })}
        </button>
      )}
    </>
  );
}
