import type { FormField } from '@assent/client';
import type { JSX } from 'react';
import { BooleanControl } from './BooleanControl.tsx';
import { CheckboxesControl } from './CheckboxesControl.tsx';
import { ComboboxControl } from './ComboboxControl.tsx';
import { DateControl } from './DateControl.tsx';
import { MultiComboboxControl } from './MultiComboboxControl.tsx';
import { NumberControl } from './NumberControl.tsx';
import { RadioControl } from './RadioControl.tsx';
import { TextControl } from './TextControl.tsx';
import { UnsupportedControl } from './UnsupportedControl.tsx';

/** More single choices than these are searched, not listed. */
const mostRadios = 5;
/** More multiple choices than these are searched, not listed. */
const mostCheckboxes = 10;

/** The control for a field, by its kind and number of options. */
export function FieldControl({ field }: { readonly field: FormField }): JSX.Element {
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} />;
    case 'number':
    case 'integer':
      return <NumberControl field={field} />;
    case 'date':
    case 'date-time':
      return <DateControl field={field} />;
    case 'boolean':
      return <BooleanControl field={field} />;
    case 'choice':
      return field.options.length <= mostRadios ? (
        <RadioControl field={field} />
      ) : (
        <ComboboxControl field={field} />
      );
    case 'multi-choice':
      return field.options.length <= mostCheckboxes ? (
        <CheckboxesControl field={field} />
      ) : (
        <MultiComboboxControl field={field} />
      );
    case 'unsupported':
      return <UnsupportedControl field={field} />;
    default:
      return field satisfies never;
  }
}
