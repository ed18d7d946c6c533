import {
  createInbox,
  type Inbox,
  type OperationScope,
  type PendingRequest,
  type RequestKind,
  type ServerIdentity,
} from '@assent/client';
import { usePendingRequests } from '@assent/client/react';
import { AssentProvider, type AssentProviderProps } from '@assent/ui';
import { type JSX, type ReactNode, useState } from 'react';
import { travel } from './servers.ts';

export interface AskedProps extends Partial<Omit<AssentProviderProps, 'inbox' | 'children'>> {
  readonly kind: RequestKind;
  /** Params as the server sent them. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly server?: ServerIdentity;
  readonly scope?: OperationScope;
  /** Milliseconds until the request expires. */
  readonly expiresIn?: number;
  /** Runs once, after the request has arrived: to abort it, fail its delivery and so on. */
  readonly prepare?: (inbox: Inbox, request: PendingRequest) => void;
  readonly children: (request: PendingRequest) => ReactNode;
}

const bookTrip: OperationScope = {
  id: 'story',
  method: 'tools/call',
  name: 'book_trip',
  attribution: 'certain',
};

function arrange({ kind, params, server = travel, scope = bookTrip, expiresIn, prepare }: AskedProps): {
  inbox: Inbox;
  request: PendingRequest;
} {
  const inbox = createInbox({ surfaces: [kind], warn: () => undefined });
  void inbox.request(
    { kind, params },
    { server, scope, ...(expiresIn === undefined ? {} : { deadline: Date.now() + expiresIn }) },
  );
  const [request] = inbox.getSnapshot();
  if (!request) throw new Error('The story’s request did not arrive. Check its params.');
  prepare?.(inbox, request);
  return { inbox, request };
}

function Latest({
  first,
  children,
}: {
  readonly first: PendingRequest;
  readonly children: AskedProps['children'];
}): JSX.Element {
  const requests = usePendingRequests();
  return <>{children(requests.find(({ id }) => id === first.id) ?? first)}</>;
}

/** A host with one request pending, for stories that show a single surface. */
export function Asked(props: AskedProps): JSX.Element {
  const { kind: _, params, server, scope, expiresIn, prepare, children, ...settings } = props;
  const [{ inbox, request }] = useState(() => arrange(props));
  return (
    <AssentProvider inbox={inbox} timeZone="Europe/Berlin" {...settings}>
      <Latest first={request}>{children}</Latest>
    </AssentProvider>
  );
}
