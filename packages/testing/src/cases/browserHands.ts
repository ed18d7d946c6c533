import { userEvent } from 'vitest/browser';
import type { Hands } from './Hands.ts';

/** Real input events in the browser that runs the test. */
export function browserHands(): Hands {
  const inside = (element: Element): HTMLElement => {
    if (element instanceof HTMLElement) return element;
    throw new Error(`No hand can use a <${element.tagName}>`);
  };
  return {
    click: (element) => userEvent.click(inside(element)),
    type: async (element, text) => {
      await userEvent.click(inside(element));
      await userEvent.keyboard(text.replace(/[{[]/g, '$&$&'));
    },
    paste: async (element, text) => {
      await userEvent.fill(inside(element), text);
    },
    clear: (element) => userEvent.clear(inside(element)),
    press: (key) => userEvent.keyboard(`{${key}}`),
  };
}
