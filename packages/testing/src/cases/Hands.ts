/** The hands of the person in a test: user-event in jsdom, real input events in a browser. */
export interface Hands {
  click(element: Element): Promise<void>;
  /** Into the focused or clicked element, key by key. */
  type(element: Element, text: string): Promise<void>;
  paste(element: Element, text: string): Promise<void>;
  clear(element: Element): Promise<void>;
  /** A named key, such as `Enter` or `Escape`, on whatever has the focus. */
  press(key: string): Promise<void>;
}
