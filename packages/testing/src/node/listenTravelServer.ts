import { createTravelServer, type TravelServer } from '../travel/createTravelServer.ts';
import { servePaymentPage } from '../travel/servePaymentPage.ts';
import { type ListeningServer, listen } from './listen.ts';

export interface ListeningTravelServer extends ListeningServer {
  /** The MCP endpoint of both eras. */
  readonly url: string;
  readonly travel: TravelServer;
}

/** The travel server over a real socket, with its payment page on the same origin. */
export async function listenTravelServer(port = 0): Promise<ListeningTravelServer> {
  let travel: TravelServer | undefined;
  const listening = await listen(async (request) => {
    if (travel === undefined) return new Response('Starting', { status: 503 });
    const { pathname } = new URL(request.url);
    if (pathname === '/mcp') return travel.fetch(request);
    return servePaymentPage(travel.desk, request) ?? new Response('Not found', { status: 404 });
  }, port);
  travel = createTravelServer({ paymentOrigin: listening.origin });
  const { close } = travel;
  return {
    origin: listening.origin,
    url: `${listening.origin}/mcp`,
    travel,
    close: async () => {
      await close();
      await listening.close();
    },
  };
}
