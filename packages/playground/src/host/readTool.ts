import type { Tool } from '@modelcontextprotocol/client';
import type { HostTool } from './HostState.ts';

/** A listed tool with the name people read: the title where the server gave one, else the name. */
export function readTool(tool: Tool): HostTool {
  return {
    name: tool.name,
    title: tool.title ?? tool.annotations?.title ?? tool.name,
    description: tool.description ?? '',
    inputSchema: tool.inputSchema,
    destructive: tool.annotations?.destructiveHint === true,
  };
}
