type Params = Readonly<Record<string, unknown>>;

const text = (value: string) => ({ type: 'text', text: value });
const user = (content: unknown) => ({ role: 'user', content });

const list = Array.from(
  { length: 12 },
  (_, at) =>
    `${at + 1}. departs ${String(5 + at).padStart(2, '0')}:10, ${at % 3} layovers, $${380 + at * 21}`,
);

/** The request of the source documents. */
export const flights: Params = {
  messages: [
    user(
      text(
        `Analyze these flight options and recommend the best choice:\n${list.join('\n')}\nUser preferences: morning departure, max 1 layover`,
      ),
    ),
  ],
  modelPreferences: {
    hints: [{ name: 'claude-sonnet-4-20250514' }],
    costPriority: 0.3,
    speedPriority: 0.2,
    intelligencePriority: 0.9,
  },
  systemPrompt: 'You are a travel expert helping users find the best flights based on their preferences',
  maxTokens: 1500,
};

export const loopOfTools: Params = {
  messages: [
    user(text('Find and hold a flight: morning departure, max 1 layover')),
    {
      role: 'assistant',
      content: [
        text('Let me look.'),
        { type: 'tool_use', id: '1', name: 'list_flights', input: { maxLayovers: 1 } },
      ],
    },
    user([{ type: 'tool_result', toolUseId: '1', content: [text(list.slice(0, 3).join('\n'))] }]),
  ],
  tools: [
    {
      name: 'list_flights',
      description: 'Lists flights within a number of layovers.',
      inputSchema: {
        type: 'object',
        properties: { maxLayovers: { type: 'integer' } },
        required: ['maxLayovers'],
      },
    },
    {
      name: 'hold_flight',
      description: 'Holds one flight for an hour.',
      inputSchema: { type: 'object', properties: { number: { type: 'integer' } }, required: ['number'] },
    },
  ],
  toolChoice: { mode: 'auto' },
  maxTokens: 800,
};

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const withMedia: Params = {
  messages: [
    user([
      text('What is in these?'),
      { type: 'image', data: pixel, mimeType: 'image/png' },
      {
        type: 'audio',
        data: 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=',
        mimeType: 'audio/wav',
      },
      { type: 'image', data: btoa('<svg onload="alert(1)"/>'), mimeType: 'image/svg+xml' },
    ]),
  ],
  maxTokens: 200,
};

export const malformed: Params = {
  messages: [user({ type: 'text' }), user({ type: 'video', data: 'x' }), user(text('Well formed'))],
  maxTokens: 50,
};

export const longDocument: Params = {
  messages: [
    user(text('A line of a long document that is sent to the model as it is shown here.\n'.repeat(2_700))),
  ],
  maxTokens: 500,
};
