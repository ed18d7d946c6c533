import type { FamilyMessages, TranslationOf } from './Message.ts';

/** Languages the kit itself speaks. A host adds others through `AssentProvider.messages`. */
export type Language = 'en' | 'zh-CN';

/** The words of a component family in every language of the kit; they travel in the chunk of the family that uses them. */
export interface Family<Source extends FamilyMessages> {
  readonly name: string;
  readonly messages: Readonly<Record<Language, TranslationOf<Source>>>;
  /** Only for types: English is the language slots are read from. */
  readonly source: Source;
}

/** Joins the languages of a family. A key that one language lacks is a type error here. */
export function defineFamily<const Source extends FamilyMessages>(
  name: string,
  languages: { readonly en: Source; readonly 'zh-CN': TranslationOf<Source> },
): Family<Source> {
  return { name, source: languages.en, messages: languages as Family<Source>['messages'] };
}
