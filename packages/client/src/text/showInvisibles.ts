import { decodeTags, decodeVariationSelectors } from './decodeHidden.ts';
import type { FindingTally } from './FindingTally.ts';
import { isOrdinaryInvisible } from './isOrdinaryInvisible.ts';
import type { TextFindingKind, TextRole } from './TextInspection.ts';
import { visibleTokens } from './visibleToken.ts';

// Blanks and annotations that Unicode doesn't call ignorable are listed by hand.
const UNSEEN =
  '[\\p{Default_Ignorable_Code_Point}\\p{Bidi_Control}\\p{Cc}\\p{Zl}\\p{Zp}\\p{Co}\\p{Cs}\\p{Noncharacter_Code_Point}\\u2800\\ufff9-\\ufffb]';
const IN_LABEL = new RegExp(`${UNSEEN}+`, 'gu');
const IN_LINES = new RegExp(`(?:(?![\\n\\t])${UNSEEN})+`, 'gu');
/** Part of a run: tags, variation selectors, or equal code points. */
const PART = /([\u{e0001}-\u{e007f}]+)|([\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{2,})|(.)\3*/gsu;
/** England, Scotland, Wales after a black flag: the only tag sequences that are emoji. */
const TAG_FLAGS: ReadonlySet<string> = new Set(
  ['gbeng', 'gbsct', 'gbwls'].map((region) =>
    String.fromCodePoint(...[...region].map((letter) => 0xe0000 + letter.charCodeAt(0)), 0xe007f),
  ),
);
const BLACK_FLAG = '\u{1f3f4}';
/** Parts of one run that are shown one by one; a megabyte of noise is only counted. */
const PARTS_SHOWN = 256;

/** Removes (labels) or makes visible every code point that a reader would not see and that does no ordinary work. */
export function showInvisibles(text: string, role: TextRole, tally: FindingTally): string {
  return text.replace(role === 'label' ? IN_LABEL : IN_LINES, (run: string, start: number) => {
    let previous = charBefore(text, start);
    const following = charAt(text, start + run.length);
    if (isOneChar(run) && isOrdinaryInvisible(run, previous, following, role)) return run;
    let shown = '';
    let parts = 0;
    for (const { 0: part, 1: tags, 2: selectors, 3: char = '', index } of run.matchAll(PART)) {
      if (parts === PARTS_SHOWN) return shown + countRest(run.slice(index), tally);
      const end = index + part.length;
      const next = end === run.length ? following : charAt(run, end);
      parts++;
      if (tags !== undefined) {
        const isFlag = previous === BLACK_FLAG && TAG_FLAGS.has(tags);
        shown += isFlag ? tags : showHidden('tag-characters', tags, decodeTags(tags), role, tally);
      } else if (selectors !== undefined) {
        const decoded = decodeVariationSelectors(selectors);
        shown += showHidden('variation-selector-run', selectors, decoded, role, tally);
      } else if (part === char && isOrdinaryInvisible(char, previous, next, role)) shown += char;
      else {
        const isMark = char === '\ufeff' && role === 'prose' && start + index === 0;
        shown += showUnseen(part, char, next, isMark ? 'label' : role, tally);
      }
      previous = charBefore(run, end);
    }
    return shown;
  });
}

function countRest(rest: string, tally: FindingTally): string {
  let count = 0;
  for (const char of rest) {
    tally.add(kindOf(char));
    count++;
  }
  const tags = decodeTags(rest);
  if (tags !== '') tally.add('tag-characters', 0, tags);
  return `[… ×${count}]`;
}

function showHidden(
  kind: TextFindingKind,
  run: string,
  decoded: string,
  role: TextRole,
  tally: FindingTally,
): string {
  tally.add(kind, [...run].length, decoded.replace(IN_LABEL, visibleTokens));
  return role === 'label' ? '' : visibleTokens(run);
}

function showUnseen(run: string, char: string, next: string, role: TextRole, tally: FindingTally): string {
  // The line feed that follows breaks the line; a carriage return elsewhere overwrites one in a terminal.
  if (run === '\r' && next === '\n') return '';
  const kind = kindOf(char);
  tally.add(kind, run.length / char.length);
  switch (kind) {
    case 'control-char':
      return role === 'label' && char === '\n'
        ? '↵'
        : role === 'label' && char === '\t'
          ? ' '
          : visibleTokens(run);
    case 'malformed-text':
      return role === 'review' ? visibleTokens(run) : '\ufffd'.repeat(run.length);
    case 'private-use':
      return visibleTokens(run);
    default:
      return role === 'label' ? '' : visibleTokens(run);
  }
}

const kinds = new Map<string, TextFindingKind>();

function kindOf(char: string): TextFindingKind {
  const known = kinds.get(char);
  if (known !== undefined) return known;
  const kind = /\p{Bidi_Control}/u.test(char)
    ? 'bidi-control'
    : /[\p{Cc}\p{Zl}\p{Zp}]/u.test(char)
      ? 'control-char'
      : /\p{Cs}/u.test(char)
        ? 'malformed-text'
        : /[\p{Co}\p{Noncharacter_Code_Point}]/u.test(char)
          ? 'private-use'
          : 'invisible-char';
  if (kinds.size < 1000) kinds.set(char, kind);
  return kind;
}

function isOneChar(text: string): boolean {
  return text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
}

function charAt(text: string, index: number): string {
  const code = text.codePointAt(index);
  return code === undefined ? '' : String.fromCodePoint(code);
}

function charBefore(text: string, index: number): string {
  const pair = text.codePointAt(index - 2) ?? 0;
  return pair > 0xffff ? String.fromCodePoint(pair) : charAt(text, index - 1);
}
