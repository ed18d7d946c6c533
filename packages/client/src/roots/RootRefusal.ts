/**
 * Why an entry can't be a root (RO-06, RO-09). The words live in the UI's locale files.
 *
 * - `empty`: nothing was given. `too-long`: beyond 4096 characters.
 * - `relative-path`: neither absolute nor a file URI. `home-shorthand`: begins with `~`, which only a shell expands.
 * - `not-a-file-uri`: another scheme. `unsupported-host`: a host that a share can't have (user, port, `localhost` share).
 * - `device-path`: `\\.\` and the like. `traversal`: dot segments, plain or percent-encoded, with either separator.
 * - `control-character`: NUL, line breaks, bidi controls. `malformed-encoding`: a `%` that decodes to nothing, lone surrogates.
 * - `encoded-separator`: `%2F` (or `%5C` in a Windows path), which one reader takes for a separator and another doesn't.
 * - `query-or-fragment`: an unescaped `?` or `#` in a URI, which cuts the path short.
 */
export type PathRefusal =
  | 'empty'
  | 'too-long'
  | 'relative-path'
  | 'home-shorthand'
  | 'not-a-file-uri'
  | 'unsupported-host'
  | 'device-path'
  | 'traversal'
  | 'control-character'
  | 'malformed-encoding'
  | 'encoded-separator'
  | 'query-or-fragment';

/** A refusal of the store: of the path itself, or because of what the list holds. */
export type RootRefusal =
  | { readonly code: PathRefusal }
  /** The same folder is listed already, if perhaps spelled differently. */
  | { readonly code: 'duplicate'; readonly of: string }
  | { readonly code: 'unknown-root' };
