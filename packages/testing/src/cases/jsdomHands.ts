import { userEvent } from '@testing-library/user-event';
import type { Hands } from './Hands.ts';

/** user-event reads braces and brackets as key names; doubled they are themselves. */
function literally(text: string): string {
  return text.replace(/[{[]/g, '$&$&');
}

export function jsdomHands(): Hands {
  const user = userEvent.setup();
  return {
    click: (element) => user.click(element),
    type: (element, text) => user.type(element, literally(text)),
    paste: async (element, text) => {
      await user.click(element);
      await user.paste(text);
    },
    clear: (element) => user.clear(element),
    press: (key) => user.keyboard(`{${key}}`),
  };
}
