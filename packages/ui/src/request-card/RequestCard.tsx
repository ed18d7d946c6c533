import type { PendingRequest } from '@assent/client';
import { type JSX, type ReactNode, useRef } from 'react';
import { partOf } from '../internals/partOf.ts';
import { elicitationFormText } from '../locales/families/elicitationForm.ts';
import { requestCardText } from '../locales/families/requestCard.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { OperationName } from '../server-identity/OperationName.tsx';
import { ServerName } from '../server-identity/ServerName.tsx';
import { ServerOrigin } from '../server-identity/ServerOrigin.tsx';
import { ServerTile } from '../server-identity/ServerTile.tsx';
import { requestCardAnatomy } from './requestCard.anatomy.ts';

export interface RequestCardProps {
  readonly request: PendingRequest;
  /** Opens the request. @default the dialog of `RequestDialogs` */
  readonly onShow?: (request: PendingRequest) => void;
  /** Below the title, such as a count of others. */
  readonly children?: ReactNode;
}

/** The arrival of a request, without taking the focus (C1): who, for what, and a button that opens it. Renders an `<article>`. */
export function RequestCard({ request, onShow, children }: RequestCardProps): JSX.Element {
  const words = useText(requestCardText);
  const form = useText(elicitationFormText);
  const { shown, dir, language } = useAssentSettings('RequestCard');
  const cameFrom = useRef<Element | null>(null);
  const server = <ServerName server={request.server} />;
  return (
    <article
      {...partOf(requestCardAnatomy, 'root')}
      data-kind={request.kind}
      data-status={request.status}
      lang={language}
      dir={dir}
    >
      <ServerTile server={request.server} />
      <div>
        <p {...partOf(requestCardAnatomy, 'title')}>{words.nodes(request.kind, { server })}</p>
        <p {...partOf(requestCardAnatomy, 'who')}>
          <ServerOrigin server={request.server} />
          <OperationName scope={request.scope} />
        </p>
        {request.status === 'failed' ? (
          <p {...partOf(requestCardAnatomy, 'state')}>{form.string('failed')}</p>
        ) : null}
        {request.status === 'opened' ? (
          <p {...partOf(requestCardAnatomy, 'state')}>{words.string('opened')}</p>
        ) : null}
        {children}
      </div>
      <button
        {...partOf(requestCardAnatomy, 'show')}
        type="button"
        // The focus goes back to the composer the person came from, not to a card that is gone by then (C7).
        onFocus={(event) => {
          cameFrom.current = event.relatedTarget;
        }}
        onClick={(event) => {
          if (onShow !== undefined) onShow(request);
          else shown.show(request.id, cameFrom.current ?? event.currentTarget);
        }}
      >
        {words.string('show')}
      </button>
    </article>
  );
}
