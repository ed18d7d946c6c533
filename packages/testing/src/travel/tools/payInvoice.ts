import {
  type CallToolResult,
  type InputRequiredResult,
  inputRequired,
  inputResponse,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { TravelStep, TravelTool } from '../TravelDesk.ts';
import { textAndData } from '../textAndData.ts';

/** `pay_invoice`: URL mode; sends the person to the payment page and asks again until the payment is in. */
export const payInvoice: TravelTool = (server, desk) => {
  server.registerTool(
    'pay_invoice',
    {
      title: 'Pay an invoice',
      description: 'Sends you to the payment page of an invoice; card data never passes through the chat.',
      inputSchema: z.object({ invoiceId: z.string().default('INV-2041') }),
      annotations: { destructiveHint: false, openWorldHint: true },
    },
    async ({ invoiceId }, context): Promise<CallToolResult | InputRequiredResult> => {
      if (desk.paidInvoices.has(invoiceId)) {
        return textAndData('The invoice is paid.', { status: 'paid', invoiceId });
      }
      const answer = inputResponse(context.mcpReq.inputResponses, 'payment');
      if (answer.kind === 'elicit' && answer.action !== 'accept') {
        return textAndData('The invoice is still open.', {
          status: 'open',
          because: answer.action,
          invoiceId,
        });
      }
      const asked = context.mcpReq.requestState<TravelStep>()?.tool === 'pay_invoice';
      return inputRequired({
        inputRequests: {
          payment: inputRequired.elicitUrl({
            message: asked
              ? `We have not received the payment of invoice ${invoiceId} yet.`
              : `Please pay invoice ${invoiceId} ($3,000) on our payment page.`,
            url: desk.invoiceUrl(invoiceId),
          }),
        },
        requestState: await desk.state.mint({ tool: 'pay_invoice', data: { invoiceId } }, context),
      });
    },
  );
};
