import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectText } from './inspectText.ts';
import type { TextRole } from './TextInspection.ts';
import { costGrowth } from './testing/costGrowth.ts';

interface Vector {
  readonly id: string;
  readonly field: string;
  readonly input: string;
  readonly why: string;
  readonly expect: {
    readonly findings: readonly string[];
    readonly action: string;
    readonly rendered?: string;
    readonly mustContain?: readonly string[];
    readonly mustNotContainCodepoints?: readonly string[];
    readonly decodedHidden?: string;
    readonly thenFindings?: readonly string[];
  };
}

const ROLES: Readonly<Record<string, TextRole>> = {
  serverName: 'label',
  fieldTitle: 'label',
  enumLabel: 'label',
  propertyName: 'label',
  message: 'prose',
  fieldDescription: 'prose',
  toolDescription: 'prose',
  samplingText: 'review',
};

const corpus = new URL('../../../testing/fixtures/cases/text-spoof.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(corpus, 'utf8')) as { vectors: readonly Vector[] };

const show = (text: string, role: TextRole): string => inspectText(text, { role }).display;
const kinds = (text: string, role: TextRole): string[] =>
  inspectText(text, { role }).findings.map(({ kind }) => kind);

describe('[T1] inspectText meets the corpus', () => {
  for (const { id, field, input, why, expect: wanted } of vectors.filter((vector) => vector.field in ROLES)) {
    it(`${id} ${field}: ${why}`, () => {
      const { display, findings } = inspectText(input, { role: ROLES[field] ?? 'prose' });
      expect(findings.map(({ kind }) => kind)).toEqual(wanted.findings);
      if (wanted.rendered !== undefined) expect(display).toBe(wanted.rendered);
      for (const part of wanted.mustContain ?? []) expect(display).toContain(part);
      for (const code of wanted.mustNotContainCodepoints ?? []) {
        expect(display).not.toContain(String.fromCodePoint(Number.parseInt(code.slice(2), 16)));
      }
      if (wanted.decodedHidden !== undefined) {
        expect(findings.map(({ hiddenText }) => hiddenText)).toContain(wanted.decodedHidden);
      }
      if (['render', 'plain'].includes(wanted.action)) expect(display).toBe(input);
    });
  }

  it('txt-047 with another server of that name', () => {
    const { findings } = inspectText('GitHub', { role: 'label', otherNames: ['GitHub', 'Linear'] });
    expect(findings).toEqual([{ kind: 'duplicate-name', count: 1 }]);
  });
});

describe('text that people write survives', () => {
  const ordinary = {
    'a family of joined emoji': '👨‍👩‍👧‍👦 👩🏽‍💻 🏳️‍🌈 ❤️ 1️⃣ 🏴‍☠️',
    'flags of England and Scotland': '🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
    'Persian with ZWNJ': 'می‌خواهم',
    'Devanagari and Sinhala with ZWJ': 'क्‍ष ශ්‍රී',
    'Hebrew with points': 'שָׁלוֹם',
    'Arabic with marks and a direction mark': 'مَرْحَبًا\u200f!',
    'Vietnamese, decomposed': 'Việt Nam'.normalize('NFD'),
    'Thai marks': 'ที่อยู่',
    'a variant of a Han character': '葛\u{e0100}城市',
    'French spaces': 'Prix\u00a0: 1\u202f000\u00a0€',
  };
  for (const [what, text] of Object.entries(ordinary)) {
    it(`${what}, in every role`, () => {
      for (const role of ['label', 'prose', 'review'] as const) {
        expect(inspectText(text, { role })).toEqual({ display: text, findings: [] });
      }
    });
  }
  it('Windows line ends and indented code, in what is reviewed', () => {
    expect(inspectText('if (x) {\r\n\t\tgo();\r\n}', { role: 'review' })).toEqual({
      display: 'if (x) {\n\t\tgo();\n}',
      findings: [],
    });
  });
});

describe('[T8] addresses in text', () => {
  it('are found in running text, and not in markup that is shown as plain characters', () => {
    expect(kinds('See https://evil.example or (www.evil.example).', 'prose')).toEqual(['url-in-text']);
    expect(kinds('[here](https://evil.example) <a href="https://evil.example">', 'prose')).toEqual([]);
    expect(kinds('data: none, file: none', 'prose')).toEqual([]);
  });
});

describe('labels', () => {
  it('strips a direction mark that no right-to-left letter needs', () => {
    expect(inspectText('GitHub\u200e', { role: 'label' })).toEqual({
      display: 'GitHub',
      findings: [{ kind: 'bidi-control', count: 1 }],
    });
  });
  it('shows a line break and other controls instead of obeying them', () => {
    expect(show('Yes\nNo\u001b[2J', 'label')).toBe('Yes↵No␛[2J');
  });
  it('[T5] compares with the actions of the language on screen', () => {
    expect(inspectText('取消', { role: 'label', actionLabels: ['取消', '接受'] }).findings).toEqual([
      { kind: 'reserved-action-label', count: 1 },
    ]);
    expect(kinds('  APPROVE ', 'label')).toEqual(['reserved-action-label']);
  });
  it('[T4] takes the look of a name, not its code points', () => {
    const context = { role: 'label', reservedNames: ['Claude'], otherNames: ['Paypal'] } as const;
    expect(inspectText('CIaude', context).findings.map(({ kind }) => kind)).toEqual(['reserved-name']);
    expect(inspectText('Рауpal', context).findings.map(({ kind }) => kind)).toEqual([
      'mixed-script',
      'lookalike-name',
    ]);
    expect(inspectText('Linear', context).findings).toEqual([]);
  });
  it('shows the sign of an option that is only a sign, and says so', () => {
    expect(inspectText('✅', { role: 'label' })).toEqual({
      display: '✅',
      findings: [{ kind: 'ui-symbol', count: 1 }],
    });
  });
  it('shows no glyph of an icon font', () => {
    expect(show('\uf023 Secure', 'label')).toBe('[U+F023] Secure');
  });
});

describe('[T7] review hides nothing', () => {
  it('says what tags, selectors and marks hold', () => {
    expect(show('a\u200b\u200bb', 'review')).toBe('a[U+200B ×2]b');
    expect(show(`e${'\u0301'.repeat(9)}`, 'review')).toBe(`e${'\u0301'.repeat(4)}[U+0301 ×5]`);
    expect(show('\ufeffx', 'review')).toBe('[U+FEFF]x');
    expect(show('x\ud800', 'review')).toBe('x[U+D800]');
  });
  it('cuts nothing, however long', () => {
    const text = 'word '.repeat(10_000);
    expect(inspectText(text, { role: 'review' })).toEqual({ display: text, findings: [] });
  });
  it('keeps hidden text safe to show', () => {
    const bytes = new TextEncoder().encode('a\u202eb');
    const selectors = String.fromCodePoint(
      ...[...bytes].map((b) => (b < 16 ? 0xfe00 + b : 0xe0100 + b - 16)),
    );
    expect(inspectText(`x${selectors}`, { role: 'review' }).findings[0]?.hiddenText).toBe('a[U+202E]b');
  });
});

const FORBIDDEN =
  /[\p{Bidi_Control}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u2800\u3164\u2060\ufeff\u00ad]|\u034f|[^\P{Cc}\n\t]/u;
const MARKS_OF_DIRECTION = /[\u200e\u200f\u061c]/g;
const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...'\u200b\u200c\u200d\u200e\u200f\u061c\u202e\u2066\ufe0f\ufe00\u{e0100}\u{e0155}\u{e0041}\u{e007f}\u{1f3f4}',
      ...'\u0301\u0335\u20e3\n\r\t \u00a0\u3164\u2800\ufeff\u0000\u001b\u009b\u2028\u{1f512}✅😀👩बन्اب葛abc1',
    ),
    fc.constantFrom('\ud800', '\udc00', '\n\n\n\n', '   ', '\u0301'.repeat(6), 'https://x'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 400,
});
const role = fc.constantFrom<TextRole>('label', 'prose', 'review');

