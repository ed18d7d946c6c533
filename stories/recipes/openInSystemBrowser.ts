import { inspectUrl, openableHref } from '@assent/client';

/** Runs in the privileged process, which believes no page: what a renderer sends is inspected once more. */
export async function openInSystemBrowser(
  href: unknown,
  // Electron: `shell.openExternal`. An editor: `env.openExternal`. Never a command line.
  openExternal: (address: string) => Promise<unknown>,
): Promise<'opened' | 'failed'> {
  const address = typeof href === 'string' ? openableHref(inspectUrl(href)) : null;
  if (address === null) return 'failed';
  await openExternal(address);
  return 'opened';
}
