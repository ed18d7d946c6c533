import { foldText, latinReading } from '../text/foldText.ts';

const LETTER_BY_LETTER = /(?<!\p{L})(?:\p{L}[ ._-]){3,}\p{L}(?!\p{L})/gu;
const CLAUSE_END = /[.,;:?()[\]{}"“”«»/|\n\r\t…—–。、，；：？（）「」『』【】،؛؟<>=*#•]+/;
const NOT_A_WORD = /[^\p{L}\p{N}\p{M}]+/gu;

/**
 * Text or identifier → clauses of folded words, each padded with one space. Identifiers split at case, `_` and `-`;
 * `p.a.s.s` is joined; a text with look-alikes also gives its Latin reading.
 */
export function splitClauses(text: string): readonly string[] {
  const spaced = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(LETTER_BY_LETTER, (run) => run.replace(/[ ._-]/g, ''))
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll}{2})/gu, '$1 $2');
  const folded = foldText(spaced);
  const latin = latinReading(folded);
  return [...toClauses(folded), ...(latin === undefined ? [] : toClauses(latin))];
}

function toClauses(folded: string): string[] {
  const clauses: string[] = [];
  for (const part of folded.split(CLAUSE_END)) {
    const words = part
      .replace(NOT_A_WORD, ' ')
      .replace(/([a-z])(\d+)(?= |$)/g, '$1 $2')
      .trim();
    if (words !== '') clauses.push(` ${words} `);
  }
  return clauses;
}
