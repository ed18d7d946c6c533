import {
  acceptedContent,
  type CallToolResult,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { TravelTool } from '../TravelDesk.ts';
import { textAndData } from '../textAndData.ts';

const certainty = z.strictObject({ sure: z.boolean() });

/** `delete_itinerary`: destructive; asks "are you sure?" by one required boolean and acts only on a yes. */
export const deleteItinerary: TravelTool = (server, desk) => {
  server.registerTool(
    'delete_itinerary',
    {
      title: 'Delete an itinerary',
      description: 'Deletes an itinerary for good, after asking.',
      inputSchema: z.object({ itineraryId: z.string().default('barcelona-june') }),
      annotations: { destructiveHint: true, idempotentHint: true },
    },
    async ({ itineraryId }, context): Promise<CallToolResult | InputRequiredResult> => {
      if (!desk.itineraries.has(itineraryId)) {
        return textAndData('There is no such itinerary.', { status: 'not-found', itineraryId });
      }
      const answers = context.mcpReq.inputResponses;
      const answer = inputResponse(answers, 'certainty');
      if (answer.kind === 'elicit' && answer.action !== 'accept') {
        return textAndData('The itinerary was kept.', {
          status: 'kept',
          because: answer.action,
          itineraryId,
        });
      }
      const content = acceptedContent(answers, 'certainty', certainty);
      if (content === undefined) {
        return inputRequired({
          inputRequests: {
            certainty: inputRequired.elicit({
              mode: 'form',
              message: `Delete the itinerary "${itineraryId}"? Its bookings can't be brought back.`,
              requestedSchema: {
                type: 'object',
                properties: { sure: { type: 'boolean', title: 'Are you sure?' } },
                required: ['sure'],
              },
            }),
          },
        });
      }
      if (!content.sure) {
        return textAndData('The itinerary was kept.', { status: 'kept', because: 'not sure', itineraryId });
      }
      desk.itineraries.delete(itineraryId);
      return textAndData('The itinerary was deleted.', { status: 'deleted', itineraryId });
    },
  );
};
