import type { CompiledLexicon } from './compileLexicon.ts';
import type { SecretCategory } from './Lexicon.ts';
import { lexicons, unspacedAsk, words } from './lexicons.ts';

/** Where a text stands: a name takes any modifiers, a message counts only as an imperative. */
export type TextPlace = 'name' | 'title' | 'description' | 'message';

export interface TermHit {
  readonly category: SecretCategory;
  /** The words as found, folded. */
  readonly term: string;
  /** `true`: the clause asks for it. `false`: it speaks of it (password policy, name of the key). */
  readonly asked: boolean;
}

/** What of a clause around a term is looked at: enough for any sentence, and keeps the work linear. */
const WINDOW = 120;

/** Credential words in a folded clause, each judged by the grammar of its language. */
export function findTerms(clause: string, place: TextPlace): readonly TermHit[] {
  const hits: TermHit[] = [];
  const joined = clause.replaceAll(' ', '');
  const hasUnspaced = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(clause);
  for (const lexicon of lexicons) {
    const unspaced = lexicon.modifiers === 'unspaced';
    if (unspaced && !hasUnspaced) continue;
    const text = (unspaced ? joined : clause).replace(lexicon.harmless, '·');
    for (const match of text.matchAll(lexicon.terms)) {
      const start = match.index;
      const found = unspaced ? match[0] : longestTerm(lexicon, text, start, match[0]);
      const end = start + found.length;
      const category = lexicon.categoryOf(found.trim());
      if (category === undefined) continue;
      if (!(unspaced ? standsAlone(text, start, end) : startsWord(text, start, found))) continue;
      const before = text.slice(Math.max(0, start - WINDOW), start);
      const after = text.slice(end, end + WINDOW);
      const asked = unspaced
        ? asksUnspaced(lexicon, before, after, place)
        : asksSpaced(lexicon, before.trim(), after.trim(), place, found, category);
      hits.push({ category, term: found.trim(), asked });
    }
  }
  return hits;
}

/** An alternation finds its first alternative; up to three more words may make a longer term (secret → secret key). */
function longestTerm(lexicon: CompiledLexicon, text: string, start: number, found: string): string {
  const end = start + found.length;
  const more = text.slice(end + 1, end + WINDOW).split(' ', 3);
  for (let count = more.length; count > 0; count--) {
    const longer = `${found} ${more.slice(0, count).join(' ')}`;
    if (lexicon.categoryOf(longer) !== undefined) return longer.trimEnd();
  }
  return found;
}

/** Long terms may end a compound or a glued name (Datenbankpasswort, dbpassword); short ones must be whole words. */
function startsWord(text: string, start: number, term: string): boolean {
  return text[start - 1] === ' ' || term.length >= 6;
}

/** Latin letters inside Chinese or Japanese text are still whole words. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !/[a-z]{2}/.test(text.slice(start - 1, start + 1)) && !/[a-z]{2}/.test(text.slice(end - 1, end + 1));
}

function asksUnspaced(lexicon: CompiledLexicon, before: string, after: string, place: TextPlace): boolean {
  if (lexicon.neutral.test(after)) return false;
  if (lexicon.not.test(before) || lexicon.not.test(after.slice(0, 20))) return false;
  const imperative = lexicon.ask.test(before) || lexicon.ask.test(after.slice(0, 20));
  if (place === 'message') return imperative;
  return imperative || before.length <= (place === 'description' ? 8 : 20);
}

function asksSpaced(
  lexicon: CompiledLexicon,
  before: string,
  after: string,
  place: TextPlace,
  term: string,
  category: SecretCategory,
): boolean {
  const next = after === '' ? [] : after.split(' ', 3);
  const first = next[0];
  if (lexicon.modifiers === 'before') {
    if (first !== undefined && !mayFollow(first)) return false;
  } else if (next.some((word) => words.not.test(word))) return false;
  const leading = readLeading(before);
  if (leading === undefined) return false;
  if (place === 'message' && !leading.imperative) return false;
  const { modifiers } = leading;
  if (lexicon.modifiers === 'chain' && modifiers.some((word) => /\p{Script=Arabic}/u.test(word)))
    return false;
  if (lexicon.modifiers === 'before' && /[^s]s$/.test(term)) {
    const generic = category === 'token' || category === 'secret';
    if (modifiers.length > 0 || (generic && !leading.imperative && !term.includes(' '))) return false;
  }
  return place === 'name' || modifiers.length <= 4;
}

function mayFollow(word: string): boolean {
  return (
    /^[\d·をはが]/u.test(word) || words.neutral.test(word) || words.of.test(word) || words.article.test(word)
  );
}

interface Leading {
  /** The clause tells the reader to give something. */
  readonly imperative: boolean;
  /** Words that limit the term itself: database in "the database password". */
  readonly modifiers: readonly string[];
}

/** Reads what stands before a term; `undefined` when it makes something else the thing asked for. */
function readLeading(before: string): Leading | undefined {
  const all = before === '' ? [] : before.split(' ');
  const imperativeAt = all.findLastIndex((word) => words.ask.test(word) || unspacedAsk.test(word));
  const imperative = imperativeAt >= 0;
  if (
    all.slice(Math.max(0, imperativeAt - 4), Math.max(0, imperativeAt)).some((word) => words.not.test(word))
  ) {
    return undefined;
  }
  let rest = all.slice(imperativeAt + 1);
  if (rest.some((word) => words.not.test(word))) return undefined;
  const ofAt = rest.findLastIndex((word) => words.of.test(word));
  if (ofAt >= 0) {
    const heads = rest.slice(0, ofAt).filter((word) => !words.article.test(word));
    if (heads.length === 0 ? !imperative : heads.some((word) => !isNeutral(word))) return undefined;
    rest = rest.slice(ofAt + 1);
  }
  const articleAt = rest.findLastIndex((word) => words.article.test(word));
  if (rest.slice(0, Math.max(0, articleAt)).some((word) => !words.article.test(word) && !isNeutral(word))) {
    return undefined;
  }
  return { imperative, modifiers: rest.slice(articleAt + 1).filter((word) => !isNeutral(word)) };
}

function isNeutral(word: string): boolean {
  return /^\d+$/.test(word) || words.neutral.test(word);
}
