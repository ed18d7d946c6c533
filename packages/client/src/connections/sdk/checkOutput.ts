import { type CallToolResult, fromJsonSchema, ProtocolError, type Tool } from '@modelcontextprotocol/client';

/** What `client.callTool` checks at the end of a call: a tool with an `outputSchema` returns content that matches it. */
export async function checkOutput(tool: Tool | undefined, result: CallToolResult): Promise<CallToolResult> {
  if (!tool?.outputSchema || result.isError) return result;
  if (result.structuredContent === undefined) {
    throw new ProtocolError(
      -32600,
      `Tool ${tool.name} has an output schema but did not return structured content`,
    );
  }
  const schema = fromJsonSchema(tool.outputSchema as Parameters<typeof fromJsonSchema>[0]);
  const checked = await schema['~standard'].validate(result.structuredContent);
  if (checked.issues) {
    const first = checked.issues[0]?.message ?? 'unknown';
    throw new ProtocolError(-32602, `Structured content does not match the tool's output schema: ${first}`);
  }
  return result;
}
