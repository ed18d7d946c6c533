const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** FNV-1a over UTF-16 units, twice: short enough to store; it need not withstand an attacker, who only harms a hint. */
function hash(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x1000193;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x85ebca6b);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

/**
 * What makes two input requests the same question to a person: the words and what is to be filled in, not the limits,
 * which a server tightens when it asks again (RD-23).
 */
export function fingerprint(inputRequest: unknown): string {
  if (!isObject(inputRequest)) return hash(JSON.stringify(inputRequest) ?? '');
  const params = isObject(inputRequest.params) ? inputRequest.params : {};
  const schema = isObject(params.requestedSchema) ? params.requestedSchema : {};
  const names = isObject(schema.properties) ? Object.keys(schema.properties).sort() : [];
  return hash(
    JSON.stringify([inputRequest.method, params.mode, params.message, params.url, params.messages, names]),
  );
}
