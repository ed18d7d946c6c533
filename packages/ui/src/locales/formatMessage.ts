import { createElement, Fragment, type ReactNode } from 'react';
import type { Message } from './Message.ts';

export type SlotValue = ReactNode;

const pluralRules = new Map<string, Intl.PluralRules>();
const numberFormats = new Map<string, Intl.NumberFormat>();

function pluralRulesOf(locale: string): Intl.PluralRules {
  const known = pluralRules.get(locale) ?? new Intl.PluralRules(locale);
  pluralRules.set(locale, known);
  return known;
}

function formatNumber(locale: string, value: number): string {
  const known = numberFormats.get(locale) ?? new Intl.NumberFormat(locale);
  numberFormats.set(locale, known);
  return known.format(value);
}

function pickForm(message: Message, slots: Readonly<Record<string, SlotValue>>, locale: string): string {
  if (typeof message === 'string') return message;
  const count = slots.count;
  const category = pluralRulesOf(locale).select(typeof count === 'number' ? count : 0);
  return message[category] ?? message.other;
}

/** The pieces of a message with its slots filled: text stays text, a slot stays the node it was given. */
function fill(message: Message, slots: Readonly<Record<string, SlotValue>>, locale: string): SlotValue[] {
  return pickForm(message, slots, locale)
    .split(/\{(\w+)\}/)
    .map((piece, index) => {
      if (index % 2 === 0) return piece;
      const value = Object.hasOwn(slots, piece) ? slots[piece] : undefined;
      return typeof value === 'number' ? formatNumber(locale, value) : value;
    })
    .filter((piece) => piece !== '');
}

/** A message as one string, for attributes and live regions. Only the kit's own text and numbers go into its slots. */
export function formatText(
  message: Message,
  slots: Readonly<Record<string, string | number>>,
  locale: string,
): string {
  return fill(message, slots, locale).join('');
}

/** A message as nodes: a slot keeps its own element, so a server's words never join the kit's sentence (T2). */
export function formatNodes(
  message: Message,
  slots: Readonly<Record<string, SlotValue>>,
  locale: string,
): ReactNode {
  return createElement(Fragment, null, ...fill(message, slots, locale));
}
