/** A state flag as an empty attribute: present or absent, never `"false"`. */
export function flag(on: boolean | undefined): '' | undefined {
  return on === true ? '' : undefined;
}
