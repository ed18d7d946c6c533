/** The attributes that every part carries (DESIGN §3), typed by the family's anatomy. */
export interface PartAttributes<Scope extends string, Part extends string> {
  readonly 'data-scope': Scope;
  readonly 'data-part': Part;
}

/** Anatomy of a family: its scope and its parts, each with one line of documentation. */
export interface Anatomy<Scope extends string, Part extends string> {
  readonly scope: Scope;
  readonly parts: Readonly<Record<Part, string>>;
}

/** `data-scope` and `data-part` for one part of a family. */
export function partOf<Scope extends string, Part extends string>(
  anatomy: Anatomy<Scope, Part>,
  part: NoInfer<Part>,
): PartAttributes<Scope, Part> {
  return { 'data-scope': anatomy.scope, 'data-part': part };
}
