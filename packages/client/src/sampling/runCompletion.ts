import type { Complete, CompletionRequest, CompletionResult } from './Completion.ts';

export type CompletionEnd =
  | { readonly kind: 'result'; readonly result: CompletionResult }
  | { readonly kind: 'failed'; readonly detail: string }
  | { readonly kind: 'timed-out'; readonly seconds: number }
  | { readonly kind: 'stopped' };

export interface CompletionRun {
  /** Settles exactly once and never rejects, also when the model ignores its signal. */
  readonly ended: Promise<CompletionEnd>;
  stop(): void;
}

/** Runs the host's model once, within its time. What arrives after the end is dropped. */
export function runCompletion(options: {
  readonly complete: Complete;
  readonly request: CompletionRequest;
  readonly signal: AbortSignal;
  readonly seconds: number;
  readonly onToken: (text: string) => void;
}): CompletionRun {
  const controller = new AbortController();
  let open = true;
  let resolve: (end: CompletionEnd) => void = () => {};
  const ended = new Promise<CompletionEnd>((done) => {
    resolve = done;
  });
  const finish = (end: CompletionEnd): void => {
    if (!open) return;
    open = false;
    clearTimeout(timer);
    options.signal.removeEventListener('abort', stop);
    controller.abort();
    resolve(end);
  };
  const stop = (): void => finish({ kind: 'stopped' });
  // A longer delay than 2^31 ms would fire at once.
  const milliseconds = Math.min(options.seconds * 1000, 2 ** 31 - 1);
  const timer = setTimeout(() => finish({ kind: 'timed-out', seconds: options.seconds }), milliseconds);
  if (options.signal.aborted) stop();
  else {
    options.signal.addEventListener('abort', stop, { once: true });
    const onToken = (text: string): void => {
      if (open) options.onToken(text);
    };
    Promise.resolve()
      .then(() => options.complete(options.request, { signal: controller.signal, onToken }))
      .then(
        (result) => finish({ kind: 'result', result }),
        (error: unknown) =>
          finish({ kind: 'failed', detail: error instanceof Error ? error.message : String(error) }),
      );
  }
  return { ended, stop };
}
