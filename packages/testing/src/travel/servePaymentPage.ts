import type { TravelDesk } from './TravelDesk.ts';

const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" };

function page(title: string, body: string): Response {
  const text = `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`;
  return new Response(text, { headers: html });
}

/**
 * The page that `pay_invoice` sends people to: GET shows a button, POST marks the invoice as paid.
 * Gives `undefined` for every other address.
 */
export function servePaymentPage(desk: TravelDesk, request: Request): Response | undefined {
  const match = /^\/invoices\/([\w-]{1,40})$/.exec(new URL(request.url).pathname);
  const invoiceId = match?.[1];
  if (invoiceId === undefined) return undefined;
  if (request.method === 'POST') desk.paidInvoices.add(invoiceId);
  return desk.paidInvoices.has(invoiceId)
    ? page(`Invoice ${invoiceId} is paid`, '<p>You can close this page.</p>')
    : page(`Invoice ${invoiceId}`, '<form method="post"><button>Pay $3,000</button></form>');
}
