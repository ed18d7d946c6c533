import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from '../importsOf.ts';
import { untrustedStrings } from './untrustedStrings.ts';

const components = sourceFiles('packages/ui/src').filter((file) => file.endsWith('.tsx'));

/** Strings that the host gave, or that the component itself runs through `inspectText`, by file. */
const ownStrings: Readonly<Record<string, string>> = {
  'packages/ui/src/sampling-review/gates/Cost.tsx': 'names of the host’s own models',
  'packages/ui/src/sampling-review/text/ReviewDocument.tsx':
    'chunks of a text that inspectText has been over',
};

/** Links inside the kit's own page (`#` targets built from opaque ids), by file. */
const ownAnchors = ['packages/ui/src/elicitation-form/ElicitationFormErrorSummary.tsx'];

const why = (code: string): string[] => untrustedStrings('planted.tsx', code).map((it) => it.why);

describe('strings of a server in the UI', () => {
  it('reach the page through UntrustedText alone [T1, T2, T3, T8, P2]', () => {
    const found = components.flatMap((file) =>
      untrustedStrings(file, readFileSync(join(root, file), 'utf8'))
        .filter((violation) => !(violation.why === 'anchor' && ownAnchors.includes(file)))
        .filter((violation) => !(violation.why === 'child' && file in ownStrings))
        .map((violation) => `${file}:${violation.line} ${violation.why}: ${violation.code}`),
    );
    expect(found).toEqual([]);
  });

  it('are looked for in every component', () => {
    expect(components.length).toBeGreaterThan(60);
  });
});

describe('the rule fires on a planted', () => {
  it.each([
    ['child', 'const a = <p>{request.params.message}</p>;'],
    ['child', 'const a = <p>{field.description ?? field.label}</p>;'],
    ['child', 'const a = <p>{"Asked: " + option.title}</p>;'],
    ['child', 'const a = <p>{open && server.claimedName}</p>;'],
    ['attribute', 'const a = <button aria-label={server.label} />;'],
    ['attribute', "const a = <input placeholder={field.title ?? ''} />;"],
    ['slot', "const a = words.nodes('asks', { server: request.server.label });"],
    ['html', 'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;'],
    ['html', 'element.innerHTML = text;'],
    ['anchor', 'const a = <a>{words}</a>;'],
  ])('%s: %s', (kind, code) => {
    expect(why(code)).toContain(kind);
  });

  it('and not on the way that is allowed', () => {
    expect(why('const a = <UntrustedText role="label" text={server.label} />;')).toEqual([]);
    expect(
      why("const a = <p>{words.nodes('asks', { server: <ServerName server={server} /> })}</p>;"),
    ).toEqual([]);
  });
});
