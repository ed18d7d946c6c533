import {
  acceptedContent,
  type CallToolResult,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { bookingForm } from '../bookingForm.ts';
import { contactForm } from '../contactForm.ts';
import type { TravelDesk, TravelStep, TravelTool } from '../TravelDesk.ts';
import { textAndData } from '../textAndData.ts';

const booking = z.strictObject({
  confirmBooking: z.boolean(),
  seatPreference: z.enum(['window', 'aisle', 'no preference']).optional(),
  roomType: z.enum(['sea view', 'city view', 'garden view']).optional(),
  travelInsurance: z.boolean().optional(),
});

const contact = z.strictObject({
  fullName: z.string().min(1).max(120),
  email: z.email(),
  phone: z.string().max(40).optional(),
  specialWishes: z.string().max(500).optional(),
  emergencyContact: z.string().max(160).optional(),
});

function askForBooking(): InputRequiredResult {
  return inputRequired({ inputRequests: { booking: inputRequired.elicit(bookingForm) } });
}

async function askForContact(
  desk: TravelDesk,
  context: ServerContext,
  data: TravelStep['data'],
): Promise<InputRequiredResult> {
  return inputRequired({
    inputRequests: { contact: inputRequired.elicit(contactForm) },
    requestState: await desk.state.mint({ tool: 'book_trip', data }, context),
  });
}

function notBooked(action: string): CallToolResult {
  return textAndData('Nothing was booked.', { status: 'not-booked', because: action });
}

/** `book_trip`: asks for the booking, then for the traveller's contact, and returns what it got. */
export const bookTrip: TravelTool = (server, desk) => {
  server.registerTool(
    'book_trip',
    {
      title: 'Book a trip',
      description: 'Books flights and hotel in Barcelona. Asks for the booking details, then for a contact.',
      inputSchema: z.object({}),
      outputSchema: z.looseObject({ status: z.enum(['booked', 'not-booked']) }),
      annotations: { destructiveHint: false, openWorldHint: true },
    },
    async (_arguments, context): Promise<CallToolResult | InputRequiredResult> => {
      const answers = context.mcpReq.inputResponses;
      const step = context.mcpReq.requestState<TravelStep>();

      if (step?.tool === 'book_trip') {
        const answer = inputResponse(answers, 'contact');
        if (answer.kind === 'elicit' && answer.action !== 'accept') return notBooked(answer.action);
        const content = acceptedContent(answers, 'contact', contact);
        if (content === undefined) return askForContact(desk, context, step.data);
        return textAndData(`Booked for ${content.fullName}.`, {
          status: 'booked',
          booking: step.data,
          contact: content,
        });
      }

      const answer = inputResponse(answers, 'booking');
      if (answer.kind === 'elicit' && answer.action !== 'accept') return notBooked(answer.action);
      const content = acceptedContent(answers, 'booking', booking);
      if (content === undefined) return askForBooking();
      if (!content.confirmBooking) return notBooked('not confirmed');
      return askForContact(desk, context, content);
    },
  );
};
