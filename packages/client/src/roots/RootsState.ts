import type { RootEntry, RootInput } from './RootEntry.ts';
import type { RootRefusal } from './RootRefusal.ts';
import type { RootWarning } from './RootWarning.ts';

/** One edit of the list. `id` of an addition is given so that a replayed draft keeps its ids. */
export type RootsAction =
  | { readonly type: 'add'; readonly id: string; readonly input: RootInput }
  | { readonly type: 'rename'; readonly id: string; readonly name: string }
  | { readonly type: 'relocate'; readonly id: string; readonly location: string }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'exclude'; readonly id: string; readonly serverId?: string }
  | { readonly type: 'include'; readonly id: string; readonly serverId?: string }
  | { readonly type: 'mark-availability'; readonly id: string; readonly available: boolean };

/** What came of one edit; `changed` is false when the list already was as asked. */
export type RootsResult =
  | {
      readonly ok: true;
      readonly id: string;
      readonly changed: boolean;
      readonly warnings: readonly RootWarning[];
    }
  | { readonly ok: false; readonly reason: RootRefusal };

export type RootsState = readonly RootEntry[];
