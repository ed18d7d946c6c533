const whitespace = '\\t\\n\\x0b\\f\\r\\x{feff}\\x{2028}\\x{2029}\\p{Zs}';
const categories: Readonly<Record<string, string>> = {
  Letter: 'L',
  Lowercase_Letter: 'Ll',
  Uppercase_Letter: 'Lu',
  Mark: 'M',
  Number: 'N',
  Decimal_Number: 'Nd',
  Punctuation: 'P',
  Symbol: 'S',
  Separator: 'Z',
  Other: 'C',
};

/**
 * An ECMA-262 pattern (JSON Schema core §6.4) in RE2's spelling, where the two mean different things by one sign:
 * `\s`, `.`, `[^]`, `\uXXXX`, `\cX`, `[\b]`, Unicode properties by their long names. Anything else passes through.
 */
export function toRe2Syntax(pattern: string): string {
  let inClass = false;
  return pattern.replace(
    /\\u\{([0-9a-fA-F]+)\}|\\u([0-9a-fA-F]{4})|\\c([a-zA-Z])|\\([pP])\{([^}]*)\}|\\(.)|\[\^?\]?|\]|\./gsu,
    (token: string, braced, four, control, sign, property, escaped) => {
      const code = braced ?? four;
      if (code !== undefined) return `\\x{${code}}`;
      if (control !== undefined) return hex(control.charCodeAt(0) % 32);
      if (property !== undefined) return `\\${sign}{${propertyName(property)}}`;
      if (escaped !== undefined) return translateEscape(token, escaped, inClass);
      return bracketOrDot(token);
    },
  );

  function bracketOrDot(token: string): string {
    const closes = token.endsWith(']');
    if (token === '.') return inClass ? token : '[^\\n\\r\\x{2028}\\x{2029}]';
    if (inClass) {
      inClass = !closes;
      // A bracket inside a class is a plain character in ECMA-262, but may open `[:alpha:]` in RE2.
      return token.replace('[', '\\[');
    }
    if (token === '[^]') return '(?s:.)';
    if (token === '[]') return '[^\\x00-\\x{10ffff}]';
    inClass = !closes;
    return closes ? '\\]' : token;
  }
}

function translateEscape(token: string, escaped: string, inClass: boolean): string {
  if (escaped === 's') return inClass ? whitespace : `[${whitespace}]`;
  if (escaped === 'S' && !inClass) return `[^${whitespace}]`;
  if (escaped === 'b' && inClass) return '\\x08';
  if (escaped === '/' || escaped === '-') return token;
  return /[\x20-\x7e]/u.test(escaped) ? token : escaped;
}

function propertyName(property: string): string {
  const name = property.replace(/^(?:Script(?:_Extensions)?|scx?|General_Category|gc)=/u, '');
  return categories[name] ?? name;
}

function hex(code: number): string {
  return `\\x${code.toString(16).padStart(2, '0')}`;
}
