import { foldText, latinReading } from './foldText.ts';

/** What a name looks like at a glance: names with equal skeletons can be taken for each other (T4, UTS #39). */
export function nameSkeleton(name: string): string {
  const folded = foldText(name);
  return (latinReading(folded) ?? folded)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('l', 'i');
}
