import { asObject, type JsonObject } from './SamplingParams.ts';

/**
 * Whether arguments plainly break a tool's input schema: missing or undeclared properties, wrong types, values outside
 * an enum. A hint for the reviewer (SA-TOOL-22), not a validator: what it does not know it lets pass, and it follows no
 * reference and compiles no pattern of the server's.
 */
export function checkToolInput(input: unknown, schema: JsonObject): string | undefined {
  const { type, enum: options, required, properties, additionalProperties, items } = schema;
  if (typeof type === 'string' && !hasType(input, type)) return `expected ${type}`;
  if (Array.isArray(options) && !options.some((option) => JSON.stringify(option) === JSON.stringify(input)))
    return 'not one of the options';
  const itemSchema = asObject(items);
  if (Array.isArray(input) && itemSchema !== undefined) {
    for (const item of input) {
      const problem = checkToolInput(item, itemSchema);
      if (problem !== undefined) return `an item: ${problem}`;
    }
  }
  const object = asObject(input);
  if (object === undefined) return undefined;
  for (const name of Array.isArray(required) ? required : []) {
    if (typeof name === 'string' && !Object.hasOwn(object, name)) return `${name}: missing`;
  }
  const declared = asObject(properties) ?? {};
  for (const [name, value] of Object.entries(object)) {
    const property = Object.hasOwn(declared, name) ? asObject(declared[name]) : undefined;
    if (property === undefined) {
      if (additionalProperties === false && !Object.hasOwn(declared, name)) return `${name}: not declared`;
      continue;
    }
    const problem = checkToolInput(value, property);
    if (problem !== undefined) return `${name}: ${problem}`;
  }
  return undefined;
}

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'object':
      return asObject(value) !== undefined;
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'null':
      return value === null;
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === type;
    default:
      return true;
  }
}
