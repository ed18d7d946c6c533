import { usePendingRequests } from '@assent/client/react';
import { useShownRequest } from '@assent/ui';
import { useEffect, useRef } from 'react';

/**
 * Stands for a host that is idle and opens what arrives by itself: shows the oldest waiting request, each once, so that
 * "later" still puts it away.
 */
export function ShowAtOnce(): null {
  const requests = usePendingRequests();
  const { id, show } = useShownRequest();
  const opened = useRef(new Set<string>());

  useEffect(() => {
    if (id !== undefined) return;
    const next = requests.find(
      (request) =>
        !opened.current.has(request.id) && (request.status === 'waiting' || request.status === 'opened'),
    );
    if (next === undefined) return;
    opened.current.add(next.id);
    show(next.id);
  }, [requests, id, show]);
  return null;
}
