import type { McpServer, RequestStateCodec } from '@modelcontextprotocol/server';

/** What a step of a tool needs to remember between rounds; signed, because it travels through the client. */
export interface TravelStep {
  readonly tool: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the tools of one travel server share. A server of the modern era is built anew for every request. */
export interface TravelDesk {
  /** Itinerary ids that can still be deleted. */
  readonly itineraries: Set<string>;
  /** Invoice ids that were paid on the payment page. */
  readonly paidInvoices: Set<string>;
  /** The address of the payment page of an invoice. */
  invoiceUrl(invoiceId: string): string;
  readonly state: RequestStateCodec<TravelStep>;
}

/** One tool of the travel server: adds itself to a freshly built server. */
export type TravelTool = (server: McpServer, desk: TravelDesk) => void;
