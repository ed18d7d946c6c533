import { pathToFileURL } from 'node:url';
import { redirect } from './redirect.mjs';

/** For `import`; `register.mjs` does the same for `require`. */
export async function resolve(specifier, context, next) {
  const file = redirect(specifier);
  return next(file === specifier ? specifier : pathToFileURL(file).href, context);
}
