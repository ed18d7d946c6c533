import type { BlockEdits, TextRange } from '@assent/client/sampling';
import { type Context, createContext } from 'react';

/** How blocks are edited at the gate they stand at; stable while they are, so that an edit wakes the edited block alone. */
export interface BlockEditing {
  subscribe(listener: () => void): () => void;
  getEdits(): BlockEdits;
  /** Nothing can be changed: running, or over. */
  readonly locked: boolean;
  setText(path: string, text: string): void;
  redact(path: string, ranges: readonly TextRange[]): void;
  redactBlock(path: string): void;
  restore(path: string): void;
  /** At the second gate a block can be left out. */
  readonly drop?: (path: string) => void;
}

export const BlockEditingContext: Context<BlockEditing | null> = createContext<BlockEditing | null>(null);
BlockEditingContext.displayName = 'SamplingReview.Root';
