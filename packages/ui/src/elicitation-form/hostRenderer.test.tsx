import { rankWith, scopeEndsWith } from '@jsonforms/core';
import { waitFor } from '@testing-library/react';
import type { JSX } from 'react';
import { expect, test } from 'vitest';
import type { RequestSurfaceProps } from '../provider/RequestSurface.ts';
import { schemaOf } from '../test-support/ask.ts';
import { mountForm } from '../test-support/mountForm.tsx';
import { control, findPart, option, part } from '../test-support/parts.ts';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { ElicitationFormSurface } from './ElicitationFormSurface.tsx';
import { elicitationRenderers } from './renderers/elicitationRenderers.ts';

/** A host's own control for one field, over the session instead of JSON Forms' data. */
function Stars(): JSX.Element {
  const { session } = useElicitationForm('Stars');
  return (
    <button type="button" onClick={() => session.change('stars', '5')}>
      Five stars
    </button>
  );
}

const renderers = [...elicitationRenderers, { tester: rankWith(30, scopeEndsWith('/f0')), renderer: Stars }];

function Form(props: RequestSurfaceProps<'form'>): JSX.Element {
  return <ElicitationFormSurface {...props} renderers={renderers} />;
}

test('a host replaces the control of one field and keeps the kit’s for the others', async () => {
  const { user, outcome } = await mountForm(
    schemaOf({ stars: { type: 'integer' }, note: { type: 'string' }, ok: { type: 'boolean' } }, ['stars']),
    { host: { surfaces: { form: Form } } },
  );
  await user.click(part('fields').querySelector('button') as HTMLElement);
  await user.type(control('note'), 'good');
  await user.click(option('ok', 'true'));
  await user.click(part('accept'));
  await waitFor(() => expect(findPart('review')).not.toBeNull());
  await user.click(part('accept'));
  await expect(outcome).resolves.toMatchObject({ result: { content: { stars: 5, note: 'good', ok: true } } });
});
