import type { JsonFormsCellRendererRegistryEntry, JsonFormsRendererRegistryEntry } from '@jsonforms/core';
import { JsonForms } from '@jsonforms/react';
import { type JSX, useMemo } from 'react';
import { partOf } from '../internals/partOf.ts';
import { useElicitationForm } from './ElicitationFormContext.ts';
import { elicitationFormAnatomy } from './elicitationForm.anatomy.ts';
import { aliasSchema, aliasUiSchema } from './renderers/aliasSchema.ts';
import { elicitationRenderers } from './renderers/elicitationRenderers.ts';
import { ForeignFields } from './renderers/ForeignFields.tsx';
import { noAjv } from './renderers/noAjv.ts';

export interface ElicitationFormFieldsProps {
  /** A host's own JSON Forms renderers; validation, review and outcomes stay the kit's. @default elicitationRenderers */
  readonly renderers?: JsonFormsRendererRegistryEntry[];
  readonly cells?: JsonFormsCellRendererRegistryEntry[];
}

const nothing = {};
const noCells: JsonFormsCellRendererRegistryEntry[] = [];

/** All fields of the form, rendered by JSON Forms, which neither validates nor holds the draft. Renders a `<div>`. */
export function ElicitationFormFields({
  renderers = elicitationRenderers,
  cells = noCells,
}: ElicitationFormFieldsProps): JSX.Element | null {
  const { session, answerable } = useElicitationForm('ElicitationForm.Fields');
  const { fields } = session.model;
  const schema = useMemo(() => aliasSchema(fields), [fields]);
  const uischema = useMemo(() => aliasUiSchema(fields), [fields]);
  if (!answerable || fields.length === 0) return null;
  const shared = { schema, uischema, renderers, cells, ajv: noAjv, validationMode: 'NoValidation' } as const;
  return (
    <div {...partOf(elicitationFormAnatomy, 'fields')}>
      {renderers === elicitationRenderers ? (
        <JsonForms {...shared} data={nothing} />
      ) : (
        <ForeignFields {...shared} session={session} />
      )}
    </div>
  );
}