describe('any Unicode', () => {
  it('gives well-formed text without a forbidden code point', () => {
    fc.assert(
      fc.property(nasty, role, (text, where) => {
        const display = show(text, where);
        expect(display).not.toMatch(/\p{Cs}/u);
        expect(display.replace(MARKS_OF_DIRECTION, '')).not.toMatch(FORBIDDEN);
        if (where === 'label') expect(display).not.toMatch(/[\n\t]/);
      }),
      { numRuns: 2000 },
    );
  });
  it('shows the same when it is inspected again, and finds nothing new', () => {
    fc.assert(
      fc.property(nasty, role, (text, where) => {
        const first = inspectText(text, { role: where });
        const second = inspectText(first.display, { role: where });
        expect(second.display).toBe(first.display);
        expect(first.findings.map(({ kind }) => kind)).toEqual(
          expect.arrayContaining(second.findings.map(({ kind }) => kind)),
        );
      }),
      { numRuns: 4000 },
    );
  });
});

describe('[T9] a megabyte', () => {
  const patterns = {
    'plain words': 'word ',
    'zero-width spaces': '\u200b',
    'alternating invisibles': '\u200b\u2060',
    'bidi overrides': '\u202e',
    'tag characters': '\u{e0041}',
    'variation selectors': '\ufe00',
    marks: '\u0301',
    'spaces, then a letter': `${' '.repeat(63)}x`,
    'blank lines with spaces': '\n      ',
    newlines: '\n',
    emoji: '👩‍👩‍👧',
    'half URLs': 'http:/ www',
    'lone surrogates': '\ud800',
    locks: '🔒',
    'mixed scripts': 'aа ',
  };
  for (const [what, unit] of Object.entries(patterns)) {
    it(`takes time in proportion to its length: ${what}`, () => {
      for (const where of ['prose', 'review'] as const) {
        expect(costGrowth((text) => inspectText(text, { role: where }), unit)).toBeLessThan(32);
      }
    });
  }
});
