import type { ElicitRequestFormParams } from '@modelcontextprotocol/server';

/** Round one of `book_trip`: the booking form of the source documents, word for word (S-seed-booking). */
export const bookingForm: ElicitRequestFormParams & { readonly mode: 'form' } = {
  mode: 'form',
  message: 'Please confirm your Barcelona vacation booking details:',
  requestedSchema: {
    type: 'object',
    properties: {
      confirmBooking: {
        type: 'boolean',
        description: 'Confirm the booking (Flights + Hotel = $3,000)',
      },
      seatPreference: {
        type: 'string',
        enum: ['window', 'aisle', 'no preference'],
        description: 'Preferred seat type for flights',
      },
      roomType: {
        type: 'string',
        enum: ['sea view', 'city view', 'garden view'],
        description: 'Preferred room type at hotel',
      },
      travelInsurance: {
        type: 'boolean',
        default: false,
        description: 'Add travel insurance ($150)',
      },
    },
    required: ['confirmBooking'],
  },
};
