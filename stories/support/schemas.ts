/** The booking form of the client-concepts page. */
export const booking = {
  message: 'Please confirm your Barcelona vacation booking details:',
  requestedSchema: {
    type: 'object',
    properties: {
      confirmBooking: { type: 'boolean', description: 'Confirm the booking (Flights + Hotel = $3,000)' },
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
      travelInsurance: { type: 'boolean', default: false, description: 'Add travel insurance ($150)' },
    },
    required: ['confirmBooking'],
  },
} as const;

/** A field of every kind. */
export const everyKind = {
  message: 'A few things about you, so that the team knows who is coming.',
  requestedSchema: {
    type: 'object',
    title: 'Visitor registration',
    description: 'Only the name is needed; the rest helps us prepare.',
    properties: {
      name: {
        type: 'string',
        title: 'Your name',
        description: 'As it should stand on the badge',
        minLength: 2,
      },
      email: { type: 'string', title: 'E-mail', format: 'email' },
      homepage: { type: 'string', title: 'Home page', format: 'uri' },
      arrival: { type: 'string', title: 'Day of arrival', format: 'date' },
      meeting: { type: 'string', title: 'Time of the meeting', format: 'date-time' },
      guests: { type: 'integer', title: 'Guests', minimum: 0, maximum: 12, default: 1 },
      budget: { type: 'number', title: 'Budget in euros', minimum: 0 },
      parking: { type: 'boolean', title: 'A parking space' },
      meal: {
        type: 'string',
        title: 'Lunch',
        oneOf: [
          { const: 'veg', title: 'Vegetarian' },
          { const: 'fish', title: 'Fish' },
          { const: 'none', title: 'No lunch' },
        ],
      },
      topics: {
        type: 'array',
        title: 'Topics of interest',
        items: {
          anyOf: [
            { const: 'design', title: 'Design' },
            { const: 'security', title: 'Security' },
            { const: 'speed', title: 'Speed' },
          ],
        },
        maxItems: 2,
      },
      wishes: {
        type: 'string',
        title: 'Special wishes',
        description: 'Describe anything we should know, in a few sentences',
      },
    },
    required: ['name'],
  },
} as const;

export const deletion = {
  message: 'Delete the itinerary “Barcelona, 12–19 June”? This can’t be undone.',
  requestedSchema: {
    type: 'object',
    properties: { confirm: { type: 'boolean', title: 'Yes, delete it', default: true } },
    required: ['confirm'],
  },
} as const;

export const confirmation = {
  message: 'The report is ready. Publish it to the whole team?',
  requestedSchema: { type: 'object', properties: {} },
} as const;

export const secret = {
  message: 'To fetch your invoices I need access to the billing system.',
  requestedSchema: {
    type: 'object',
    properties: {
      account: { type: 'string', title: 'Account' },
      apiKey: { type: 'string', title: 'API key' },
    },
    required: ['apiKey'],
  },
} as const;

export const caution = {
  message: 'The hotel needs this for its register.',
  requestedSchema: {
    type: 'object',
    properties: {
      fullName: { type: 'string', title: 'Full name' },
      passportNumber: { type: 'string', title: 'Passport number' },
    },
    required: ['fullName', 'passportNumber'],
  },
} as const;

export const unanswerable = {
  message: 'Tell me where to deliver.',
  requestedSchema: {
    type: 'object',
    properties: {
      note: { type: 'string', title: 'Note' },
      address: {
        type: 'object',
        title: 'Address',
        properties: { street: { type: 'string' }, town: { type: 'string' } },
      },
    },
    required: ['address'],
  },
} as const;

export const manyOptions = {
  message: 'Which time zone should the report use?',
  requestedSchema: {
    type: 'object',
    properties: {
      zone: { type: 'string', title: 'Time zone', enum: Intl.supportedValuesOf('timeZone') },
      mirrors: {
        type: 'array',
        title: 'Also show',
        items: { type: 'string', enum: Intl.supportedValuesOf('timeZone') },
        minItems: 1,
        maxItems: 3,
      },
    },
    required: ['zone'],
  },
} as const;

/** A server that tries things. */
export const hostile = {
  message:
    '<b>Host security check</b> [click here](https://evil.example) \u202Etxet nekorb\u202C — ✅ Verified by your host',
  requestedSchema: {
    type: 'object',
    title: 'ACME Host – trusted prompt 🔒',
    properties: {
      __proto__x: { type: 'string', title: 'Yo\u200Bur na\u200Bme' },
      zalgo: { type: 'string', title: 'H\u0336\u0321\u0322\u0323\u0324\u0325\u0326\u0327\u0328\u0329ello' },
      long: { type: 'string', title: 'A label that never ends '.repeat(40) },
      choice: { type: 'string', title: 'Choice', enum: ['Allow', 'OK', 'Continue\u202E'] },
    },
    required: ['choice'],
  },
} as const;
