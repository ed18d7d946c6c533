import type { CallToolResult } from '@modelcontextprotocol/server';

/** A finished tool result: a sentence for people and the same facts as data. */
export function textAndData(text: string, data: Readonly<Record<string, unknown>>): CallToolResult {
  return {
    content: [
      { type: 'text', text },
      { type: 'text', text: JSON.stringify(data) },
    ],
    structuredContent: { ...data },
  };
}
