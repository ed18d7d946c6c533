import type { Hands } from './Hands.ts';

/** Polls until `look` gives something other than `undefined`; says what it waited for when it never does. */
export async function until<Found>(
  what: string,
  look: () => Found | undefined,
  milliseconds = 10_000,
): Promise<Found> {
  const deadline = performance.now() + milliseconds;
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A form on the page as the DOM contract of DESIGN §3 describes it; knows nothing of how the kit draws it. */
export interface FormPage {
  root(): Promise<Element>;
  part(name: string): Element | undefined;
  field(name: string): Element;
  control(name: string): Element;
  options(name: string): readonly Element[];
  /** Property names of the fields that are marked as invalid. */
  invalidFields(): readonly string[];
  isReviewing(): boolean;
  isGone(): boolean;
}

export function createFormPage(page: ParentNode): FormPage {
  const findRoot = (): Element | undefined =>
    page.querySelector('[data-scope="elicitation-form"][data-part="root"]') ?? undefined;
  const parts = (within: ParentNode | undefined, name: string): Element[] =>
    within === undefined ? [] : [...within.querySelectorAll(`[data-part="${name}"]`)];

  // Compared as strings: property names hold quotes, brackets and backslashes that a selector would choke on.
  const field = (name: string): Element => {
    const found = parts(findRoot(), 'field').find((element) => element.getAttribute('data-field') === name);
    if (found === undefined) throw new Error(`The form shows no field for "${name}"`);
    return found;
  };

  return {
    root: () => until('an elicitation form', findRoot),
    part: (name) => parts(findRoot(), name)[0],
    field,
    control: (name) => {
      const [control] = parts(field(name), 'control');
      if (control === undefined) throw new Error(`The field "${name}" has no control`);
      return control;
    },
    options: (name) => parts(field(name), 'option'),
    invalidFields: () =>
      parts(findRoot(), 'field')
        .filter((element) => element.hasAttribute('data-invalid'))
        .map((element) => element.getAttribute('data-field') ?? ''),
    isReviewing: () => findRoot()?.getAttribute('data-state') === 'review',
    isGone: () => findRoot() === undefined,
  };
}

/** Presses accept; when that leads to the review, accepts there too. */
export async function submit(form: FormPage, hands: Hands, isSettled: () => boolean): Promise<void> {
  const accept = (): Element | undefined => form.part('accept');
  const first = accept();
  if (first === undefined) return;
  await hands.click(first);
  const outcome = await until('the form to send, review or complain', () => {
    if (isSettled()) return 'sent';
    if (form.isReviewing()) return 'review';
    return form.part('error-summary') === undefined ? undefined : 'errors';
  });
  if (outcome !== 'review') return;
  const second = await until('the accept button of the review', accept);
  await hands.click(second);
  await until('the answer to leave', () => (isSettled() ? true : undefined));
}
