/** Parts of the page, by the names of the DOM contract (DESIGN §3). */
export function findPart(name: string, within: ParentNode = document): HTMLElement | null {
  return within.querySelector<HTMLElement>(`[data-part="${name}"]`);
}

export function part(name: string, within: ParentNode = document): HTMLElement {
  const element = findPart(name, within);
  if (element === null) throw new Error(`There is no part "${name}" in the page.`);
  return element;
}

export function findField(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-part="field"][data-field=${JSON.stringify(name)}]`);
}

export function field(name: string): HTMLElement {
  const element = findField(name);
  if (element === null) throw new Error(`There is no field "${name}" in the page.`);
  return element;
}

export function control(name: string): HTMLElement {
  return part('control', field(name));
}

export function option(name: string, value: string): HTMLElement {
  const element = field(name).querySelector<HTMLElement>(
    `[data-part="option"][data-value=${JSON.stringify(value)}]`,
  );
  if (element === null) throw new Error(`Field "${name}" has no option ${JSON.stringify(value)}.`);
  return element;
}

/** Property names of the fields that show an error. */
export function invalidFields(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-part="field"][data-invalid]')].map(
    (element) => element.dataset.field ?? '',
  );
}
