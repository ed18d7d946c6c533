import type { SecretLevel } from '../secrets/SecretFinding.ts';

export interface FieldOption {
  /** What is kept in the draft: the constant as text; unique within the field. */
  readonly value: string;
  /** What the server gets. */
  readonly constant: string | number | boolean;
  /** What the person reads; the constant itself where the server gave no title. */
  readonly title: string;
  readonly description?: string;
}

interface FieldBase {
  /** Opaque and unique in the form (`f0`, `f1` …): what ids and names in a page are made of. */
  readonly id: string;
  /** The server's property name. Never used in `id` or `name` attributes. */
  readonly name: string;
  /** Title, or the property name in readable form. */
  readonly label: string;
  readonly description?: string;
  readonly required: boolean;
  /** The server's suggestion in draft form, when there is a usable one. */
  readonly suggestion?: string | boolean | readonly string[];
  readonly examples?: readonly string[];
  readonly sensitivity: { readonly level: SecretLevel; readonly category?: string };
}

export interface TextField extends FieldBase {
  readonly kind: 'text';
  readonly format?: 'email' | 'uri' | 'time';
  readonly multiline: boolean;
  /** In code points, as JSON Schema counts. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}
export interface DateField extends FieldBase {
  readonly kind: 'date';
}
export interface DateTimeField extends FieldBase {
  readonly kind: 'date-time';
  /** IANA name of the zone in which what is typed is read. */
  readonly timeZone: string;
}
export interface NumberField extends FieldBase {
  readonly kind: 'number' | 'integer';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
}
export interface BooleanField extends FieldBase {
  readonly kind: 'boolean';
}
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice';
  readonly options: readonly FieldOption[];
}
export interface MultiChoiceField extends FieldBase {
  readonly kind: 'multi-choice';
  readonly options: readonly FieldOption[];
  readonly minItems?: number;
  readonly maxItems?: number;
}
/** A field that can't be shown: said plainly; never part of the content. */
export interface UnsupportedField extends FieldBase {
  readonly kind: 'unsupported';
  readonly reason:
    | 'nested-object'
    | 'object-list'
    | 'free-list'
    | 'external-reference'
    | 'unresolved-reference'
    | 'no-options'
    | 'unsupported-constraint'
    | 'unknown-type';
}

export type FormField =
  | TextField
  | DateField
  | DateTimeField
  | NumberField
  | BooleanField
  | ChoiceField
  | MultiChoiceField
  | UnsupportedField;
