import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mustBeShown, readCoverage, refreshed } from './coverage.ts';
import { requirements } from './requirements.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const committed = readCoverage(root);
const all = requirements(root);

describe('docs/protocol-coverage.json', () => {
  it('names exactly the tests that exist (run `npm run coverage` after adding or renaming one)', () => {
    expect(committed).toEqual(refreshed(root, committed));
  });

  it('shows, decides or admits as pending every requirement', () => {
    const lost = mustBeShown(all).filter(
      (id) => !(id in committed.covered) && !(id in committed.decided) && !committed.pending.includes(id),
    );
    expect(lost).toEqual([]);
  });

  it('points only at decision records that exist', () => {
    const missing = Object.values(committed.decided).filter((path) => !existsSync(join(root, path)));
    expect(missing).toEqual([]);
  });

  it('lists no id that no source defines', () => {
    const known = new Set([...mustBeShown(all), ...all.hostClauses]);
    const listed = [
      ...Object.keys(committed.covered),
      ...Object.keys(committed.decided),
      ...committed.pending,
    ];
    expect(listed.filter((id) => !known.has(id))).toEqual([]);
  });
});
