// One character class and no nesting: linear on any input.
const alphabet = /^[A-Za-z0-9+/]*={0,2}$/;

/** Decoded size of strict base64, or `undefined` when it is not base64 (`data` of image and audio blocks). */
export function base64Bytes(data: string): number | undefined {
  if (data.length % 4 !== 0 || !alphabet.test(data)) return undefined;
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0;
  return (data.length / 4) * 3 - padding;
}
