import type { UseComboboxProps } from 'downshift';

/** The focused element, inside open shadow roots too: for the document it is the root's host. */
function activeElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/**
 * The page as Downshift should look at it. With the document itself it takes a press on an option inside a shadow root
 * for a press elsewhere, and closes the list before the click.
 */
export const comboboxEnvironment: Pick<UseComboboxProps<unknown>, 'environment'> = typeof window ===
'undefined'
  ? {}
  : {
      environment: {
        addEventListener: window.addEventListener.bind(window),
        removeEventListener: window.removeEventListener.bind(window),
        Node: window.Node,
        document: {
          get activeElement() {
            return activeElement();
          },
          body: document.body,
          createElement: (name: string) => document.createElement(name),
          getElementById: (id: string) => document.getElementById(id),
        } as Document,
      },
    };
