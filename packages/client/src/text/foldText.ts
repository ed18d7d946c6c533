/** Letters of other scripts, and digits and signs used as letters, that a reader takes for a Latin letter. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    ['аα@4', 'a'],
    ['вβ8', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еєε3', 'e'],
    ['ɡ9', 'g'],
    ['һн', 'h'],
    ['іιı1!', 'i'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['ӏ', 'l'],
    ['м', 'm'],
    ['пη', 'n'],
    ['оοσ0', 'o'],
    ['рρ', 'p'],
    ['ѕ5$', 's'],
    ['тτ7', 't'],
    ['υ', 'u'],
    ['ν', 'v'],
    ['ԝшω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter) => [letter, to] as const)),
);

const FOREIGN = new RegExp(`[${[...LOOK_ALIKES.keys()].join('')}]`, 'gu');

/** Lower case, compatibility forms unified, invisible characters and Latin, Cyrillic and Arabic marks removed. */
export function foldText(text: string): string {
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
  const read = folded.replace(FOREIGN, (letter) => LOOK_ALIKES.get(letter) ?? letter);
  return read === folded ? undefined : read;
}
