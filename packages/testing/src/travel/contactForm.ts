import type { ElicitRequestFormParams } from '@modelcontextprotocol/server';

/** Round two of `book_trip`: whom the airline and the hotel should write to. */
export const contactForm: ElicitRequestFormParams & { readonly mode: 'form' } = {
  mode: 'form',
  message: 'Who is travelling? The airline and the hotel send their confirmations to this contact.',
  requestedSchema: {
    type: 'object',
    properties: {
      fullName: {
        type: 'string',
        title: 'Full name',
        description: 'As it stands in the travel document',
        minLength: 1,
        maxLength: 120,
      },
      email: { type: 'string', format: 'email', title: 'E-mail' },
      phone: {
        type: 'string',
        title: 'Phone',
        description: 'For changes on the day of travel',
        maxLength: 40,
      },
      specialWishes: {
        type: 'string',
        title: 'Special wishes',
        description: 'Anything the hotel should know',
        maxLength: 500,
      },
      emergencyContact: {
        type: 'string',
        title: 'Emergency contact',
        description: 'Name and phone of somebody who is not travelling',
        maxLength: 160,
      },
    },
    required: ['fullName', 'email'],
  },
};
