import { createServer } from 'node:http';
import { localhostHostValidation, toNodeHandler } from '@modelcontextprotocol/node';

export interface ListeningServer {
  /** Such as `http://127.0.0.1:40123`, without a trailing slash. */
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a fetch function on loopback; port 0 takes any free port.
 * Only loopback `Host` headers are answered, so that no web page can reach it by rebinding its name.
 */
export async function listen(
  serve: (request: Request) => Promise<Response>,
  port = 0,
): Promise<ListeningServer> {
  const handle = toNodeHandler({ fetch: serve });
  const isLocal = localhostHostValidation();
  const server = createServer((request, response) => {
    if (isLocal(request, response)) void handle(request as Parameters<typeof handle>[0], response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a TCP address to listen on');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
