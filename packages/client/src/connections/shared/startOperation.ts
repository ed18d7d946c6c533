import type { Clock } from '../../inbox/Clock.ts';
import type { OperationScope } from '../../inbox/OperationScope.ts';
import { onAbort } from '../../inbox/onAbort.ts';
import type { OperationPhase } from '../../rounds/OperationPhase.ts';
import type { Operation, Operations } from './Operations.ts';
import { ServerTimer } from './ServerTimer.ts';
import { anySignal } from './signals.ts';

const SERVER_TIMEOUT = 60_000;

/** What every binding lets a host say of one operation. */
export interface OperationSettings {
  /** Aborting ends the operation and withdraws what is pending under it. */
  readonly signal?: AbortSignal;
  /** Whatever the host works in, such as a conversation; compared by identity, never sent. */
  readonly context?: unknown;
  /** Milliseconds the server may take, not counting the time a person thinks. Default 60 000. */
  readonly timeout?: number;
  /** Progress of the server starts the timeout anew. */
  readonly resetTimeoutOnProgress?: boolean;
  readonly onPhase?: (phase: OperationPhase) => void;
}

export interface OperationTarget extends Pick<OperationScope, 'method' | 'name' | 'destructive'> {
  /** The operation keeps its own time, because the wire's would run while a person thinks. */
  readonly timed: boolean;
  /** The error of the SDK at hand with which an operation ends that timed out or that the person stopped. */
  readonly stopped: (message: string, timeout: number) => unknown;
}

/** One time of sending an operation. */
export interface Attempt {
  readonly signal: AbortSignal;
  /** Whether this attempt ended so that another can begin. */
  again(): boolean;
  release(): void;
}

export interface StartedOperation extends Operation {
  /** Aborts when the host, the person, the timeout or the end of the connection stops the operation. */
  readonly signal: AbortSignal;
  readonly timeout: number;
  /** Begins an attempt; its signal aborts with the operation, and alone when the person wants it tried again. */
  attempt(): Attempt;
  /** The server shows that it is alive. */
  progressed(): void;
  /** Withdraws what is pending under it; must be called in the end. */
  end(): void;
}

/** Opens the scope of one operation; `timed` starts its own clock, which stands still while a person is asked. */
export function startOperation(
  operations: Operations,
  clock: Clock,
  closed: AbortSignal,
  id: string,
  target: OperationTarget,
  options: OperationSettings,
): StartedOperation {
  const { timeout = SERVER_TIMEOUT, onPhase, resetTimeoutOnProgress } = options;
  const ended = new AbortController();
  const stopped = new AbortController();
  const stop = (message: string): void => {
    stopped.abort(target.stopped(message, timeout));
  };
  const { signal, release } = anySignal([options.signal, stopped.signal, closed]);
  const forget = onAbort(signal, () => ended.abort(signal.reason));
  const timer = target.timed ? new ServerTimer(clock, timeout, () => stop('Request timed out')) : undefined;
  let asking = 0;
  let retry = new AbortController();
  const { method, name, destructive } = target;
  const operation: StartedOperation = {
    signal,
    timeout,
    ended,
    scope: {
      id,
      method,
      name,
      attribution: 'certain',
      ...(destructive !== undefined && { destructive }),
      ...(options.context !== undefined && { context: options.context }),
      stop: () => stop('Stopped by the user'),
      // A modern operation is repeated by sending its round.
      ...(target.timed && { retry: () => retry.abort('retry') }),
    },
    attempt() {
      const own = new AbortController();
      retry = own;
      const joined = anySignal([signal, own.signal]);
      return { ...joined, again: () => own.signal.aborted && !signal.aborted };
    },
    setAsking(more) {
      asking += more ? 1 : -1;
      timer?.setAsking(more);
      onPhase?.(
        asking > 0
          ? { phase: 'waiting-for-user', round: 1, pending: asking }
          : { phase: 'running', round: 1 },
      );
    },
    progressed() {
      if (resetTimeoutOnProgress) timer?.reset();
    },
    end() {
      release();
      forget();
      timer?.stop();
      operations.delete(operation);
      ended.abort('withdrawn');
    },
  };
  operations.add(operation);
  return operation;
}
