import {
  type CallToolResult,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
  type SamplingMessage,
  type Tool,
  type ToolUseContent,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { describeFlight, flights } from '../flights.ts';
import type { TravelStep, TravelTool } from '../TravelDesk.ts';
import { textAndData } from '../textAndData.ts';

const modelTools: Tool[] = [
  {
    name: 'list_flights',
    description: 'Lists flights within a number of layovers.',
    inputSchema: {
      type: 'object',
      properties: { maxLayovers: { type: 'integer', minimum: 0, maximum: 2 } },
      required: ['maxLayovers'],
    },
  },
  {
    name: 'hold_flight',
    description: 'Holds one flight for an hour.',
    inputSchema: {
      type: 'object',
      properties: { number: { type: 'integer', minimum: 1, maximum: 47 } },
      required: ['number'],
    },
  },
];

const input = z.object({ maxLayovers: z.int().optional(), number: z.int().optional() });

function runModelTool({ name, input: raw }: ToolUseContent): { text: string; isError?: true } {
  const { maxLayovers, number } = input.parse(raw);
  switch (name) {
    case 'list_flights':
      return {
        text: flights
          .filter(({ layovers }) => layovers <= (maxLayovers ?? 0))
          .map(describeFlight)
          .join('\n'),
      };
    case 'hold_flight': {
      const flight = flights.find((candidate) => candidate.number === number);
      if (flight === undefined) return { text: 'There is no such flight.', isError: true };
      return { text: `Held: ${describeFlight(flight)}` };
    }
    default:
      return { text: `There is no tool ${name}.`, isError: true };
  }
}

function readToolUses(content: unknown): ToolUseContent[] {
  const blocks: unknown[] = Array.isArray(content) ? content : [content];
  return blocks.filter(
    (block): block is ToolUseContent =>
      typeof block === 'object' && block !== null && 'type' in block && block.type === 'tool_use',
  );
}

/** `find_flight_with_tools`: sampling in a loop, in which the model calls two tools of this server. */
export const findFlightWithTools: TravelTool = (server, desk) => {
  server.registerTool(
    'find_flight_with_tools',
    {
      title: 'Find and hold a flight',
      description: 'Has your model look through the flights with two tools and hold one of them.',
      inputSchema: z.object({ preferences: z.string().default('morning departure, max 1 layover') }),
    },
    async ({ preferences }, context): Promise<CallToolResult | InputRequiredResult> => {
      const step = context.mcpReq.requestState<TravelStep>();
      const earlier = (step?.data.messages ?? []) as SamplingMessage[];
      const answer = inputResponse(context.mcpReq.inputResponses, 'turn');

      const ask = async (messages: SamplingMessage[]): Promise<InputRequiredResult> =>
        inputRequired({
          inputRequests: {
            turn: inputRequired.createMessage({
              messages,
              tools: modelTools,
              toolChoice: { mode: 'auto' },
              systemPrompt: 'You find flights with the tools you are given, then say which one you held.',
              maxTokens: 800,
            }),
          },
          requestState: await desk.state.mint(
            { tool: 'find_flight_with_tools', data: { messages } },
            context,
          ),
        });

      if (answer.kind !== 'sampling' || earlier.length === 0) {
        return ask([
          { role: 'user', content: { type: 'text', text: `Find and hold a flight: ${preferences}` } },
        ]);
      }
      const { content, model } = answer.result;
      const uses = readToolUses(content);
      if (uses.length === 0) return textAndData('Your model is done.', { status: 'done', model, content });
      const results = uses.map((use) => {
        const { text, isError } = runModelTool(use);
        return {
          type: 'tool_result' as const,
          toolUseId: use.id,
          content: [{ type: 'text' as const, text }],
          ...(isError === undefined ? {} : { isError }),
        };
      });
      return ask([...earlier, { role: 'assistant', content }, { role: 'user', content: results }]);
    },
  );
};
