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
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const parts: DiffPart[] = [];
  let removed = '';
  let added = '';
  const flush = (): void => {
    if (removed !== '' && added !== '') parts.push(...diffUnits(splitWords(removed), splitWords(added)));
    else if (removed !== '') parts.push({ kind: 'removed', text: removed });
    else if (added !== '') parts.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const part of diffUnits(splitLines(before), splitLines(after))) {
    if (part.kind === 'removed') removed += part.text;
    else if (part.kind === 'added') added += part.text;
    else {
      flush();
      parts.push(part);
    }
  }
  flush();
  return join(parts);
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
