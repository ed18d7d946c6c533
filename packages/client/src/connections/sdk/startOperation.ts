import { SdkError, SdkErrorCode, type Tool } from '@modelcontextprotocol/client';
import type { Clock } from '../../inbox/Clock.ts';
import type { OperationScope } from '../../inbox/OperationScope.ts';
import { onAbort } from '../../inbox/onAbort.ts';
import type { Operation, Operations } from './Operations.ts';
import type { OperationOptions } from './SdkConnection.ts';
import { ServerTimer } from './ServerTimer.ts';
import { anySignal } from './signals.ts';

const SERVER_TIMEOUT = 60_000;

export interface StartedOperation extends Operation {
  /** Aborts when the host, the person, the timeout or the end of the connection stops the operation. */
  readonly signal: AbortSignal;
  readonly timeout: number;
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
  target: Pick<OperationScope, 'method' | 'name'> & {
    readonly tool: Tool | undefined;
    readonly timed: boolean;
  },
  options: OperationOptions,
): StartedOperation {
  const { timeout = SERVER_TIMEOUT, onPhase, resetTimeoutOnProgress } = options;
  const ended = new AbortController();
  const stopped = new AbortController();
  const stop = (message: string): void => {
    stopped.abort(new SdkError(SdkErrorCode.RequestTimeout, message, { timeout }));
  };
  const signal = anySignal([options.signal, stopped.signal, closed]);
  const forget = onAbort(signal, () => ended.abort(signal.reason));
  const timer = target.timed ? new ServerTimer(clock, timeout, () => stop('Request timed out')) : undefined;
  let asking = 0;
  const destructive = target.tool?.annotations?.destructiveHint;
  const operation: StartedOperation = {
    signal,
    timeout,
    ended,
    scope: {
      id,
      method: target.method,
      name: target.name,
      attribution: 'certain',
      ...(destructive !== undefined && { destructive }),
      ...(options.context !== undefined && { context: options.context }),
      stop: () => stop('Stopped by the user'),
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
      forget();
      timer?.stop();
      operations.delete(operation);
      ended.abort('withdrawn');
    },
  };
  operations.add(operation);
  return operation;
}
