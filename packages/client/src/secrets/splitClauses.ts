import { foldText, latinReading } from '../text/foldText.ts';
import { isAscii } from '../text/isAscii.ts';
import { words } from './lexicons.ts';

const LETTER_BY_LETTER = /(?<!\p{L})(?:\p{L}[ ._-]){3,}\p{L}(?!\p{L})/gu;
const ASCII_LETTER_BY_LETTER = /(?<![A-Za-z])(?:[A-Za-z][ ._-]){3,}[A-Za-z](?![A-Za-z])/g;
const LIST_COMMA = /[,、，،]/;
const CLAUSE_END = /((?:[,;:?()[\]{}"“”«»/|\n\r\t…—–。、，；：？（）「」『』【】،؛؟<>=*#•]|\.(?=\s|$))+)/;
/** The article, written as a part of its noun. */
const ARABIC_ARTICLE = /(?<![ء-ي])ال(?=[ء-ي]{2})/g;
const NOT_A_WORD = /[^\p{L}\p{N}\p{M}]+/gu;
const NOT_AN_ASCII_WORD = /[^A-Za-z\d]+/g;

/**
 * Text or identifier → clauses of folded words, each padded with one space. Identifiers split at case, `_` and `-`;
 * `p.a.s.s` is joined; a text with look-alikes also gives its Latin reading.
 */
export function splitClauses(text: string): readonly string[] {
  const spaced = isAscii(text) ? spaceAscii(text) : spaceAny(text);
  const folded = foldText(spaced);
  const latin = latinReading(folded);
  return [...toClauses(folded), ...(latin === undefined ? [] : toClauses(latin))];
}

function spaceAny(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(LETTER_BY_LETTER, joinLetters)
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll}{2})/gu, '$1 $2');
}

/** The same without Unicode's classes, which a page with a small form would compile for nothing. */
function spaceAscii(text: string): string {
  return text
    .replace(ASCII_LETTER_BY_LETTER, joinLetters)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z]{2})/g, '$1 $2');
}

function joinLetters(run: string): string {
  return run.replace(/[ ._-]/g, '');
}

function toClauses(folded: string): string[] {
  const clauses: string[] = [];
  const notWord = isAscii(folded) ? NOT_AN_ASCII_WORD : NOT_A_WORD;
  const parts = folded.split(CLAUSE_END);
  for (let index = 0; index < parts.length; index += 2) {
    const clause = (parts[index] ?? '')
      .replace(notWord, ' ')
      .replace(ARABIC_ARTICLE, '')
      .replace(/([a-z])(\d+)(?= |$)/g, '$1 $2')
      .trim();
    if (clause === '') continue;
    const before = clauses.at(-1);
    if (before !== undefined && continuesRefusal(before, parts[index - 1] ?? '', clause)) {
      clauses[clauses.length - 1] = `${before}${clause} `;
    } else clauses.push(` ${clause} `);
  }
  return clauses;
}

/** "Do not give us your phone number, pin, or …": the items of the list are refused with the first one. */
function continuesRefusal(before: string, separator: string, clause: string): boolean {
  if (
    separator.trim() === '' ||
    !LIST_COMMA.test(separator) ||
    separator.replace(LIST_COMMA, '').trim() !== ''
  )
    return false;
  const said = before.trim().split(' ');
  const asksAt = said.findIndex((word) => words.ask.test(word));
  return (
    asksAt > 0 &&
    said.slice(Math.max(0, asksAt - 2), asksAt).some((word) => words.not.test(word)) &&
    !clause.split(' ').some((word) => words.ask.test(word) || words.not.test(word))
  );
}
