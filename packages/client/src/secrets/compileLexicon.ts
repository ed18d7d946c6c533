import { foldText } from '../text/foldText.ts';
import type { Lexicon, SecretCategory } from './Lexicon.ts';

/** A lexicon made ready to search folded clauses. */
export interface CompiledLexicon {
  readonly modifiers: Lexicon['modifiers'];
  readonly terms: RegExp;
  readonly categoryOf: (term: string) => SecretCategory | undefined;
  readonly harmless: RegExp;
  readonly ask: RegExp;
  readonly not: RegExp;
  readonly neutral: RegExp;
}

/** Lists are written with plain groups and `^` for the start of a clause. */
function pattern(list: string): string {
  return foldText(list)
    .replace(/\((?!\?)/g, '(?:')
    .replaceAll('^', '(?<=^ )');
}

/** Splits `a|b(c|d)` where no group is open. */
function alternatives(list: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const char of list) {
    if (char === '(' || char === '[') depth++;
    if (char === ')' || char === ']') depth--;
    if (char === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts;
}

/** A test for one whole word of any of the lists. */
export function wordTest(lists: readonly string[]): RegExp {
  const words = lists.filter((list) => list !== '').join('|');
  return new RegExp(`^(?:${pattern(words).replace(/ \??/g, '|')})$`, 'u');
}

export function compileLexicon(lexicon: Lexicon): CompiledLexicon {
  const entries = Object.entries(lexicon.terms) as [SecretCategory, string][];
  const whole = entries.map(
    ([category, list]) =>
      [
        category,
        new RegExp(`^(?:${pattern(list).replaceAll('(?<=^ )', '')})(?:s|ك|كم|ي|نا)?$`, 'u'),
      ] as const,
  );
  // Longest first, or "secret" would hide "secret key".
  const terms = entries
    .flatMap(([, list]) => alternatives(pattern(list)))
    .sort((a, b) => b.length - a.length)
    .join('|');
  const unspaced = lexicon.modifiers === 'unspaced';
  // A plural, or in Arabic the possessive that is written as a part of the noun.
  const ending = lexicon.modifiers === 'chain' ? '(?:ك|كم|ي|نا)?' : 's?';
  const harmless = pattern(lexicon.harmless);
  return {
    modifiers: lexicon.modifiers,
    terms: new RegExp(unspaced ? terms : `(?:${terms})${ending}(?= )`, 'gu'),
    categoryOf: (term) => whole.find(([, list]) => list.test(term))?.[0],
    harmless: new RegExp(unspaced ? harmless : `(?<= )(?:${harmless})s?(?= )`, 'gu'),
    ask: new RegExp(pattern(lexicon.ask), 'u'),
    not: new RegExp(pattern(lexicon.not), 'u'),
    neutral: new RegExp(`^(?:${pattern(lexicon.neutral)})`, 'u'),
  };
}
