import {
  type CallToolResult,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { TravelTool } from '../TravelDesk.ts';
import { textAndData } from '../textAndData.ts';

/** `find_documents`: roots; asks which folders to look for travel documents in and returns what it was told. */
export const findDocuments: TravelTool = (server) => {
  server.registerTool(
    'find_documents',
    {
      title: 'Find travel documents',
      description: 'Asks which of your folders hold travel documents.',
      inputSchema: z.object({}),
      annotations: { readOnlyHint: true },
    },
    async (_arguments, context): Promise<CallToolResult | InputRequiredResult> => {
      const answer = inputResponse(context.mcpReq.inputResponses, 'folders');
      if (answer.kind !== 'roots') {
        return inputRequired({ inputRequests: { folders: inputRequired.listRoots() } });
      }
      return textAndData(`You named ${answer.roots.length} folders.`, {
        status: 'named',
        roots: answer.roots,
      });
    },
  );
};
