import {
  type CallToolResult,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import { describeFlight, flights } from '../flights.ts';
import type { TravelTool } from '../TravelDesk.ts';
import { textAndData } from '../textAndData.ts';

/** `find_best_flight`: sampling; asks the host's model to choose among 47 flights, with the seed's parameters. */
export const findBestFlight: TravelTool = (server) => {
  server.registerTool(
    'find_best_flight',
    {
      title: 'Find the best flight',
      description: 'Has your model compare 47 flights with your preferences.',
      inputSchema: z.object({ preferences: z.string().default('morning departure, max 1 layover') }),
      annotations: { readOnlyHint: true },
    },
    async ({ preferences }, context): Promise<CallToolResult | InputRequiredResult> => {
      const answer = inputResponse(context.mcpReq.inputResponses, 'choice');
      if (answer.kind === 'sampling') {
        const { model, stopReason, content } = answer.result;
        return textAndData('Your model has chosen.', {
          status: 'chosen',
          model,
          ...(stopReason === undefined ? {} : { stopReason }),
          content,
        });
      }
      return inputRequired({
        inputRequests: {
          choice: inputRequired.createMessage({
            messages: [
              {
                role: 'user',
                content: {
                  type: 'text',
                  text: `Analyze these flight options and recommend the best choice:\n${flights.map(describeFlight).join('\n')}\nUser preferences: ${preferences}`,
                },
              },
            ],
            modelPreferences: {
              hints: [{ name: 'claude-sonnet-4-20250514' }],
              costPriority: 0.3,
              speedPriority: 0.2,
              intelligencePriority: 0.9,
            },
            systemPrompt:
              'You are a travel expert helping users find the best flights based on their preferences',
            maxTokens: 1500,
          }),
        },
      });
    },
  );
};
