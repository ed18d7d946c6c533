import { checkLabel, type LabelContext } from './checkLabel.ts';
import { createFindingTally, type FindingTally } from './FindingTally.ts';
import { showInvisibles } from './showInvisibles.ts';
import { squeezeRuns } from './squeezeRuns.ts';
import type { TextInspection, TextRole } from './TextInspection.ts';
import { truncateLabel } from './truncateLabel.ts';
import { visibleTokens } from './visibleToken.ts';

/** Where a text will stand, and for labels what it may be confused with. */
export interface InspectTextOptions extends LabelContext {
  readonly role: TextRole;
}

/** Locks, shields, checks and crosses: signs that a host uses to vouch for something. */
const UI_SYMBOL =
  /[\u2139\u24d8\u2611\u2612\u26a0\u26d4\u2705\u2713\u2714\u2716-\u2718\u274c\u274e\u{1f50f}-\u{1f513}\u{1f5dd}\u{1f5f8}-\u{1f5f9}\u{1f6ab}\u{1f6e1}]\ufe0f?/gu;
/** A URL in running text; in Markdown or HTML it is part of markup that is shown as plain characters anyway. */
const URL_IN_TEXT =
  /(?<![^\s<([{"'“‘«、，。：])(?<!\]\(|=["'])(?:(?:https?|wss?|ftp|file):\/\/|(?:mailto|javascript|vbscript|data):(?=\S)|www\.)\S/gi;
/** Without it no URL is found, and the pattern above needs no compiling. */
const MAY_HOLD_URL = /:|www\./i;
/** Printable ASCII between two visible characters: nothing is hidden in it. */
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;
const PLAIN_UNITS = { label: 120, prose: 2000, review: 2000 } as const;
/** More than this can't be a label, and isn't read. */
const LABEL_UNITS = 10_000;
/** Beyond this a prose is shown folded, with "Show all". */
const PROSE_LINES = 12;
const PROSE_UNITS = 2000;

/**
 * What untrusted text may look like on screen, and what is wrong with it (T1–T9). Labels are cleaned and cut to 120
 * graphemes; prose shows what was hidden as `[U+202E]`; `review` loses nothing, whatever it hides is made visible.
 * Linear time; `display` is well formed and may be inspected again without change.
 */
export function inspectText(text: string, options: InspectTextOptions): TextInspection {
  const tally = createFindingTally();
  const display = clean(text, options, tally);
  if (options.role !== 'review' && MAY_HOLD_URL.test(display)) {
    const urls = display.match(URL_IN_TEXT)?.length ?? 0;
    if (urls > 0) tally.add('url-in-text', urls);
  }
  return { display, findings: tally.list() };
}

function clean(text: string, options: InspectTextOptions, tally: FindingTally): string {
  const { role } = options;
  if (text.length > PLAIN_UNITS[role] || !PLAIN.test(text) || text.includes('   ')) {
    return role === 'label' ? cleanLabel(text, options, tally) : cleanProse(text, role, tally);
  }
  if (role === 'label') checkLabel(text, options, tally);
  return text;
}

function cleanLabel(whole: string, context: LabelContext, tally: FindingTally): string {
  const text = whole.slice(0, LABEL_UNITS);
  const plain = text.replace(UI_SYMBOL, () => {
    tally.add('ui-symbol');
    return '';
  });
  const shown = showInvisibles(plain, 'label', tally)
    .replace(/^\p{Z}+/u, '')
    .trimEnd();
  if (!isVisible(shown)) return showBlank(text, tally);
  const label = truncateLabel(squeezeRuns(shown, 'label', tally), text !== whole, tally);
  checkLabel(label, context, tally);
  return label;
}

function isVisible(text: string): boolean {
  return /[^\p{Z}\p{C}\p{M}]/u.test(text);
}

/** An option or a name that would show nothing shows what it is made of: its sign, or its code points. */
function showBlank(text: string, tally: FindingTally): string {
  const symbols = text.match(UI_SYMBOL);
  if (symbols !== null) return symbols.slice(0, 4).join('');
  tally.add('blank-label');
  return visibleTokens([...text].slice(0, 8).join(''));
}

function cleanProse(text: string, role: 'prose' | 'review', tally: FindingTally): string {
  const display = squeezeRuns(showInvisibles(text, role, tally), role, tally);
  const symbols = display.match(UI_SYMBOL)?.length ?? 0;
  if (symbols > 0) tally.add('ui-symbol', symbols);
  if (role === 'prose' && isLong(display)) tally.add('too-long');
  return display;
}

function isLong(text: string): boolean {
  return text.length > PROSE_UNITS || text.split('\n', PROSE_LINES + 1).length > PROSE_LINES;
}
