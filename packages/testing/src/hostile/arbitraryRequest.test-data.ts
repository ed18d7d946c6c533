import fc from 'fast-check';

/** What a server may write where text is expected: markup, links, spoofing, secrets, schemes that run. */
const text = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '<img src=x onerror=alert(1)>',
    '<script>alert(1)</script>',
    '<iframe srcdoc="<b>x</b>"></iframe>',
    '<a href="https://evil.example">here</a>',
    '![pixel](https://evil.example/p.png)',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '\u202egpj.exe\u202c',
    'Approve\u200b',
    '\u{e0061}\u{e0062}\u{e0063}',
    'Enter your password',
    '\ud800',
    'x'.repeat(4_000),
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

const word = fc.constantFrom(
  ...[
    'form',
    'url',
    'string',
    'number',
    'integer',
    'boolean',
    'array',
    'object',
    'null',
    'user',
    'assistant',
  ],
  ...['text', 'image', 'audio', 'tool_use', 'tool_result', 'resource', 'email', 'date-time', 'auto', 'none'],
  ...['image/png', 'image/svg+xml', 'text/html', 'allServers', 'iVBORw0KGgo=', 'PHN2Zz4='],
);

const key = fc.constantFrom(
  ...[
    'message',
    'mode',
    'url',
    'elicitationId',
    'requestedSchema',
    'schema',
    'type',
    'properties',
    'required',
  ],
  ...[
    'enum',
    'oneOf',
    'anyOf',
    'const',
    'title',
    'description',
    'default',
    'format',
    'pattern',
    '$ref',
    '$defs',
  ],
  ...[
    'items',
    'minLength',
    'maximum',
    'name',
    'apiKey',
    'a.b',
    'a/b',
    '',
    '__proto__',
    'constructor',
    'toString',
  ],
  ...[
    'messages',
    'role',
    'content',
    'text',
    'data',
    'mimeType',
    'maxTokens',
    'systemPrompt',
    'tools',
    'toolChoice',
  ],
  ...[
    'inputSchema',
    'includeContext',
    'temperature',
    'stopSequences',
    'modelPreferences',
    'hints',
    '_meta',
    'id',
  ],
);

const { value } = fc.letrec<{ value: unknown; object: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    word,
    fc.constantFrom(null, true, false, 0, -1, 1e308, 42, '#/$defs/a', '#', '(a+)+$'),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('object'),
  ),
  // Own properties, `__proto__` included, as JSON.parse makes them.
  object: fc
    .array(fc.tuple(fc.oneof({ weight: 4, arbitrary: key }, { weight: 1, arbitrary: text }), tie('value')), {
      maxLength: 6,
    })
    .map((entries) => Object.fromEntries(entries)),
}));

const property = fc.oneof(
  value,
  fc.record(
    {
      type: fc.oneof(word, value),
      title: fc.oneof(text, value),
      description: fc.oneof(text, value),
      default: value,
      enum: fc.array(fc.oneof(text, value), { maxLength: 4 }),
      oneOf: fc.array(value, { maxLength: 3 }),
      format: fc.oneof(word, text),
      pattern: fc.constantFrom('(a+)+$', '[', '^\\d{3}$', '\\p{L}'),
      items: value,
    },
    { requiredKeys: [] },
  ),
);

const requestedSchema = fc.oneof(
  { weight: 1, arbitrary: value },
  {
    weight: 3,
    arbitrary: fc
      .record({
        properties: fc.array(fc.tuple(fc.oneof(key, text), property), { maxLength: 5 }),
        required: fc.array(fc.oneof(key, text), { maxLength: 2 }),
      })
      .map(({ properties, required }) => ({
        type: 'object',
        properties: Object.fromEntries(properties),
        required,
      })),
  },
);

const block = fc.oneof(
  value,
  fc.record({ type: fc.constant('text'), text }),
  fc.record({
    type: fc.constantFrom('image', 'audio'),
    data: fc.oneof(word, text),
    mimeType: fc.oneof(word, text),
  }),
);
const message = fc.record({
  role: fc.oneof(word, value),
  content: fc.oneof(block, fc.array(block, { maxLength: 3 })),
});

const params = {
  form: fc.record({ message: fc.oneof(text, value), requestedSchema }, { requiredKeys: [] }),
  url: fc.record(
    {
      mode: fc.constant('url'),
      message: fc.oneof(text, value),
      url: fc.oneof(text, value),
      elicitationId: value,
    },
    { requiredKeys: ['mode'] },
  ),
  sampling: fc.record(
    {
      messages: fc.oneof(value, fc.array(fc.oneof(message, value), { maxLength: 4 })),
      maxTokens: fc.oneof(fc.constantFrom(100, -1, 0.5, 1e9), value),
      systemPrompt: fc.oneof(text, value),
      tools: fc.oneof(value, fc.array(value, { maxLength: 2 })),
      includeContext: fc.oneof(word, value),
      stopSequences: value,
      modelPreferences: value,
    },
    { requiredKeys: ['messages'] },
  ),
};

/** A request as any server may send it: any JSON, leaning on the words that the protocol knows. */
export const arbitraryRequest: fc.Arbitrary<unknown> = fc
  .oneof(
    { weight: 4, arbitrary: fc.record({ method: fc.constant('elicitation/create'), params: params.form }) },
    { weight: 2, arbitrary: fc.record({ method: fc.constant('elicitation/create'), params: params.url }) },
    {
      weight: 3,
      arbitrary: fc.record({ method: fc.constant('sampling/createMessage'), params: params.sampling }),
    },
    { weight: 1, arbitrary: fc.record({ method: fc.constant('roots/list'), params: value }) },
    { weight: 1, arbitrary: fc.record({ method: fc.oneof(word, value), params: value }) },
    { weight: 1, arbitrary: value },
  )
  // What comes over a wire: no undefined, no lone surrogate that a parser would have refused, nothing shared.
  .map((raw) => JSON.parse(JSON.stringify(raw) ?? 'null') as unknown);

/** A whole round of them under any keys. */
export const arbitraryRound: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc
  .array(fc.tuple(fc.oneof(key, text), arbitraryRequest), { minLength: 1, maxLength: 3 })
  .map((entries) => Object.fromEntries(entries));
