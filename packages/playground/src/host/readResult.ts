import type { CallToolResult } from '@modelcontextprotocol/client';
import type { CallOutcome } from './HostState.ts';

/** What a finished call says: its first text for people, its data for those who look closer. */
export function readResult(result: CallToolResult): CallOutcome {
  const texts = result.content.flatMap((block) => (block.type === 'text' ? [block.text] : []));
  const data = result.structuredContent;
  // Servers repeat structured content as a text for older clients.
  const shown = data === undefined ? texts : texts.filter((text) => text !== JSON.stringify(data));
  return {
    status: 'done',
    text: shown.join('\n'),
    isError: result.isError === true,
    ...(data === undefined ? {} : { data }),
  };
}
