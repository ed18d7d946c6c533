import type { Inbox, ServerIdentity } from '@assent/client';
import { createRootsStore } from '@assent/client/roots';
import { AssentProvider, RequestDialogs } from '@assent/ui';
import { RootsProvider } from '@assent/ui/roots';
import { createRoot } from 'react-dom/client';
import { answerRawRequest, type MountedOutcome } from './answerRawRequest.ts';
import { createMountInbox } from './createMountInbox.ts';
import type { MountRequestOptions } from './MountRequestOptions.ts';
import { mountSurfaces } from './mountSurfaces.ts';
import { ShowAtOnce } from './ShowAtOnce.tsx';

export interface MountedRequest {
  readonly inbox: Inbox;
  /** Resolves when the request or the whole round has settled; stays pending when it is unmounted before. */
  readonly outcome: Promise<MountedOutcome>;
  /** `notifications/elicitation/complete` of this server for a URL request. Ids that nobody waits for are ignored. */
  complete(elicitationId: string): void;
  /** Takes the page's part away; settles nothing. */
  unmount(): void;
}

function identityOf(server: ServerIdentity | string): ServerIdentity {
  return typeof server === 'string' ? { id: server, label: server } : server;
}

/**
 * Puts one raw request, or a round of them, on a page as a host would show it, and tells what came of it.
 * Everything is rendered inside `element`, the dialog included. The surface opens without a press on its card, as it may
 * in an idle host; `arrival: 'card'` leaves it at the card.
 */
export function mountRequest(
  element: HTMLElement,
  rawRequest: unknown,
  options: MountRequestOptions = {},
): MountedRequest {
  const { server = 'Test server', arrival = 'shown', inbox: given, era, scope, signal, ...own } = options;
  const { complete: _complete, grants: _grants, roots = [], ...provider } = own;
  const inbox = given ?? createMountInbox(options);
  // Beside each other: React must not find the portal's children among those of its own root.
  const page = element.appendChild(document.createElement('div'));
  const dialogs = element.appendChild(document.createElement('div'));
  const root = createRoot(page);
  root.render(
    <AssentProvider framed="expected" surfaces={mountSurfaces} {...provider} inbox={inbox}>
      <RootsProvider store={createRootsStore({ roots })}>
        <RequestDialogs container={dialogs} />
        {arrival === 'shown' ? <ShowAtOnce /> : null}
      </RootsProvider>
    </AssentProvider>,
  );
  const outcome = answerRawRequest(inbox, rawRequest, {
    server: identityOf(server),
    ...(era === undefined ? {} : { era }),
    ...(scope === undefined ? {} : { scope }),
    ...(signal === undefined ? {} : { signal }),
  });
  return {
    inbox,
    outcome,
    complete: (elicitationId) => inbox.complete(identityOf(server).id, elicitationId),
    unmount: () => {
      root.unmount();
      page.remove();
      dialogs.remove();
    },
  };
}
