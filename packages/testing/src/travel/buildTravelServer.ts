import { McpServer } from '@modelcontextprotocol/server';
import type { TravelDesk, TravelTool } from './TravelDesk.ts';
import { bookTrip } from './tools/bookTrip.ts';
import { deleteItinerary } from './tools/deleteItinerary.ts';
import { findBestFlight } from './tools/findBestFlight.ts';
import { findDocuments } from './tools/findDocuments.ts';
import { findFlightWithTools } from './tools/findFlightWithTools.ts';
import { payInvoice } from './tools/payInvoice.ts';

const tools: readonly TravelTool[] = [
  bookTrip,
  deleteItinerary,
  payInvoice,
  findBestFlight,
  findFlightWithTools,
  findDocuments,
];

/** One MCP server with every travel tool: one an HTTP request in the modern era, one a session in the legacy era. */
export function buildTravelServer(desk: TravelDesk): McpServer {
  const server = new McpServer(
    { name: 'travel-agent', title: 'Travel agent', version: '1.0.0' },
    { requestState: { verify: desk.state.verify } },
  );
  for (const addTo of tools) addTo(server, desk);
  return server;
}
