import type { TypedValues } from '../inbox/PendingRequest.ts';
import { classifyField } from '../secrets/classifyField.ts';
import { scanValue } from '../secrets/scanValue.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What of a draft may be stored: never a field that is classed secret, never a text that looks like a credential. */
export function withoutSecrets(inputRequest: unknown, values: TypedValues): TypedValues {
  const params = isObject(inputRequest) && isObject(inputRequest.params) ? inputRequest.params : {};
  const requested = isObject(params.requestedSchema) ? params.requestedSchema : {};
  const properties = isObject(requested.properties) ? requested.properties : {};
  const message = typeof params.message === 'string' ? params.message : '';
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (classifyField({ name, schema, message }).level === 'secret') return false;
      const texts = Array.isArray(value) ? value : [value];
      return texts.every((text) => typeof text !== 'string' || scanValue(text).length === 0);
    }),
  );
}
