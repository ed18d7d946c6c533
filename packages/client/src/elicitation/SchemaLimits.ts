/** How large a form may be before a person can no longer review it (F10). */
export interface SchemaLimits {
  readonly fields: number;
  /** Of all choices together, references expanded. */
  readonly options: number;
  /** Of the schema as JSON, in characters. */
  readonly size: number;
}

export const defaultLimits: SchemaLimits = { fields: 1_000, options: 20_000, size: 1_048_576 };
