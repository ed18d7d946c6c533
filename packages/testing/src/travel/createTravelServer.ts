import {
  createRequestStateCodec,
  InMemoryTransport,
  type McpServer,
  type Transport,
} from '@modelcontextprotocol/server';
import { createDualEraHandler } from '../serving/createDualEraHandler.ts';
import { fetchInProcess } from '../serving/fetchInProcess.ts';
import { withCors } from '../serving/withCors.ts';
import { buildTravelServer } from './buildTravelServer.ts';
import type { TravelDesk, TravelStep } from './TravelDesk.ts';

export interface TravelServerOptions {
  /** Where the payment page of `pay_invoice` lives; default `https://pay.travel.example`. */
  readonly paymentOrigin?: string;
  /** Seconds a round may take before its state expires; default one day, since a person may take their time. */
  readonly roundSeconds?: number;
}

export interface TravelServer {
  readonly desk: TravelDesk;
  /** The endpoint of both eras, for any path; sends CORS headers. */
  fetch(request: Request): Promise<Response>;
  /** For `new StreamableHTTPClientTransport(url, { fetch })`: no socket, either era, any URL. */
  readonly transportFetch: (input: string | URL, init?: RequestInit) => Promise<Response>;
  /** Connects a legacy server in this process and gives the client's end of the pair. */
  connectLegacy(): Promise<Transport>;
  close(): Promise<void>;
}

/**
 * The travel agency of the source documents as a scripted MCP server: `book_trip` (two rounds), `delete_itinerary`
 * (destructive, asks first), `pay_invoice` (URL mode), `find_best_flight` (sampling), `find_documents` (roots).
 */
export function createTravelServer(options: TravelServerOptions = {}): TravelServer {
  const paymentOrigin = options.paymentOrigin ?? 'https://pay.travel.example';
  const desk: TravelDesk = {
    itineraries: new Set(['barcelona-june', 'lisbon-autumn']),
    paidInvoices: new Set(),
    invoiceUrl: (invoiceId) => `${paymentOrigin}/invoices/${encodeURIComponent(invoiceId)}`,
    state: createRequestStateCodec<TravelStep>({
      key: crypto.getRandomValues(new Uint8Array(32)),
      ttlSeconds: options.roundSeconds ?? 86_400,
      bind: (context) => context.mcpReq.method,
    }),
  };
  const build = (): McpServer => buildTravelServer(desk);
  const handler = createDualEraHandler(build);
  const inMemory: McpServer[] = [];

  return {
    desk,
    fetch: withCors(handler.fetch),
    transportFetch: fetchInProcess(handler.fetch),
    connectLegacy: async () => {
      const [clientEnd, serverEnd] = InMemoryTransport.createLinkedPair();
      const server = build();
      inMemory.push(server);
      await server.connect(serverEnd);
      return clientEnd;
    },
    close: async () => {
      await Promise.all([handler.close(), ...inMemory.map((server) => server.close())]);
    },
  };
}
