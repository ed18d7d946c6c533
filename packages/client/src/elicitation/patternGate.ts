import type { CompiledPattern } from './compilePatterns.ts';
import type { FieldIssue, FieldReader } from './FieldReader.ts';
import type { FormNotice } from './FormModel.ts';

/** Checks a form's server-written patterns, in linear time and only once their engine has been loaded. */
export interface PatternGate {
  readonly ready: Promise<void>;
  check(reader: FieldReader, text: string): FieldIssue | undefined;
}

/** Work that all patterns of a form may take together at one check: steps of engine instructions times characters. */
const allowance = 8_000_000;

/** Loads the engine when a field has a pattern; what can't be checked is noted and lets every answer through. */
export function patternGate(readers: readonly FieldReader[], notices: FormNotice[]): PatternGate {
  const patterned = readers.filter(({ pattern }) => pattern !== undefined);
  if (patterned.length === 0) return { ready: Promise.resolve(), check: () => undefined };
  let compiled: ReadonlyMap<string, CompiledPattern> | undefined;
  const steps = allowance / patterned.length;

  async function load(): Promise<void> {
    let failure = 'The pattern engine could not be loaded.';
    try {
      const { compilePatterns } = await import('./compilePatterns.ts');
      compiled = compilePatterns(patterned.map(({ pattern = '' }) => pattern));
    } catch (error) {
      failure += ` ${error instanceof Error ? error.message : ''}`;
      compiled = new Map();
    }
    for (const { field, pattern = '' } of patterned) {
      const result = compiled.get(pattern);
      if (result?.ok === true) continue;
      notices.push({ code: 'pattern-ignored', name: field.name, detail: result?.reason ?? failure });
    }
  }

  return {
    ready: load(),
    check({ pattern }, text) {
      if (pattern === undefined) return undefined;
      if (compiled === undefined) return { code: 'pattern-pending' };
      const result = compiled.get(pattern);
      // A pattern guards the server only, and it checks again: better unchecked than a page that stands still.
      if (result?.ok !== true || result.size * text.length > steps) return undefined;
      return result.test(text) ? undefined : { code: 'pattern' };
    },
  };
}
