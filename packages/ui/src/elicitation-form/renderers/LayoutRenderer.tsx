import type { Layout, RendererProps } from '@jsonforms/core';
import { JsonFormsDispatch } from '@jsonforms/react';
import type { JSX } from 'react';
import { FieldRenderer } from './FieldRenderer.tsx';

/** One field under the other: a server's form is short, and one column reads the same at every width and zoom. */
export function LayoutRenderer({ uischema, schema, path, renderers, cells }: RendererProps): JSX.Element {
  // Where every entry is the kit's, asking each of them about each of 500 fields has one answer.
  const onlyOwn = renderers?.every(
    ({ renderer }) => renderer === FieldRenderer || renderer === LayoutRenderer,
  );
  if (onlyOwn === true) {
    return (
      <>
        {(uischema as Layout).elements.map((element, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the elements of one schema never reorder
          <FieldRenderer key={index} uischema={element} />
        ))}
      </>
    );
  }
  return (
    <>
      {(uischema as Layout).elements.map((element, index) => (
        <JsonFormsDispatch
          // biome-ignore lint/suspicious/noArrayIndexKey: the elements of one schema never reorder
          key={index}
          uischema={element}
          schema={schema}
          path={path}
          renderers={renderers ?? []}
          cells={cells ?? []}
        />
      ))}
    </>
  );
}
