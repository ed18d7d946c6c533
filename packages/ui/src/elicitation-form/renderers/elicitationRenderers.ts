import { type JsonFormsRendererRegistryEntry, rankWith, type Tester, uiTypeIs } from '@jsonforms/core';
import { FieldRenderer } from './FieldRenderer.tsx';
import { fieldIdOf } from './fieldIdOf.ts';
import { LayoutRenderer } from './LayoutRenderer.tsx';

const isElicitationField: Tester = (uischema) =>
  uischema.type === 'Control' && fieldIdOf(uischema) !== undefined;

/**
 * The kit's JSON Forms renderers, for `ElicitationForm.Fields` with a host's own entries before or after them. Their
 * rank is 20, above every set that JSON Forms publishes, so a host's entry for some fields needs a higher one.
 */
export const elicitationRenderers: JsonFormsRendererRegistryEntry[] = [
  { tester: rankWith(20, isElicitationField), renderer: FieldRenderer },
  { tester: rankWith(20, uiTypeIs('VerticalLayout')), renderer: LayoutRenderer },
];
