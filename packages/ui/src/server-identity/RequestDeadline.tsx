import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { serverIdentityAnatomy } from './serverIdentity.anatomy.ts';

/** Until when a request can be answered, as a time of day: a running clock would hurry the person (C11). */
export function RequestDeadline({ deadline }: { readonly deadline: number }): JSX.Element {
  const words = useText(commonText);
  const { locale, timeZone } = useAssentSettings('RequestHeader');
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  return (
    <p {...partOf(serverIdentityAnatomy, 'deadline')}>
      {words.nodes('deadline', {
        time: <time dateTime={new Date(deadline).toISOString()}>{format.format(deadline)}</time>,
      })}
    </p>
  );
}
