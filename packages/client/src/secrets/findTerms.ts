import { asksFor, asksUnspaced, type TextPlace } from './asksFor.ts';
import type { CompiledLexicon } from './compileLexicon.ts';
import type { SecretCategory } from './Lexicon.ts';
import { lexicons } from './lexicons.ts';

export interface TermHit {
  readonly category: SecretCategory;
  /** The words as found, folded. */
  readonly term: string;
  /** How the clause asks for it; `undefined` when it only speaks of it (password policy, name of the key). */
  readonly asked: 'imperative' | 'noun' | undefined;
}

/** What of a clause around a term is looked at: enough for any sentence, and keeps the work linear. */
const WINDOW = 120;

/** A space in Chinese and Japanese, not between two Latin words. */
const BESIDE_UNSPACED = / (?![a-z\d])|(?<![a-z\d]) /g;

/** Credential words in a folded clause, each judged by the grammar of its language. */
export function findTerms(clause: string, place: TextPlace): readonly TermHit[] {
  const hits: TermHit[] = [];
  for (const { script, compiled } of lexicons) {
    if (!script.test(clause)) continue;
    const lexicon = compiled();
    const unspaced = lexicon.modifiers === 'unspaced';
    const text = (unspaced ? clause.replace(BESIDE_UNSPACED, '') : clause).replace(lexicon.harmless, '·');
    for (const match of text.matchAll(lexicon.terms)) {
      const start = match.index;
      const found = unspaced ? match[0] : longestTerm(lexicon, text, start, match[0]);
      const term = found.trim();
      const end = start + found.length;
      const category = lexicon.categoryOf(term);
      if (category === undefined) continue;
      if (!(unspaced ? standsAlone(text, start, end) : startsWord(text, start, found))) continue;
      const before = text.slice(Math.max(0, start - WINDOW), start);
      const after = text.slice(end, end + WINDOW);
      const asked = unspaced
        ? asksUnspaced(lexicon, before, after, place)
        : asksFor(lexicon, before.trim(), after.trim(), {
            place,
            plural: isPlural(lexicon, term),
            term,
          });
      hits.push({ category, term, asked });
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
    if (lexicon.categoryOf(longer.trim()) !== undefined) return longer;
  }
  return found;
}

function isPlural(lexicon: CompiledLexicon, term: string): boolean {
  return term.endsWith('s') && lexicon.categoryOf(term.slice(0, -1)) !== undefined;
}

/** Long terms may end a compound or a glued name (Datenbankpasswort, dbpassword); short ones must be whole words. */
function startsWord(text: string, start: number, term: string): boolean {
  return text[start - 1] === ' ' || term.length >= 6;
}

/** Latin letters inside Chinese or Japanese text are still whole words. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !/[a-z]{2}/.test(text.slice(start - 1, start + 1)) && !/[a-z]{2}/.test(text.slice(end - 1, end + 1));
}
