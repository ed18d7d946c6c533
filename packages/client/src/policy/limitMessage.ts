import type { PolicyNote } from '../inbox/RequestPolicy.ts';

const periods: Readonly<Record<string, string>> = {
  operation: 'in one operation',
  session: 'in this session',
  day: 'today',
};

/** What a server is told of a limit: which one and when to try again, nothing about the person or the content (SA-10). */
export function limitMessage(note: PolicyNote): string {
  const { limit, max, period, seconds, resetsInSeconds } = note.values ?? {};
  const what =
    limit === 'rate'
      ? `${max} calls in ${seconds} seconds`
      : `${max} ${limit} ${periods[String(period)] ?? ''}`.trim();
  const wait = resetsInSeconds === undefined ? '' : `; try again in ${resetsInSeconds} seconds`;
  return `Sampling limit reached: ${what}${wait}`;
}
