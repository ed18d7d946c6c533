import { materialCells, materialRenderers } from '@jsonforms/material-renderers';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { expect, test } from 'vitest';
import type { RequestSurfaceProps } from '../provider/RequestSurface.ts';
import { schemaOf } from '../test-support/ask.ts';
import { mountForm } from '../test-support/mountForm.tsx';
import { findPart, part } from '../test-support/parts.ts';
import { ElicitationFormSurface } from './ElicitationFormSurface.tsx';

const schema = schemaOf(
  {
    'full name': { type: 'string', title: 'Full name', minLength: 3 },
    'age/years': { type: 'integer', title: 'Age', minimum: 18 },
    seat: { type: 'string', title: 'Seat', enum: ['window', 'aisle'], default: 'aisle' },
  },
  ['full name'],
);

function VanillaForm(props: RequestSurfaceProps<'form'>): JSX.Element {
  return <ElicitationFormSurface {...props} renderers={vanillaRenderers} cells={vanillaCells} />;
}

function MaterialForm(props: RequestSurfaceProps<'form'>): JSX.Element {
  return <ElicitationFormSurface {...props} renderers={materialRenderers} cells={materialCells} />;
}

test.for([
  ['vanilla', VanillaForm],
  ['material', MaterialForm],
] as const)(
  'the %s renderers of JSON Forms show the form; validation, review and outcome stay the kit’s',
  async ([, Form]) => {
    const { user, outcome } = await mountForm(schema, { host: { surfaces: { form: Form } } });
    const inputs = (): HTMLInputElement[] => [...part('fields').querySelectorAll('input')];
    const [name, age] = inputs();
    if (name === undefined || age === undefined) throw new Error('The set renders no inputs.');
    await user.type(name, 'Al');
    await user.click(part('accept'));
    await waitFor(() => expect(part('fields')).toHaveTextContent('Use at least 3 characters.'));
    expect(part('error-summary')).toHaveTextContent('Full name');
    expect(name).toHaveValue('Al');

    await user.type(name, 'an');
    await user.type(age, '36');
    await user.click(part('accept'));
    await waitFor(() => expect(findPart('review')).not.toBeNull(), { timeout: 3000 });
    await user.click(part('accept'));
    await expect(outcome).resolves.toMatchObject({
      action: 'accept',
      result: { content: { 'full name': 'Alan', 'age/years': 36, seat: 'aisle' } },
    });
  },
);
