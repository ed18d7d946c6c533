import { createInbox, type Inbox, type Outcome, type RequestOptions } from '@assent/client';

/** A server as a host describes it. */
export const travel: RequestOptions['server'] = {
  id: 'travel',
  label: 'Travel agent',
  origin: 'https://mcp.travel.example',
};

export function formInbox(): Inbox {
  return createInbox({ surfaces: ['form'], warn: () => undefined });
}

export interface AskOptions extends Partial<RequestOptions> {
  readonly message?: string;
}

/** A form request as a server would send it. */
export function ask(
  inbox: Inbox,
  requestedSchema: unknown,
  { message = 'Please confirm your booking details:', ...options }: AskOptions = {},
): Promise<Outcome> {
  return inbox.request(
    { kind: 'form', params: { message, requestedSchema } },
    { server: travel, ...options },
  );
}

/** A schema with one property of each name given, of type string unless said otherwise. */
export function schemaOf(
  properties: Readonly<Record<string, unknown>>,
  required: readonly string[] = [],
): Readonly<Record<string, unknown>> {
  return { type: 'object', properties, required };
}
