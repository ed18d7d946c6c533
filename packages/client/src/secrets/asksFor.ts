import type { CompiledLexicon } from './compileLexicon.ts';
import { unspacedAsk, words } from './lexicons.ts';

/** Where a text stands: a name takes any modifiers, a message counts only as an imperative. */
export type TextPlace = 'name' | 'title' | 'description' | 'message';

interface Term {
  readonly term: string;
  readonly place: TextPlace;
  readonly plural: boolean;
}

const ARABIC = /\p{Script=Arabic}/u;

type Manner = 'imperative' | 'noun' | undefined;

/** How a clause of a language with spaces asks for a term that it holds; `undefined` when it asks for something else. */
export function asksFor(lexicon: CompiledLexicon, before: string, after: string, term: Term): Manner {
  const next = after === '' ? [] : after.split(' ', 3);
  const first = next[0];
  if (lexicon.modifiers === 'before') {
    if (first !== undefined && !mayFollow(first)) return undefined;
    // "The best secret of the city" is nobody's credential.
    if (first === 'of' && /^(?:secret|token)$/.test(term.term)) return undefined;
  } else if (next.some((word) => words.not.test(word))) return undefined;
  const leading = readLeading(before);
  if (leading === undefined || (term.place === 'message' && !leading.imperative)) return undefined;
  const { modifiers } = leading;
  if (lexicon.modifiers === 'chain') {
    const first = term.place === 'title' ? before.split(' ', 1) : [];
    if ([...modifiers, ...first].some((word) => ARABIC.test(word) && !isKnown(word))) return undefined;
  }
  if (term.plural) {
    // Tokens, secrets and keys in general are counted, listed, limited.
    if (modifiers.length > 0 && /(?:password|key|token|secret|pin)s$/.test(term.term)) return undefined;
    if (!leading.imperative && /^(?:token|secret|pin)s$/.test(term.term)) return undefined;
  }
  if (term.place !== 'name' && modifiers.length > 4) return undefined;
  return leading.imperative ? 'imperative' : 'noun';
}

function mayFollow(word: string): boolean {
  return (
    /^[\d·をはが]/u.test(word) || words.neutral.test(word) || words.of.test(word) || words.article.test(word)
  );
}

/** Paste the file *with* the key: both are given. */
const WITH = /^(?:with|contain(?:s|ing)|mit|avec|con|с|مع)$/;

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
  const negatable = all.slice(Math.max(0, imperativeAt - 4), Math.max(0, imperativeAt));
  let rest = all.slice(imperativeAt + 1);
  if ([...negatable, ...rest].some((word) => words.not.test(word))) return undefined;
  const ofAt = rest.findLastIndex((word) => words.of.test(word));
  if (ofAt >= 0) {
    const heads = rest.slice(0, ofAt).filter((word) => !words.article.test(word));
    const together = imperative && WITH.test(rest[ofAt] ?? '');
    if (!together && (heads.length === 0 ? !imperative : heads.some((word) => !isNeutral(word))))
      return undefined;
    rest = rest.slice(ofAt + 1);
  }
  const articleAt = rest.findLastIndex((word) => words.article.test(word));
  if (rest.slice(0, Math.max(0, articleAt)).some((word) => !words.article.test(word) && !isNeutral(word))) {
    return undefined;
  }
  return { imperative, modifiers: rest.slice(articleAt + 1).filter((word) => !isNeutral(word)) };
}

function isKnown(word: string): boolean {
  return words.ask.test(word) || words.article.test(word) || words.of.test(word) || isNeutral(word);
}

function isNeutral(word: string): boolean {
  return /^\d+$/.test(word) || words.neutral.test(word);
}

/** The same for Chinese and Japanese, where what follows makes the head and verbs stand on either side. */
export function asksUnspaced(
  lexicon: CompiledLexicon,
  before: string,
  after: string,
  place: TextPlace,
): Manner {
  const soon = after.slice(0, 20);
  if (lexicon.neutral.test(after) || lexicon.not.test(before) || lexicon.not.test(soon)) return undefined;
  if (lexicon.ask.test(before) || lexicon.ask.test(soon)) return 'imperative';
  if (place === 'message') return undefined;
  return before.length <= (place === 'description' ? 8 : 20) ? 'noun' : undefined;
}
