import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Where `react` and `react-dom`, or a file of theirs, are in React 18.3; anything else stays as it was asked for. */
export function redirect(request) {
  const asked = /^(react|react-dom)(\/.*)?$/.exec(request);
  return asked === null ? request : require.resolve(`${asked[1]}-18${asked[2] ?? ''}`);
}
