import { asObject, type JsonObject } from './SamplingParams.ts';
import type { SamplingNotice } from './SamplingProblem.ts';

const priorities = ['costPriority', 'speedPriority', 'intelligencePriority'] as const;

/** What the server wishes of the model; advice only, the host and the person decide. */
export interface ModelWish {
  /** Names to look for as substrings, in the server's order; nameless hints are left out. */
  readonly hints: readonly string[];
  /** From 0 to 1, higher is more important; 0 is a value. */
  readonly costPriority?: number;
  readonly speedPriority?: number;
  readonly intelligencePriority?: number;
}

/** Reads `modelPreferences` leniently: what can't be used is noted and left out (SA-18, SA-51). */
export function readModelPreferences(
  value: unknown,
  notices: SamplingNotice[],
): { readonly wish: ModelWish; readonly preferences?: JsonObject } {
  const raw = asObject(value);
  if (raw === undefined) return { wish: { hints: [] } };
  const hints: string[] = [];
  const list = Array.isArray(raw.hints) ? (raw.hints as readonly unknown[]) : [];
  for (const [index, hint] of list.entries()) {
    const path = `/modelPreferences/hints/${index}`;
    const name = asObject(hint)?.name;
    if (typeof name === 'string' && name.trim() !== '') hints.push(name);
    else if (asObject(hint) !== undefined && (name === undefined || name === ''))
      notices.push({ code: 'nameless-hint', path, detail: 'A hint without a name matches nothing.' });
    else
      notices.push({
        code: 'invalid-hint',
        path,
        detail: 'A hint has to be an object with a string `name`.',
      });
  }
  const weights: { -readonly [Name in (typeof priorities)[number]]?: number } = {};
  for (const name of priorities) {
    const weight = raw[name];
    if (weight === undefined) continue;
    if (typeof weight === 'number' && weight >= 0 && weight <= 1) weights[name] = weight;
    else
      notices.push({
        code: 'invalid-priority',
        path: `/modelPreferences/${name}`,
        detail: 'A priority has to be a number from 0 to 1; this one is ignored.',
      });
  }
  return { wish: { hints, ...weights }, preferences: raw };
}
