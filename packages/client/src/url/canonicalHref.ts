/**
 * The address as it is shown and opened: what the platform's parser gives, with the quotes, pipes and backslashes that
 * it leaves in path, query and fragment encoded too, so that an opener behind a shell gets none (MCP security best practices, EL-URL-40).
 */
export function canonicalHref(url: URL): string {
  // The authority of an http(s) address ends at its first slash; there such signs are encoded or forbidden already.
  const path = url.href.indexOf('/', url.href.indexOf('://') + 3);
  const encode = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return url.href.slice(0, path) + url.href.slice(path).replace(/[`|\\'"]/g, encode);
}
