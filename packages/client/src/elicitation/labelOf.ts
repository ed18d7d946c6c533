/** A property name as words: `repo_name` and `repoName` read "Repo name". */
export function labelOf(name: string): string {
  // Only short names are worth it; a long one is shown as it is, and cut where it is shown.
  if (name.length > 100) return name;
  const words = name
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .split(/[\s_.-]+/u)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word));
  const text = words.join(' ');
  return text === '' ? name : text.slice(0, 1).toUpperCase() + text.slice(1);
}
