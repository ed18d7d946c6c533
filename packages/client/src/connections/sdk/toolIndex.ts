import type { Client, Tool } from '@modelcontextprotocol/client';

/** Finds tools by name: what is known of a tool says whether it destroys, which headers it needs and what it returns. */
export function createToolIndex(
  client: Client,
): (name: string, known: Tool | undefined) => Promise<Tool | undefined> {
  let listed: Promise<ReadonlyMap<string, Tool>> | undefined;
  const list = async (): Promise<ReadonlyMap<string, Tool>> => {
    try {
      const { tools } = await client.listTools();
      return new Map(tools.map((tool) => [tool.name, tool]));
    } catch {
      // A call does not need its tool to be listed.
      listed = undefined;
      return new Map();
    }
  };
  return async (name, known) => {
    if (known) return known;
    if (!client.getServerCapabilities()?.tools) return undefined;
    listed ??= list();
    const tool = (await listed).get(name);
    if (tool) return tool;
    // It may have been added since; the next call looks again.
    listed = undefined;
    return undefined;
  };
}
