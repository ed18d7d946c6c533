import { confusables } from './confusables.generated.ts';

let lookup: Map<string, string> | undefined;

/** The ASCII text one letter or digit can be mistaken for, or the letter itself (UTS #39 prototypes, ASCII targets only). */
export function asciiLookAlike(letter: string): string {
  lookup ??= new Map(
    confusables.flatMap(([ascii, letters]) => [...letters].map((it) => [it, ascii] as const)),
  );
  return lookup.get(letter) ?? letter;
}

/** What a short text looks like: two texts with the same skeleton can be mistaken for one another (T4, U6). */
export function skeleton(text: string): string {
  const bare = text.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  // Look-alikes go before case: the Cyrillic capital В is a B, its small letter is not a b.
  const ascii = Array.from(bare, (letter) => asciiLookAlike(letter)).join('');
  return (
    ascii
      // In most typefaces a capital I, a one and a bar are a small l.
      .replace(/[I1|]/g, 'l')
      .toLowerCase()
      .replace(/0/g, 'o')
      .replace(/rn/g, 'm')
      .replace(/vv/g, 'w')
      .replace(/cl/g, 'd')
  );
}
