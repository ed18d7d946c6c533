import { type ReactNode, useMemo } from 'react';
import { useAssentSettings } from '../provider/AssentContext.ts';
import type { Family } from './defineFamily.ts';
import { formatNodes, formatText } from './formatMessage.ts';
import type { FamilyMessages, Message, SlotsOf } from './Message.ts';

type SlotArguments<M, Value> = [SlotsOf<M>] extends [never]
  ? []
  : [slots: { readonly [Name in SlotsOf<M>]: Name extends 'count' ? number : Value }];

/** Words of a family in the person's language. */
export interface Text<Source extends FamilyMessages> {
  /** As a string, with numbers and own words in its slots. */
  string<Key extends keyof Source & string>(
    key: Key,
    ...slots: SlotArguments<Source[Key], string | number>
  ): string;
  /** As nodes: anything a server or host named goes into a slot as its own element. */
  nodes<Key extends keyof Source & string>(
    key: Key,
    ...slots: SlotArguments<Source[Key], ReactNode>
  ): ReactNode;
  /** For a key that is made from a code; its slots by name, those it does not have ignored. */
  byCode(key: keyof Source & string, slots: Readonly<Record<string, ReactNode>>): ReactNode;
  /** The same as one string. */
  textByCode(key: keyof Source & string, slots: Readonly<Record<string, string | number>>): string;
}

/** Words of one family, in the provider's language and with the host's own wording where it gave one. */
export function useText<Source extends FamilyMessages>(family: Family<Source>): Text<Source> {
  const { locale, language, messages } = useAssentSettings();
  return useMemo(() => {
    const own: Readonly<Record<string, Message>> = family.messages[language];
    const overrides = messages[family.name];
    const locales = { words: overrides === undefined ? language : locale, numbers: locale };
    const pick = (key: string): Message => overrides?.[key] ?? own[key] ?? key;
    return {
      string: (key, ...slots) =>
        formatText(pick(key), (slots[0] ?? {}) as Record<string, string | number>, locales),
      nodes: (key, ...slots) =>
        formatNodes(pick(key), (slots[0] ?? {}) as Record<string, ReactNode>, locales),
      byCode: (key, slots) => formatNodes(pick(key), slots, locales),
      textByCode: (key, slots) => formatText(pick(key), slots, locales),
    };
  }, [family, language, locale, messages]);
}
