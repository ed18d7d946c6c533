import type { ServerIdentity } from '@assent/client';
import type { JSX } from 'react';
import { partOf } from '../internals/partOf.ts';
import { serverIdentityAnatomy } from './serverIdentity.anatomy.ts';
import { tileOf } from './tileOf.ts';

/** A coloured tile for recognising a server at a glance; never an image of the server's. Renders a `<span>`. */
export function ServerTile({ server }: { readonly server: ServerIdentity }): JSX.Element {
  const { letters, hue } = tileOf(server);
  return (
    <span {...partOf(serverIdentityAnatomy, 'tile')} data-hue={hue} aria-hidden="true">
      {letters}
    </span>
  );
}
