import { createElement, Fragment, type ReactNode } from 'react';
import type { Message } from './Message.ts';

export type SlotValue = ReactNode;

/** Plural categories belong to the language of the words, digits and marks to the person's locale. */
export interface MessageLocales {
  readonly words: string;
  readonly numbers: string;
}

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function pluralRulesOf(locale: string): Intl.PluralRules {
  const known = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, known);
  return known;
}

/** Locales whose digits are these; for them a small whole number needs none of the platform's locale data, which takes milliseconds to load. */
const plainDigits = /^(?:de|en|es|fr|it|ja|ko|nl|pt|ru|zh)\b/i;

/** Where five digits are grouped as 12,345; other regions of a language have marks of their own. */
const commaGroups =
  /^(?:en(?:-(?:US|GB|CA|AU|NZ|IE|IN))?|zh(?:-(?:CN|TW|HK|SG|Hans|Hant))?|ja(?:-JP)?|ko(?:-KR)?)$/;

function formatNumber(locale: string, value: number): string {
  if (Number.isInteger(value) && value >= 1000 && value < 100_000 && commaGroups.test(locale)) {
    return `${Math.floor(value / 1000)},${String(value % 1000).padStart(3, '0')}`;
  }
  if (Number.isInteger(value) && value >= 0 && value < 1000 && plainDigits.test(locale)) return String(value);
  // The default of three decimals would show a limit of 0.0001 as 0.
  const known = numberFormats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  numberFormats.set(locale, known);
  return known.format(value);
}

function pickForm(message: Message, slots: Readonly<Record<string, SlotValue>>, language: string): string {
  if (typeof message === 'string') return message;
  const count = slots.count;
  const category = pluralRulesOf(language).select(typeof count === 'number' ? count : 0);
  return message[category] ?? message.other;
}

/** The pieces of a message with its slots filled: text stays text, a slot stays the node it was given. */
function fill(
  message: Message,
  slots: Readonly<Record<string, SlotValue>>,
  locales: MessageLocales,
): SlotValue[] {
  return pickForm(message, slots, locales.words)
    .split(/\{(\w+)\}/)
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      const value = Object.hasOwn(slots, piece) ? slots[piece] : undefined;
      return typeof value === 'number' ? formatNumber(locales.numbers, value) : value;
    })
    .filter((piece) => piece !== '');
}

/** A message as one string, for attributes and live regions. Only the kit's own text and numbers go into its slots. */
export function formatText(
  message: Message,
  slots: Readonly<Record<string, string | number>>,
  locales: MessageLocales,
): string {
  return fill(message, slots, locales).join('');
}

/** A message as nodes: a slot keeps its own element, so a server's words never join the kit's sentence (T2). */
export function formatNodes(
  message: Message,
  slots: Readonly<Record<string, SlotValue>>,
  locales: MessageLocales,
): ReactNode {
  return createElement(Fragment, null, ...fill(message, slots, locales));
}
