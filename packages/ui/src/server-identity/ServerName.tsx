import type { ServerIdentity } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { UntrustedText } from '../untrusted-text/UntrustedText.tsx';
import { serverIdentityAnatomy } from './serverIdentity.anatomy.ts';

export interface ServerNameProps {
  readonly server: ServerIdentity;
}

/** The host's name for a server, isolated so that its direction moves no other word. Renders a `<span>`. */
export function ServerName({ server }: ServerNameProps): JSX.Element {
  return (
    <span {...partOf(serverIdentityAnatomy, 'label')}>
      <UntrustedText text={server.label} as="label" />
    </span>
  );
}
