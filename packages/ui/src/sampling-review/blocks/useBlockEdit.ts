import type { JsonObject } from '@assent/client/sampling';
import { useSyncExternalStore } from 'react';
import type { BlockEditing } from './BlockEditing.ts';

export interface BlockEdit {
  readonly text: string | undefined;
  readonly input: JsonObject | undefined;
  readonly redacted: boolean;
  readonly dropped: boolean;
}

function useEdit<Value>({ subscribe }: BlockEditing, read: () => Value): Value {
  return useSyncExternalStore(subscribe, read, read);
}

/** What was changed of one block. */
export function useBlockEdit(editing: BlockEditing, path: string): BlockEdit {
  return {
    text: useEdit(editing, () => editing.getEdits().texts.get(path)),
    input: useEdit(editing, () => editing.getEdits().inputs.get(path)),
    redacted: useEdit(editing, () => editing.getEdits().redacted.has(path)),
    dropped: useEdit(editing, () => editing.getEdits().dropped.has(path)),
  };
}
