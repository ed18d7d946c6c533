import type { ControlElement, UISchemaElement } from '@jsonforms/core';

const scopePrefix = '#/properties/';

/** The opaque field id that a control of our UI schema points at; `undefined` for anything else. */
export function fieldIdOf(element: UISchemaElement): string | undefined {
  const { scope } = element as Partial<ControlElement>;
  return typeof scope === 'string' && scope.startsWith(scopePrefix)
    ? scope.slice(scopePrefix.length)
    : undefined;
}
