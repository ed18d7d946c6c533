import { type JSX, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { defaultsOf } from './defaultsOf.ts';
import type { FormOptions } from './FormAdapter.ts';
import { HandField } from './HandField.tsx';
import type { HandProperty } from './handProperty.ts';

function Form({ requestedSchema, onSubmit }: FormOptions): JSX.Element {
  const { properties, required = [] } = requestedSchema as {
    readonly properties: Readonly<Record<string, HandProperty>>;
    readonly required?: readonly string[];
  };
  const [answers] = useState(() => defaultsOf(requestedSchema));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(answers);
      }}
    >
      <h2>Bench asks you something</h2>
      <p>Please fill in this form.</p>
      {Object.entries(properties).map(([name, property]) => (
        <HandField
          key={name}
          name={name}
          property={property}
          required={required.includes(name)}
          answers={answers}
        />
      ))}
      <button type="submit">Accept</button>
      <button type="button">Decline</button>
      <button type="button">Cancel</button>
    </form>
  );
}

/** React inputs written by hand with the same controls as the kit's form, and nothing of its checks: the yardstick. */
export function mount(element: HTMLElement, options: FormOptions): () => void {
  const root = createRoot(element);
  root.render(<Form {...options} />);
  return () => root.unmount();
}
