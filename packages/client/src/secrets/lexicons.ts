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

interface LazyLexicon {
  readonly script: RegExp;
  /** Made ready on first use: a page without a form compiles none, and an English form no Arabic. */
  readonly compiled: () => CompiledLexicon;
}

/** Every language is tried on every text: a form does not say its language, and names are often English. */
export const lexicons: readonly LazyLexicon[] = [...spaced, zh, ja].map((lexicon) => ({
  script: new RegExp(lexicon.script, 'u'),
  compiled: once(() => compileLexicon(lexicon)),
}));

type WordTest = Pick<RegExp, 'test'>;

interface Grammar {
  readonly ask: WordTest;
  readonly not: WordTest;
  readonly article: WordTest;
  readonly of: WordTest;
  readonly neutral: WordTest;
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function lazyWordTest(lists: readonly string[]): WordTest {
  const compiled = once(() => wordTest(lists));
  return { test: (word) => compiled().test(word) };
}

/** The grammar of all spaced languages together, each a test for one whole word. */
export const words: Grammar = {
  ask: lazyWordTest(spaced.map(({ ask }) => ask)),
  not: lazyWordTest(spaced.map(({ not }) => not)),
  article: lazyWordTest(spaced.map(({ article }) => article)),
  of: lazyWordTest(spaced.map(({ of }) => of)),
  neutral: lazyWordTest(spaced.map(({ neutral }) => neutral)),
};

/** Imperatives of the languages without spaces, found inside a word: 请输入您的 API key. */
export const unspacedAsk: RegExp = new RegExp(`${zh.ask}|${ja.ask}`, 'u');
