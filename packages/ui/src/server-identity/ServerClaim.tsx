import type { ServerIdentity } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { commonText } from '../locales/families/common.ts';
import { useText } from '../locales/useText.ts';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { serverIdentityAnatomy } from './serverIdentity.anatomy.ts';

/** What a server calls itself, as a claim and only when it differs from the host's name (T4). */
export function ServerClaim({ server }: { readonly server: ServerIdentity }): JSX.Element | null {
  const words = useText(commonText);
  if (server.claimedName === undefined || server.claimedName === server.label) return null;
  return (
    <span {...partOf(serverIdentityAnatomy, 'claimed-name')}>
      {words.nodes('callsItself', { name: <UntrustedText text={server.claimedName} as="label" /> })}
    </span>
  );
}
