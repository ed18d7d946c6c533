import { isAscii } from './isAscii.ts';
import { asciiLookAlike } from './skeleton.ts';

/** Digits and signs that are read as letters inside a word. */
const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};
/** Small ASCII letters and signs that nobody reads as letters. */
const READ_AS_WRITTEN = /^[^@$!\dA-Z\x80-\uffff]*$/;
const WORD = /[\p{L}@$!\d]+/gu;

/** Lower case, compatibility forms unified, invisible characters and Latin, Cyrillic and Arabic marks removed. */
export function foldText(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** The same text as a reader may see it when look-alikes are read as Latin (p4ssw0rd), or `undefined` when it has none. */
export function latinReading(folded: string): string | undefined {
  if (READ_AS_WRITTEN.test(folded)) return undefined;
  const read = folded
    .replace(/[^\0-\x7f]/gu, asciiLookAlike)
    .replace(WORD, unleet)
    .toLowerCase();
  return read === folded ? undefined : read;
}

/** Only beside two letters or more: r18 is a number. */
function unleet(word: string): string {
  const letters = word.match(/\p{L}/gu)?.length ?? 0;
  return letters < 2 || letters === word.length ? word : word.replace(/./g, (sign) => LEET[sign] ?? sign);
}
