import type { JSX } from 'react';
import type { CallOutcome } from '../host/HostState.ts';

export interface CallResultProps {
  readonly outcome: CallOutcome;
  readonly from: string;
  readonly onStop: () => void;
}

/** How a call ended, or that it still runs and can be stopped. */
export function CallResult({ outcome, from, onStop }: CallResultProps): JSX.Element {
  switch (outcome.status) {
    case 'running':
      return (
        <div className="call-running">
          <span className="spinner" aria-hidden="true" />
          <span role="status">{from} is working…</span>
          <button type="button" className="quiet" onClick={onStop}>
            Stop
          </button>
        </div>
      );
    case 'done':
      return (
        <div className="call-answer" data-error={outcome.isError || undefined}>
          <p className="muted">{from} answers</p>
          <p className="answer-text">{outcome.text}</p>
          {outcome.data !== undefined && <pre>{JSON.stringify(outcome.data, null, 2)}</pre>}
        </div>
      );
    case 'failed':
      return (
        <div className="call-answer" data-error={true}>
          <p className="muted">The call failed</p>
          <p className="answer-text">{outcome.reason}</p>
        </div>
      );
    case 'stopped':
      return <p className="call-stopped muted">You stopped this call. What it was asking was withdrawn.</p>;
    default:
      return outcome satisfies never;
  }
}
