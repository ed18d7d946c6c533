import Form from '@rjsf/core';
import type { RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { createRoot } from 'react-dom/client';
import type { FormOptions } from './FormAdapter.ts';

/** RJSF with its AJV validator, which checks on submit: its default. */
export function mount(element: HTMLElement, { requestedSchema, onSubmit }: FormOptions): () => void {
  const root = createRoot(element);
  root.render(
    <Form
      schema={requestedSchema as RJSFSchema}
      validator={validator}
      onSubmit={({ formData }) => onSubmit(formData)}
    />,
  );
  return () => root.unmount();
}
