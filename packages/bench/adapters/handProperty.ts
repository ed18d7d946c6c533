/** What a hand-written field knows of itself. */
export interface HandProperty {
  readonly type: string;
  readonly title?: string;
  readonly description?: string;
  readonly format?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly string[];
  readonly enumNames?: readonly string[];
  readonly oneOf?: readonly HandOption[];
  readonly items?: { readonly enum?: readonly string[]; readonly anyOf?: readonly HandOption[] };
}

interface HandOption {
  readonly const: string;
  readonly title: string;
}

/** Values and titles of a choice; empty for anything else. */
export function optionsOf(property: HandProperty): readonly (readonly [string, string])[] {
  const titled = property.oneOf ?? property.items?.anyOf;
  if (titled !== undefined) return titled.map((option) => [option.const, option.title]);
  const plain = property.enum ?? property.items?.enum ?? [];
  return plain.map((value, index) => [value, property.enumNames?.[index] ?? value]);
}

/** What a field holds before anyone has typed. */
export function startOf(property: HandProperty): string | readonly string[] {
  const given = property.default;
  if (Array.isArray(given)) return given.map(String);
  if (given === undefined) return property.type === 'array' ? [] : '';
  return String(given);
}
