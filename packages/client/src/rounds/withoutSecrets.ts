import type { TypedValues } from '../inbox/PendingRequest.ts';
import { classifyField } from '../secrets/classifyField.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What of a draft may be stored: never a field that is classed secret. */
export function withoutSecrets(inputRequest: unknown, values: TypedValues): TypedValues {
  const params = isObject(inputRequest) && isObject(inputRequest.params) ? inputRequest.params : {};
  const requested = isObject(params.requestedSchema) ? params.requestedSchema : {};
  const properties = isObject(requested.properties) ? requested.properties : {};
  const message = typeof params.message === 'string' ? params.message : '';
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const schema = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return classifyField({ name, schema, message }).level !== 'secret';
    }),
  );
}
