import type { SecretFinding } from '../secrets/SecretFinding.ts';

/** What reading one schema needs beside the node at hand. */
export interface SchemaContext {
  /** The whole schema: where local references start. */
  readonly root: unknown;
  /** As the host gave them; what they mean is looked up only by fields that need it, since `Intl` is slow to start. */
  readonly locale: string | undefined;
  readonly timeZone: string | undefined;
  /** Whether an answer may hold lists of texts. */
  readonly lists: boolean;
  /** Whether a field asks for a credential, in view of the request's and the root's words. */
  classify(field: { readonly name: string; readonly schema: unknown }): SecretFinding;
  /** Notes leniency for developers, under the property's name when it is one property's. */
  note(code: string, detail: string, name?: string): void;
  /** Takes schema nodes from the form's allowance, so that shared references can't multiply the work. */
  takeNodes(count: number): boolean;
  /** Takes options from the form's allowance; false when there are not that many left. */
  takeOptions(count: number): boolean;
}
