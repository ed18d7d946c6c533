import {
  type CallToolRequest,
  type Client,
  type RequestOptions,
  specTypeSchemas,
  type Tool,
  withInputRequired,
} from '@modelcontextprotocol/client';
import type { RoundMethod } from '../../rounds/RoundState.ts';

type Json = Readonly<Record<string, unknown>>;

const schemas = {
  'tools/call': withInputRequired(specTypeSchemas.CallToolResult),
  'prompts/get': withInputRequired(specTypeSchemas.GetPromptResult),
  'resources/read': withInputRequired(specTypeSchemas.ReadResourceResult),
} as const;

/**
 * One request of an operation, `input_required` results handed back raw. A tool that is known goes through `callTool`,
 * which mirrors `x-mcp-header` parameters; its `outputSchema` stays out, because the SDK would take an unfinished result
 * for one without structured content (checked at the end by `checkOutput`).
 */
export async function sendRaw(
  client: Client,
  method: RoundMethod,
  params: Json,
  tool: Tool | undefined,
  options: RequestOptions,
): Promise<unknown> {
  const raw = { ...options, allowInputRequired: true } as const;
  if (method === 'tools/call' && tool) {
    const { outputSchema: _, ...toolDefinition } = tool;
    return client.callTool(params as CallToolRequest['params'], { ...raw, toolDefinition });
  }
  return client.request({ method, params }, schemas[method], raw);
}
