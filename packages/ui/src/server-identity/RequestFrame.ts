import { type Context, createContext, type ReactElement, useContext, useEffect } from 'react';

/** What the frame around a surface needs from it, and gives it: a dialog names and describes itself by what is in it, and hears Escape. */
export interface RequestFrame {
  readonly wrapTitle: (title: ReactElement) => ReactElement;
  /** What a dialog is described by, for who only hears it open. */
  readonly wrapDescription: (description: ReactElement) => ReactElement;
  /** Focuses the title when the surface comes up; never in an inline frame, which must not take the focus (C1). */
  readonly focusTitle: boolean;
  /** What Escape does instead of cancelling at once; returns a function that takes it back. */
  readonly onEscape: (handler: () => void) => () => void;
}

export const RequestFrameContext: Context<RequestFrame> = createContext<RequestFrame>({
  wrapTitle: (title) => title,
  wrapDescription: (description) => description,
  focusTitle: false,
  onEscape: () => () => undefined,
});

export function useRequestFrame(): RequestFrame {
  return useContext(RequestFrameContext);
}

/** Lets a surface answer Escape itself, such as to ask before typing is thrown away. Keep `handler` stable. */
export function useFrameEscape(handler: () => void): void {
  const { onEscape } = useRequestFrame();
  useEffect(() => onEscape(handler), [onEscape, handler]);
}
