/** A URL by its origin; other schemes by the scheme alone. What can't be read as a URL gives nothing away. */
export function redactUrl(url: string): string {
  try {
    const { origin, protocol } = new URL(url);
    return origin === 'null' ? protocol : origin;
  } catch {
    return '(unreadable)';
  }
}

/** A server's origin: a URL by its origin, a command line by its program, since tokens travel as arguments. */
export function redactOrigin(origin: string): string {
  if (/^[A-Za-z][A-Za-z0-9+.-]+:\/\//.test(origin)) return redactUrl(origin);
  const [program = ''] = origin.trim().split(/\s/, 1);
  return program.split(/[\\/]/).at(-1) ?? '';
}
