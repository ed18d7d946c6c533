/** A reference to a secret, or a place to put one: `${TOKEN}`, `<token>`, `process.env.KEY`, `xxxx`. */
const PLACEHOLDER =
  /^[<{[$%(]|^(?:process|os|env|secrets?|vault|config|self|this)\b|\.(?:env|get)\b|^(?:your|my|example|changeme|placeholder|redacted|null|none|undefined|true|false)|(.)\1{5}|\*{3}|xxx|…|\.\.\.|^https?:|^[./~]/i;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a value beside a credential word is one: letters and digits in no pattern, not an address or a placeholder. */
export function isRandomValue(value: string): boolean {
  if (value.length < 16 || PLACEHOLDER.test(value)) return false;
  if (UUID.test(value)) return true;
  return /\d/.test(value) && /[a-z]/i.test(value) && entropyOf(value) >= 3;
}

/** Shorter, but nobody writes such a word by chance: three kinds of characters after "password:". */
export function isPasswordLike(value: string): boolean {
  if (value.length < 8 || PLACEHOLDER.test(value)) return false;
  return [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(value)).length >= 3;
}

/** Shannon entropy in bits per character. */
function entropyOf(value: string): number {
  const counts = new Map<string, number>();
  for (const char of value) counts.set(char, (counts.get(char) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}
