import type { PendingRequest, RequestStatus } from './PendingRequest.ts';
import type { PolicyNote } from './RequestPolicy.ts';

/** Everything that can happen to a pending request short of its end. */
export type RequestAction =
  | { readonly type: 'open' }
  | { readonly type: 'answer' }
  | { readonly type: 'reopen' }
  | { readonly type: 'deliver' }
  | { readonly type: 'fail'; readonly failure: string }
  | { readonly type: 'engine'; readonly status: 'waiting' | 'generating' | 'reviewing' }
  | { readonly type: 'repeat' }
  | { readonly type: 'ask'; readonly notes: readonly PolicyNote[] };

const ANSWERABLE: ReadonlySet<RequestStatus> = new Set([
  'waiting',
  'opened',
  'generating',
  'reviewing',
  'failed',
]);

function withStatus(request: PendingRequest, status: RequestStatus, failure?: string): PendingRequest {
  const { failure: _, ...rest } = request;
  return { ...rest, status, ...(failure !== undefined && { failure }) } as PendingRequest;
}

/** The next state of one request; the very same object when the action does not apply in this state. */
export function reduceRequest(request: PendingRequest, action: RequestAction): PendingRequest {
  const { status } = request;
  switch (action.type) {
    case 'open':
      return request.kind === 'url' && (status === 'waiting' || status === 'failed')
        ? withStatus(request, 'opened')
        : request;
    case 'answer':
      return ANSWERABLE.has(status) ? withStatus(request, 'answered') : request;
    case 'reopen':
      return status === 'answered' && request.round ? withStatus(request, 'waiting') : request;
    case 'deliver':
      return status === 'answered' ? withStatus(request, 'delivering') : request;
    case 'fail':
      return status === 'delivering' ? withStatus(request, 'failed', action.failure) : request;
    case 'engine':
      return request.kind === 'sampling' && ANSWERABLE.has(status) && status !== action.status
        ? withStatus(request, action.status)
        : request;
    case 'repeat':
      return { ...request, repeats: (request.repeats ?? 1) + 1 };
    case 'ask':
      return { ...request, notes: action.notes };
    default:
      return action satisfies never;
  }
}
