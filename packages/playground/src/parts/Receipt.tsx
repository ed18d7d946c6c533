import type { SettledRequest } from '@assent/client';
import type { JSX } from 'react';

export interface ReceiptProps {
  readonly settled: SettledRequest;
}

const said = {
  accept: 'You sent an answer',
  decline: 'You declined',
  cancel: 'You cancelled',
  approve: 'You approved',
  reject: 'You rejected',
} as const;

/** A settled question, in one line; what was sent can be looked at. */
export function Receipt({ settled }: ReceiptProps): JSX.Element {
  const { request, outcome } = settled;
  const message = 'message' in request.params ? String(request.params.message) : '';
  const content = outcome.result?.content;
  return (
    <div className="receipt" data-action={outcome.action}>
      <p>
        {outcome.reason === 'user' ? said[outcome.action] : 'Nobody answered; the question was withdrawn'}{' '}
        <q>
          <bdi>{message}</bdi>
        </q>
      </p>
      {content !== undefined && (
        <details>
          <summary>Show what was sent</summary>
          <pre>{JSON.stringify(content, null, 2)}</pre>
        </details>
      )}
    </div>
  );
}
