/** Bundlers put the value of NODE_ENV in; without a `process` it counts as development. */
declare const process: { readonly env: Readonly<Record<string, string | undefined>> } | undefined;

function isProduction(): boolean {
  try {
    return process?.env.NODE_ENV === 'production';
  } catch {
    return false;
  }
}

const warned = new WeakSet<Window>();

/**
 * Tells the host's developer, once and not in production, that another page frames this one: it can lay its own picture
 * over a consent, which no script in here can see (C10).
 */
export function warnWhenFramed(
  view: Window,
  warn: (message: string) => void = (message) => console.warn(message),
): void {
  if (view.top === view || warned.has(view) || isProduction()) return;
  warned.add(view);
  warn(
    'Assent runs inside a frame, so the page around it can cover what a person agrees to. Send "Content-Security-Policy: frame-ancestors \'none\'" with the host\'s page, or, where the frame is your own, say so with <AssentProvider framed="expected">.',
  );
}
