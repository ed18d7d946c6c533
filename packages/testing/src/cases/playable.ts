import { type ElicitationCase, readElicitationCases } from './ElicitationCase.ts';

/** Areas of the corpus that a form answers. */
const formAreas: ReadonlySet<string> = new Set([
  'a.schema-shape',
  'a/b.values',
  'a.validation',
  'b.dates',
  'b.property-names',
  'b.engine',
  'a.actions',
  'e.dialog',
  'a.mrtr-2026-07-28',
]);

/** Cases whose expectation is put in words, or that need more than one request: each has a test of its own. */
const casesByHand: ReadonlySet<string> = new Set([
  'B013',
  'B018',
  'B021',
  'B026/1',
  'B050',
  'B051',
  'B056',
  'B062',
  'B063',
  'B064',
  'B066/1',
  'B076',
  'B078',
  'B079',
  'B080',
  'B082',
  'B083',
  'B096',
  'B121',
  'B123',
  'B127',
  'B129',
]);

/** Cases of the form areas that data alone describes: played step by step as they are written down. */
export function playableCases(jsonLines: string): readonly ElicitationCase[] {
  return readElicitationCases(jsonLines).filter(
    ({ id, area, checkable }) => formAreas.has(area) && checkable && !casesByHand.has(id),
  );
}
