type Id = string | number;

/**
 * Requests of the server that are being answered, by id. The SDK's own bookkeeping loses the cancellation of request 0, the
 * first of every session, because it takes the id for missing.
 */
export class Cancellations {
  readonly #running = new Map<Id, AbortController>();

  begin(id: Id, signal: AbortSignal): { readonly signal: AbortSignal; end(): void } {
    const controller = new AbortController();
    const abort = (): void => controller.abort(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    this.#running.set(id, controller);
    return {
      signal: controller.signal,
      end: () => {
        signal.removeEventListener('abort', abort);
        if (this.#running.get(id) === controller) this.#running.delete(id);
      },
    };
  }

  cancel(id: unknown): void {
    if (typeof id === 'number' || typeof id === 'string') this.#running.get(id)?.abort('withdrawn');
  }
}
