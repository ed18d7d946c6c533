import type { ServerIdentity } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { useText } from '../locales/useText.ts';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { serverIdentityAnatomy } from './serverIdentity.anatomy.ts';

const remoteOrigin = /^[a-z][a-z0-9+.-]*:\/\//i;

/** `https://` is implied on screen; any other scheme is part of what the person must see. */
function shortOrigin(origin: string): string {
  return origin.replace(/^https:\/\//i, '');
}

/** Where a server runs: its URL origin, or the command of a local one. Renders a `<span>`, or nothing without an origin. */
export function ServerOrigin({ server }: { readonly server: ServerIdentity }): JSX.Element | null {
  const words = useText(commonText);
  if (server.origin === undefined) return null;
  const text = <UntrustedText text={shortOrigin(server.origin)} as="label" />;
  return (
    <span {...partOf(serverIdentityAnatomy, 'origin')}>
      {remoteOrigin.test(server.origin) ? text : words.nodes('localCommand', { command: text })}
    </span>
  );
}
