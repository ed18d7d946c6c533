/** What a form gets: the server's schema, and where the accepted content goes. */
export interface FormOptions {
  readonly requestedSchema: object;
  readonly onSubmit: (content: unknown) => void;
}

/** Puts a form into an element; what it gives back takes the form away. */
export type Mount = (element: HTMLElement, options: FormOptions) => () => void;
