/** The `fetch` option of an SDK transport, answered by a function instead of a socket. */
export function fetchInProcess(
  serve: (request: Request) => Promise<Response>,
): (input: string | URL, init?: RequestInit) => Promise<Response> {
  return (input, init) => {
    const request = new Request(input, init);
    return new Promise((resolve, reject) => {
      const abort = (): void => reject(request.signal.reason);
      if (request.signal.aborted) return abort();
      request.signal.addEventListener('abort', abort, { once: true });
      serve(request).then(resolve, reject);
    });
  };
}
