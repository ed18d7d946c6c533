import type { TextFinding, TextFindingKind } from './TextInspection.ts';

/** Counts findings by kind, in the order in which they were first met. */
export interface FindingTally {
  add(kind: TextFindingKind, count?: number, hiddenText?: string): void;
  list(): readonly TextFinding[];
}

export function createFindingTally(): FindingTally {
  const counts = new Map<TextFindingKind, number>();
  const hidden = new Map<TextFindingKind, string>();
  return {
    add(kind, count = 1, hiddenText = ''): void {
      counts.set(kind, (counts.get(kind) ?? 0) + count);
      if (hiddenText !== '') hidden.set(kind, (hidden.get(kind) ?? '') + hiddenText);
    },
    list(): readonly TextFinding[] {
      return [...counts].map(([kind, count]) => {
        const hiddenText = hidden.get(kind);
        return hiddenText === undefined ? { kind, count } : { kind, count, hiddenText };
      });
    },
  };
}
