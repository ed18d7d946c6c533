/** One sentence, or one per plural category that `Intl.PluralRules` may give for `count`. */
export type Message = string | PluralMessage;

export interface PluralMessage {
  readonly zero?: string;
  readonly one?: string;
  readonly two?: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
}

/** The words of one component family in one language. Slots are written `{name}`. */
export type FamilyMessages = Readonly<Record<string, Message>>;

/** The same keys in another language; a missing key is a type error, a plural may have other categories. */
export type TranslationOf<Source extends FamilyMessages> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : PluralMessage;
};

type SlotsOfText<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SlotsOfText<Rest>
  : never;

/** Names of the slots in a message, read from its literal type. */
export type SlotsOf<M> = M extends string
  ? SlotsOfText<M>
  : M extends PluralMessage
    ? 'count' | SlotsOfText<Extract<M[keyof M], string>>
    : never;
