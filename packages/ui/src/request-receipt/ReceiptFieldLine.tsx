import type { ReceiptField } from '@assent/client/activity';
import { type JSX, useState } from 'react';
import { flag } from '../internals/flag.ts';
import { partOf } from '../internals/partOf.ts';
import { activityText } from '../locales/families/activity.ts';
import { useText } from '../locales/useText.ts';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { requestReceiptAnatomy } from './requestReceipt.anatomy.ts';

/** One answered field: masked until the person shows it, for as long as they look. Renders an `<li>`. */
export function ReceiptFieldLine({ field }: { readonly field: ReceiptField }): JSX.Element {
  const words = useText(activityText);
  const [revealed, setRevealed] = useState(false);
  const { label, value, withheld } = field;
  const text = (): string => {
    if (typeof value === 'boolean') return words.string(value ? 'yes' : 'no');
    return typeof value === 'object' ? value.join(', ') : String(value);
  };
  return (
    <li {...partOf(requestReceiptAnatomy, 'field')} data-revealed={flag(revealed)}>
      <span {...partOf(requestReceiptAnatomy, 'label')}>
        <UntrustedText text={label} as="label" />
      </span>
      <span {...partOf(requestReceiptAnatomy, 'value')}>
        {withheld !== undefined ? (
          words.string(`withheld.${withheld}`)
        ) : revealed ? (
          <UntrustedText text={text()} as="review" />
        ) : (
          <>
            <span aria-hidden="true">•••</span>
            <span data-visually-hidden="">{words.string('hidden')}</span>
          </>
        )}
      </span>
      {withheld !== undefined ? null : (
        <button
          {...partOf(requestReceiptAnatomy, 'reveal')}
          type="button"
          aria-label={words.string(revealed ? 'hideNamed' : 'revealNamed', { label })}
          onClick={() => setRevealed(!revealed)}
        >
          {words.string(revealed ? 'hide' : 'reveal')}
        </button>
      )}
    </li>
  );
}
