import type { PendingRequest } from '@assent/client';
import { usePendingRequest, useSettledRequest } from '@assent/client/react';
import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { requestCardText } from '../locales/families/requestCard.ts';
import { requestTrayText } from '../locales/families/requestTray.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { OperationName } from '../server-identity/OperationName.tsx';
import { ServerName } from '../server-identity/ServerName.tsx';
import { ServerOrigin } from '../server-identity/ServerOrigin.tsx';
import { ServerTile } from '../server-identity/ServerTile.tsx';
import { plainLabel } from '../untrusted-text/plainLabel.ts';
import { remainingTime } from './remainingTime.ts';
import { requestTrayAnatomy } from './requestTray.anatomy.ts';
import { useNow } from './useNow.ts';

export interface RequestTrayItemProps {
  readonly request: PendingRequest;
  readonly onShow: (request: PendingRequest) => void;
  readonly onDismiss: (id: string) => void;
}

/** One request in the list; when it ends it says how, and stays until it is cleared. Renders an `<li>`. */
export function RequestTrayItem({ request, onShow, onDismiss }: RequestTrayItemProps): JSX.Element {
  const words = useText(requestTrayText);
  const card = useText(requestCardText);
  const { locale } = useAssentSettings('RequestTray');
  const pending = usePendingRequest(request.id);
  const settled = useSettledRequest(request.id);
  const { deadline, round, server } = request;
  const ended = pending === undefined ? (settled?.outcome.reason ?? 'withdrawn') : undefined;
  const now = useNow(deadline !== undefined && ended === undefined);
  const left = deadline === undefined ? undefined : deadline - now;
  return (
    <li
      {...partOf(requestTrayAnatomy, 'item')}
      data-kind={request.kind}
      data-state={ended === undefined ? (pending?.status ?? 'waiting') : 'ended'}
    >
      <ServerTile server={server} />
      <div>
        <p {...partOf(requestTrayAnatomy, 'what')}>
          {card.nodes(request.kind, { server: <ServerName server={server} /> })}
        </p>
        <p {...partOf(requestTrayAnatomy, 'detail')}>
          <ServerOrigin server={server} /> <OperationName scope={request.scope} />
          {round === undefined || round.count < 2
            ? null
            : ` ${words.string('position', { index: round.index + 1, count: round.count })}`}
        </p>
        {left === undefined || ended !== undefined ? null : (
          <p {...partOf(requestTrayAnatomy, 'remaining')}>
            {left <= 0
              ? words.string('over')
              : words.string('remaining', { time: remainingTime(left, locale) })}
          </p>
        )}
        <div role="status">
          {ended === undefined ? null : (
            <p {...partOf(requestTrayAnatomy, 'ended')} data-reason={ended}>
              {words.string(`ended.${ended}`)}
            </p>
          )}
        </div>
      </div>
      {ended === undefined ? (
        <button
          {...partOf(requestTrayAnatomy, 'show')}
          type="button"
          aria-label={words.string('showNamed', { server: plainLabel(server.label) })}
          onClick={() => onShow(request)}
        >
          {words.string('show')}
        </button>
      ) : (
        <button
          {...partOf(requestTrayAnatomy, 'dismiss')}
          type="button"
          aria-label={words.string('dismissNamed', { server: plainLabel(server.label) })}
          onClick={() => onDismiss(request.id)}
        >
          {words.string('dismiss')}
        </button>
      )}
    </li>
  );
}
