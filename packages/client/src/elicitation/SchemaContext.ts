import type { NumberMarks } from './NumberMarks.ts';

/** What reading one schema needs beside the node at hand. */
export interface SchemaContext {
  /** The whole schema: where local references start. */
  readonly root: unknown;
  readonly marks: NumberMarks;
  readonly timeZone: string;
  /** The request's words beside the field's own: evidence for what it asks for. */
  readonly message: string;
  /** Notes leniency for developers, under the property's name when it is one property's. */
  note(code: string, detail: string, name?: string): void;
  /** Takes a schema node from the form's allowance, so that shared references can't multiply the work. */
  takeNode(): boolean;
  /** Takes options from the form's allowance; false when there are not that many left. */
  takeOptions(count: number): boolean;
}
