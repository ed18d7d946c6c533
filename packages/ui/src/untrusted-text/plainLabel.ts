import { inspectText } from '@assent/client';

/** A string that isn't the kit's own, cleaned for where only a plain string fits, such as an accessible name (T3). */
export function plainLabel(text: string): string {
  return inspectText(text, { role: 'label' }).display;
}
