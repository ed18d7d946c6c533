export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Beyond this many differences a stretch counts as replaced as a whole: the search costs their square … */
const mostEdits = 400;

/** … and their product with the length, which is what keeps a large text linear. */
const mostSteps = 4_000_000;

/**
 * What was asked against what goes: by line, then by word inside changed stretches. `same` and `removed` parts in
 * order give `before`, `same` and `added` give `after`. Linear in the text, whatever the change.
 */
export function diffText(before: string, after: string): readonly DiffPart[] {
  const lines = trim(before, after, '\n');
  const parts: DiffPart[] = [{ kind: 'same', text: lines.head }];
  let removed = '';
  let added = '';
  const flush = (): void => {
    const words = trim(removed, added, ' ');
    parts.push({ kind: 'same', text: words.head });
    parts.push(...diffUnits(splitWords(words.before), splitWords(words.after)));
    parts.push({ kind: 'same', text: words.tail });
    removed = '';
    added = '';
  };
  for (const part of diffUnits(splitLines(lines.before), splitLines(lines.after))) {
    if (part.kind === 'removed') removed += part.text;
    else if (part.kind === 'added') added += part.text;
    else {
      flush();
      parts.push(part);
    }
  }
  flush();
  parts.push({ kind: 'same', text: lines.tail });
  return join(parts);
}

/** How far a boundary is looked for before the cut is made between any two code points. */
const reach = 64;

/** Takes the common ends off, so that an edit in a long text costs what the edit is long. */
function trim(before: string, after: string, boundary: string) {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before.charCodeAt(head) === after.charCodeAt(head)) head += 1;
  let tail = 0;
  while (
    tail < shorter - head &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  )
    tail += 1;
  if (head < before.length || head < after.length) {
    const from = before.lastIndexOf(boundary, Math.max(0, head - 1)) + 1;
    if (from <= head && (boundary === '\n' || head - from <= reach)) head = Math.min(head, from);
    else if (isHighSurrogate(before, head - 1)) head -= 1;
    const until = before.indexOf(boundary, before.length - tail);
    if (until !== -1 && (boundary === '\n' || until - (before.length - tail) <= reach))
      tail = before.length - until;
    else if (boundary === '\n') tail = 0;
    else if (tail > 0 && isHighSurrogate(before, before.length - tail - 1)) tail -= 1;
  }
  return {
    head: before.slice(0, head),
    before: before.slice(head, before.length - tail),
    after: after.slice(head, after.length - tail),
    tail: before.slice(before.length - tail),
  };
}

function isHighSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit < 0xdc00;
}

function splitLines(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

// Words, runs of blanks, and single other characters; scripts without spaces fall into characters.
function splitWords(text: string): readonly string[] {
  return (
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])[\p{L}\p{N}\p{M}_])+|\s+|./gsu,
    ) ?? []
  );
}

function diffUnits(before: readonly string[], after: readonly string[]): DiffPart[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  )
    tail += 1;
  const parts: DiffPart[] = [{ kind: 'same', text: before.slice(0, head).join('') }];
  parts.push(...shortest(before.slice(head, before.length - tail), after.slice(head, after.length - tail)));
  parts.push({ kind: 'same', text: before.slice(before.length - tail).join('') });
  return join(parts);
}

/** Greedy shortest edit script (Myers 1986), given up after `mostEdits`. */
function shortest(before: readonly string[], after: readonly string[]): readonly DiffPart[] {
  const replaced: readonly DiffPart[] = [
    { kind: 'removed', text: before.join('') },
    { kind: 'added', text: after.join('') },
  ];
  if (before.length === 0 || after.length === 0) return replaced;
  const trace: ReadonlyMap<number, number>[] = [];
  let furthest = new Map<number, number>([[1, 0]]);
  const length = before.length + after.length;
  const limit = Math.min(mostEdits, length, Math.ceil(mostSteps / length));
  for (let edits = 0; edits <= limit; edits += 1) {
    trace.push(furthest);
    const next = new Map<number, number>();
    for (let line = -edits; line <= edits; line += 2) {
      let x = fromAbove(furthest, line, edits)
        ? (furthest.get(line + 1) ?? 0)
        : (furthest.get(line - 1) ?? 0) + 1;
      let y = x - line;
      while (x < before.length && y < after.length && before[x] === after[y]) {
        x += 1;
        y += 1;
      }
      next.set(line, x);
      if (x >= before.length && y >= after.length) return backtrack(before, after, [...trace], edits);
    }
    furthest = next;
  }
  return replaced;
}

function fromAbove(furthest: ReadonlyMap<number, number>, line: number, edits: number): boolean {
  return (
    line === -edits || (line !== edits && (furthest.get(line - 1) ?? -1) < (furthest.get(line + 1) ?? -1))
  );
}

function backtrack(
  before: readonly string[],
  after: readonly string[],
  trace: readonly ReadonlyMap<number, number>[],
  edits: number,
): readonly DiffPart[] {
  const parts: DiffPart[] = [];
  let x = before.length;
  let y = after.length;
  for (let step = edits; step >= 0; step -= 1) {
    const furthest = trace[step] ?? new Map<number, number>();
    const line = x - y;
    const previous = fromAbove(furthest, line, step) ? line + 1 : line - 1;
    const startX = step === 0 ? 0 : (furthest.get(previous) ?? 0);
    const startY = step === 0 ? 0 : startX - previous;
    while (x > startX && y > startY) {
      x -= 1;
      y -= 1;
      parts.push({ kind: 'same', text: before[x] ?? '' });
    }
    if (step > 0) {
      if (x === startX) parts.push({ kind: 'added', text: after[startY] ?? '' });
      else parts.push({ kind: 'removed', text: before[startX] ?? '' });
      x = startX;
      y = startY;
    }
  }
  return parts.reverse();
}

function join(parts: readonly DiffPart[]): DiffPart[] {
  const joined: { kind: DiffPart['kind']; texts: string[] }[] = [];
  for (const part of parts) {
    if (part.text === '') continue;
    const last = joined.at(-1);
    if (last?.kind === part.kind) last.texts.push(part.text);
    else joined.push({ kind: part.kind, texts: [part.text] });
  }
  return joined.map(({ kind, texts }) => ({ kind, text: texts.join('') }));
}
