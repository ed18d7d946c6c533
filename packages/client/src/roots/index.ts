/**
 * Roots: which folders a server may be told about. They guide a server and enforce nothing (RO-19, S-25).
 *
 * @deprecated Roots are deprecated in MCP 2026-07-28 and removed no earlier than 2027-07-28. Pass folders as tool parameters,
 * resource URIs or server configuration instead.
 * @module
 */
export { announceRoots, type RootsAnnouncement } from './announceRoots.ts';
export { createRootsRule, type RootsRule, type RootsRuleOptions } from './createRootsRule.ts';
export {
  createRootsStore,
  type RefusedRoot,
  type RootsStore,
  type RootsStoreOptions,
} from './createRootsStore.ts';
export { fileUriToDisplayPath } from './fileUriToDisplayPath.ts';
export { inspectRoot } from './inspectRoot.ts';
export type { RootsAnswer, WireRoot } from './listRoots.ts';
export { type FileUriResult, pathToFileUri } from './pathToFileUri.ts';
export { type PreviewedRoot, previewRoots, type RootsPreview } from './previewRoots.ts';
export type { RootEntry, RootInput, RootSource } from './RootEntry.ts';
export type { PathRefusal, RootRefusal } from './RootRefusal.ts';
export type { RootsAction, RootsResult } from './RootsState.ts';
export type { RootWarning, RootWarningCode } from './RootWarning.ts';
export { rootLabel } from './rootLabel.ts';
export { rootsCapability } from './rootsCapability.ts';
