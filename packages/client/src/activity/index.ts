/** The append-only record of what servers asked and what became of it. @module */
export type {
  ActivityEntry,
  ArrivedEntry,
  DeliveryFailedEntry,
  EditedEntry,
  EntryBase,
  ProgressEntry,
  RecordedAnswer,
  RecordedAsk,
  RecordedScope,
  RecordedServer,
  RecordedValue,
  SettledEntry,
} from './ActivityEntry.ts';
export { type ActivityFilter, filterActivity } from './ActivityFilter.ts';
export { type ActivityLog, type ActivityLogOptions, createActivityLog } from './createActivityLog.ts';
