import { asObject, type ToolChoiceMode } from './SamplingParams.ts';
import type { SamplingProblem } from './SamplingProblem.ts';
import type { ReviewTool } from './SamplingReviewModel.ts';

const shown: ReadonlySet<string> = new Set(['name', 'title', 'description', 'inputSchema']);

/** Reads the tools that the server lends to the model for this one request. */
export function readTools(value: unknown, problems: SamplingProblem[]): readonly ReviewTool[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    problems.push({
      code: 'malformed-tool',
      severity: 'withhold',
      path: '/tools',
      detail: '`tools` has to be an array.',
    });
    return [];
  }
  const names = new Set<string>();
  return value.map((item: unknown, index: number): ReviewTool => {
    const path = `/tools/${index}`;
    const raw = asObject(item) ?? {};
    const { name, title, description } = raw;
    const inputSchema = asObject(raw.inputSchema);
    if (
      typeof name !== 'string' ||
      name === '' ||
      inputSchema === undefined ||
      !(description === undefined || typeof description === 'string')
    )
      problems.push({
        code: 'malformed-tool',
        severity: 'withhold',
        path,
        detail:
          'A tool needs a string `name` and an object `inputSchema`; a `description` has to be a string.',
      });
    else if (names.has(name))
      problems.push({
        code: 'duplicate-tool',
        severity: 'withhold',
        path,
        detail: 'Two tools have the same name, so a call could not be told apart.',
      });
    if (typeof name === 'string') names.add(name);
    const extras = Object.entries(raw).filter(([key]) => !shown.has(key));
    return {
      path,
      raw,
      name: typeof name === 'string' ? name : '',
      inputSchema: inputSchema ?? {},
      ...(typeof title === 'string' ? { title } : {}),
      ...(typeof description === 'string' ? { description } : {}),
      ...(extras.length === 0 ? {} : { extras: Object.fromEntries(extras) }),
    };
  });
}

/** Absent, `{}` and mode `auto` mean the same: the model decides (SA-TOOL-10). */
export function readToolChoice(value: unknown, problems: SamplingProblem[]): ToolChoiceMode {
  if (value === undefined) return 'auto';
  const mode = asObject(value)?.mode;
  if (asObject(value) !== undefined && (mode === undefined || mode === 'auto')) return 'auto';
  if (mode === 'required' || mode === 'none') return mode;
  problems.push({
    code: 'unknown-tool-choice',
    severity: 'withhold',
    path: '/toolChoice/mode',
    detail: 'The mode of `toolChoice` has to be auto, required or none.',
  });
  return 'auto';
}
