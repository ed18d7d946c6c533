/** Bundlers put the value of NODE_ENV in; without a `process` it counts as development. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> } | undefined;

function isProduction(): boolean {
  try {
    return process?.env.NODE_ENV === 'production';
  } catch {
    return false;
  }
}

/** Tells the host's developer, and nobody in production. */
export function warnInDevelopment(message: string): void {
  if (!isProduction()) console.warn(message);
}
