import { describe, expect, it } from 'vitest';
import { type Import, importsOf, sourceFiles } from './importsOf.ts';

const client = sourceFiles('packages/client/src').flatMap(importsOf);
const ui = sourceFiles('packages/ui/src').flatMap(importsOf);

const said = (imports: readonly Import[]): string[] => imports.map((it) => `${it.file} → ${it.specifier}`);

/** First folder below `src/`, or '' for a file that lies in `src/` itself. */
const folderOf = (path: string): string => {
  const inside = path.replace(/^packages\/[a-z]+\/src\//, '');
  return inside.includes('/') ? (inside.split('/')[0] ?? '') : '';
};

const isMcpSdk = (specifier: string): boolean =>
  specifier.startsWith('@modelcontextprotocol/') || specifier === 'ai' || specifier.startsWith('@ai-sdk/');

/** Feature folder → what else of the client it may import at run time. The base is open to all. */
const base = ['text', 'secrets', 'url'];
const mayImport: Record<string, readonly string[]> = {
  text: ['text'],
  secrets: ['text'],
  url: ['text'],
  inbox: [],
  elicitation: [],
  rounds: ['inbox'],
  policy: [],
  sampling: [],
  roots: [],
  activity: [],
};

describe('the dependency arrow', () => {
  it('keeps React, Node and their friends out of the core', () => {
    const forbidden = client.filter(
      (it) => folderOf(it.file) !== 'react' && /^(react|react-dom|node:)/.test(it.specifier),
    );
    expect(said(forbidden)).toEqual([]);
  });

  it('imports an MCP SDK at run time only in the adapter entry for that SDK', () => {
    const forbidden = client.filter(
      (it) => isMcpSdk(it.specifier) && !it.typeOnly && !/\/src\/(connections|sampling)\//.test(it.file),
    );
    expect(said(forbidden)).toEqual([]);
  });

  it('never lets the UI see an MCP SDK, types included', () => {
    expect(said(ui.filter((it) => isMcpSdk(it.specifier)))).toEqual([]);
  });

  it('lets feature folders share only what lies below them', () => {
    const forbidden = client.filter((it) => {
      if (it.typeOnly || it.target === undefined) return false;
      const from = folderOf(it.file);
      const to = folderOf(it.target);
      if (!(from in mayImport) || from === to || base.includes(to)) {
        return base.includes(from) && from !== to && !(mayImport[from] ?? []).includes(to);
      }
      return !(mayImport[from] ?? []).includes(to);
    });
    expect(said(forbidden)).toEqual([]);
  });

  it('lets nothing in the core import the hooks or an adapter', () => {
    const forbidden = client.filter((it) => {
      if (it.target === undefined) return false;
      const from = folderOf(it.file);
      const to = folderOf(it.target);
      if (from === to || from === '') return false;
      return to === 'react' || (to === 'connections' && from !== 'react');
    });
    expect(said(forbidden)).toEqual([]);
  });

  it('reads enough files for the rules above to mean something', () => {
    expect(client.length).toBeGreaterThan(20);
    expect(ui.length).toBeGreaterThan(20);
  });
});
