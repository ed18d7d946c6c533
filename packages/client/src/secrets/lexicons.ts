import { type CompiledLexicon, compileLexicon, wordTest } from './compileLexicon.ts';
import type { Lexicon } from './Lexicon.ts';
import { ar } from './lexicon/ar.ts';
import { de } from './lexicon/de.ts';
import { en } from './lexicon/en.ts';
import { es } from './lexicon/es.ts';
import { fr } from './lexicon/fr.ts';
import { ja } from './lexicon/ja.ts';
import { ru } from './lexicon/ru.ts';
import { zh } from './lexicon/zh.ts';

const spaced: readonly Lexicon[] = [en, de, fr, es, ru, ar];

/** Every language is tried on every text: a form does not say its language, and names are often English. */
export const lexicons: readonly CompiledLexicon[] = [...spaced, zh, ja].map(compileLexicon);

interface Grammar {
  readonly ask: RegExp;
  readonly not: RegExp;
  readonly article: RegExp;
  readonly of: RegExp;
  readonly neutral: RegExp;
}

/** The grammar of all spaced languages together, each a test for one whole word. */
export const words: Grammar = {
  ask: wordTest(spaced.map(({ ask }) => ask)),
  not: wordTest(spaced.map(({ not }) => not)),
  article: wordTest(spaced.map(({ article }) => article)),
  of: wordTest(spaced.map(({ of }) => of)),
  neutral: wordTest(spaced.map(({ neutral }) => neutral)),
};

/** Imperatives of the languages without spaces, found inside a word: 请输入您的 API key. */
export const unspacedAsk: RegExp = new RegExp(`${zh.ask}|${ja.ask}`, 'u');
