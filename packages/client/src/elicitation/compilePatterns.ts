import { RE2JS } from 're2js';
import { toRe2Syntax } from './toRe2Syntax.ts';

export type CompiledPattern =
  | {
      readonly ok: true;
      /** Instructions of the compiled program: what one character may cost. */
      readonly size: number;
      test(text: string): boolean;
    }
  | { readonly ok: false; readonly reason: string };

const longest = 10_000;
const largest = 8_000;

/** Compiles a server's patterns for matching in linear time; each distinct one once. */
export function compilePatterns(sources: readonly string[]): ReadonlyMap<string, CompiledPattern> {
  return new Map([...new Set(sources)].map((source) => [source, compile(source)]));
}

function compile(source: string): CompiledPattern {
  if (source.length > longest)
    return { ok: false, reason: 'The pattern is too long to be checked and was ignored.' };
  try {
    const engine = RE2JS.compile(toRe2Syntax(source));
    const size = engine.programSize();
    if (size > largest)
      return { ok: false, reason: 'The pattern is too large to be checked and was ignored.' };
    return { ok: true, size, test: (text) => engine.test(text) };
  } catch (error) {
    const cause = error instanceof Error ? error.message : 'It is not a regular expression.';
    return { ok: false, reason: `The pattern can not be checked and was ignored. ${cause.slice(0, 200)}` };
  }
}
