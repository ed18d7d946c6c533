/** The append-only record of what servers asked and what became of it, and receipts of single requests. @module */
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
export { createReceipt, type ReceiptOptions } from './createReceipt.ts';
export type { Receipt, ReceiptField } from './Receipt.ts';
