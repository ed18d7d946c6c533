import type { SettledRequest } from '../inbox/Inbox.ts';
import { classifyField } from '../secrets/classifyField.ts';
import { scanValue } from '../secrets/scanValue.ts';
import { describeAnswer } from './describeAnswer.ts';
import { describeScope, describeServer, shortName } from './describeRequest.ts';
import type { Receipt, ReceiptField } from './Receipt.ts';
import { redactText } from './redactText.ts';
import { redactUrl } from './redactUrl.ts';

export interface ReceiptOptions {
  /**
   * `masked` (default): the receipt holds no value at all. `revealable`: it holds what can be revealed to the person; the
   * host then keeps what they typed for as long as it keeps the transcript.
   */
  readonly values?: 'masked' | 'revealable';
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The receipt of a settled request: who asked, what was decided and by whom (S-01, S-17). */
export function createReceipt(settled: SettledRequest, options: ReceiptOptions = {}): Receipt {
  const { request, outcome, settledAt } = settled;
  const scope = describeScope(request);
  const answer = describeAnswer(request.kind, outcome);
  const { message } = request.params;
  return {
    version: 1,
    requestId: request.id,
    kind: request.kind,
    server: describeServer(request),
    ...(scope !== undefined && { scope }),
    ...(typeof message === 'string' && message !== '' && { message: redactText(message) }),
    askedAt: request.arrivedAt,
    settledAt,
    action: outcome.action,
    reason: outcome.reason,
    ...(outcome.ruleId !== undefined && { ruleId: outcome.ruleId }),
    ...(outcome.note !== undefined && { noted: true }),
    fields: answer?.kind === 'form' ? formFields(settled, options.values ?? 'masked') : [],
    ...(request.kind === 'url' && { origin: redactUrl(String(request.params.url)) }),
    ...(answer?.kind === 'sampling' && answer.model !== undefined && { model: answer.model }),
    ...(answer?.kind === 'roots' && { roots: answer.roots }),
  };
}

function formFields({ request, outcome }: SettledRequest, values: 'masked' | 'revealable'): ReceiptField[] {
  if (request.kind !== 'form') return [];
  const content = outcome.result?.content;
  if (!isObject(content)) return [];
  const schema = isObject(request.params.requestedSchema) ? request.params.requestedSchema : {};
  const properties = isObject(schema.properties) ? schema.properties : {};
  return Object.entries(content).map(([name, value]): ReceiptField => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const title = isObject(property) ? property.title : undefined;
    const shown = { name: shortName(name), label: shortName(typeof title === 'string' ? title : name) };
    if (values === 'masked') return { ...shown, withheld: 'not-kept' };
    if (isSensitive(name, property, request.params.message, value))
      return { ...shown, withheld: 'sensitive' };
    return isPlain(value) ? { ...shown, value } : { ...shown, withheld: 'not-kept' };
  });
}

// A field that only asks for caution (an identity number, a birth date) is kept out as well: a transcript travels further
// than the answer did.
function isSensitive(name: string, schema: unknown, message: string, value: unknown): boolean {
  if (classifyField({ name, schema, message }).level !== 'none') return true;
  const texts = Array.isArray(value) ? value : [value];
  return texts.some((text) => scanValue(String(text)).length > 0);
}

const isPlain = (value: unknown): value is string | number | boolean | readonly string[] =>
  typeof value === 'string' ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((item) => typeof item === 'string'));
