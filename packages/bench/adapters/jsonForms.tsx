import type { JsonSchema } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { vanillaCells, vanillaRenderers } from '@jsonforms/vanilla-renderers';
import { type JSX, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { defaultsOf } from './defaultsOf.ts';
import type { FormOptions } from './FormAdapter.ts';

function Form({ requestedSchema, onSubmit }: FormOptions): JSX.Element {
  const [initial] = useState(() => defaultsOf(requestedSchema));
  const [state, setState] = useState<{ data: unknown; errors: number }>({ data: initial, errors: 0 });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (state.errors === 0) onSubmit(state.data);
      }}
    >
      <JsonForms
        schema={requestedSchema as JsonSchema}
        data={initial}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        onChange={({ data, errors }) => setState({ data, errors: errors?.length ?? 0 })}
      />
      <button type="submit">Accept</button>
    </form>
  );
}

/** JSON Forms with its vanilla renderers and its own AJV, as its documentation sets it up. */
export function mount(element: HTMLElement, options: FormOptions): () => void {
  const root = createRoot(element);
  root.render(<Form {...options} />);
  return () => root.unmount();
}
