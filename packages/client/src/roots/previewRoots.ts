import { fileUriToDisplayPath } from './fileUriToDisplayPath.ts';
import { inspectRoot } from './inspectRoot.ts';
import { concerns, type RootsAnswer, toWire, type Withheld, withheldFrom } from './listRoots.ts';
import type { RootEntry } from './RootEntry.ts';
import type { RootWarning } from './RootWarning.ts';
import { rootLabel } from './rootLabel.ts';

/** One line of the consent: what the person reads beside what the server would get. */
export interface PreviewedRoot {
  readonly entry: RootEntry;
  readonly label: string;
  readonly path: string;
  readonly warnings: readonly RootWarning[];
}

/** What a consent to `roots/list` shows. `answer` is exactly what approving sends: hand it to `inbox.approve` (RO-12). */
export interface RootsPreview {
  readonly serverId: string;
  readonly shared: readonly PreviewedRoot[];
  readonly withheld: readonly (PreviewedRoot & { readonly because: Withheld | 'left-out' })[];
  readonly answer: RootsAnswer;
}

/** The preview of one server's answer. `leftOut` holds ids that the person unticked for this answer only. */
export function previewRoots(
  entries: readonly RootEntry[],
  serverId: string,
  leftOut: ReadonlySet<string> = new Set(),
): RootsPreview {
  const shared: PreviewedRoot[] = [];
  const withheld: RootsPreview['withheld'][number][] = [];
  for (const entry of entries) {
    if (!concerns(entry, serverId)) continue;
    const because = withheldFrom(entry, serverId) ?? (leftOut.has(entry.id) ? 'left-out' : undefined);
    if (because === undefined) shared.push(previewed(entry));
    else withheld.push({ ...previewed(entry), because });
  }
  return { serverId, shared, withheld, answer: { roots: shared.map(({ entry }) => toWire(entry)) } };
}

const previewed = (entry: RootEntry): PreviewedRoot => ({
  entry,
  label: rootLabel(entry),
  path: fileUriToDisplayPath(entry.uri),
  warnings: inspectRoot(entry.uri),
});
