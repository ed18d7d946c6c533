import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const lockfile = readFileSync(new URL('../../../../pnpm-lock.yaml', import.meta.url), 'utf8');

describe('the lockfile', () => {
  it('names no host and no tarball, so that it installs from whatever registry a machine reaches', () => {
    const naming = lockfile
      .split('\n')
      // A deprecation notice is its author's prose and may carry a link.
      .filter((line) => !/^\s+deprecated:/.test(line))
      .filter((line) => /https?:\/\/|tarball:/.test(line));
    expect(naming).toEqual([]);
  });

  it('holds the workspace’s own packages', () => {
    for (const name of ['packages/client:', 'packages/ui:', 'packages/testing:'])
      expect(lockfile).toContain(name);
  });
});
