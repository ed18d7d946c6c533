import { foldText, latinReading } from './foldText.ts';
import { isAscii } from './isAscii.ts';
import { asciiLookAlike } from './skeleton.ts';

/** What a name looks like at a glance: names with equal skeletons can be taken for each other (T4, UTS #39). */
export function nameSkeleton(name: string): string {
  // Before case is folded: a capital I is an l, and the Cyrillic capital В is a B while its small letter is not a b.
  const folded = foldText(isAscii(name) ? name : Array.from(name.normalize('NFKC'), asciiLookAlike).join(''));
  return (latinReading(folded) ?? folded)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('l', 'i')
    .replaceAll('ci', 'd');
}
