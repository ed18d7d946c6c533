import type { PendingRequest, RequestKind } from '@assent/client';
import { type JSX, useEffect, useRef, useState } from 'react';
import { requestCardText } from '../locales/families/requestCard.ts';
import { useText } from '../locales/useText.ts';

const arrival = {
  form: 'arrivedForm',
  url: 'arrivedUrl',
  sampling: 'arrivedSampling',
  roots: 'arrivedRoots',
  opened: 'arrivedOpened',
} as const satisfies Record<RequestKind | 'opened', string>;

/** Says politely, and only in the kit's words, that a request has arrived (C1). */
export function ArrivalAnnouncer({
  requests,
}: {
  readonly requests: readonly PendingRequest[];
}): JSX.Element {
  const words = useText(requestCardText);
  const [announced, setAnnounced] = useState<RequestKind | 'opened' | undefined>(undefined);
  const seen = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const fresh = requests.filter((request) => !seen.current.has(request.id));
    seen.current = new Set(requests.map((request) => request.id));
    const newest = fresh.at(-1);
    if (newest !== undefined) setAnnounced(newest.status === 'opened' ? 'opened' : newest.kind);
    else if (requests.length === 0) setAnnounced(undefined);
  }, [requests]);
  return (
    // `aria-live` beside the role: an open dialog hides the page around it, except what says so itself.
    <div role="status" aria-live="polite" data-visually-hidden="">
      {announced === undefined ? null : words.string(arrival[announced])}
    </div>
  );
}
