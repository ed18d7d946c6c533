import { nameCombination, type ServerIdentity } from '@assent/client';
import type { Policy } from '@assent/client/policy';
import { type JSX, type MemoExoticComponent, memo, useId, useRef, useSyncExternalStore } from 'react';
import { partOf } from '../internals/partOf.ts';
import { permissionPanelText } from '../locales/families/permissionPanel.ts';
import { useText } from '../locales/useText.ts';
import { useAssentSettings } from '../provider/AssentContext.ts';
import { ServerClaim } from '../server-identity/ServerClaim.tsx';
import { ServerName } from '../server-identity/ServerName.tsx';
import { ServerOrigin } from '../server-identity/ServerOrigin.tsx';
import { ServerTile } from '../server-identity/ServerTile.tsx';
import { abilitiesOf } from './abilitiesOf.ts';
import { PermissionAbility } from './PermissionAbility.tsx';
import { PermissionGrants } from './PermissionGrants.tsx';
import { permissionPanelAnatomy } from './permissionPanel.anatomy.ts';
import { useMuted } from './useMuted.ts';

export interface PermissionServerProps {
  readonly server: ServerIdentity;
  readonly policy: Policy;
  readonly onSaid: (text: string) => void;
}

/** Everything one server may do. Renders an `<article>`. */
export const PermissionServer: MemoExoticComponent<(props: PermissionServerProps) => JSX.Element> = memo(
  function PermissionServer({ server, policy, onSaid }: PermissionServerProps): JSX.Element {
    const words = useText(permissionPanelText);
    const { inbox } = useAssentSettings('PermissionPanel');
    const [muted, setMuted] = useMuted(server.id);
    // Its own subscription, so that typing in the search renders none of the others anew.
    const snapshot = useSyncExternalStore(policy.subscribe, policy.getSnapshot, policy.getSnapshot);
    const title = useRef<HTMLHeadingElement>(null);
    const titleId = useId();
    const abilities = abilitiesOf(policy, server.id, inbox.surfaces);
    const combination = nameCombination(abilities);
    const grants = snapshot.grants.filter(({ serverId }) => serverId === server.id);

    return (
      <article
        {...partOf(permissionPanelAnatomy, 'server')}
        data-server={server.id}
        aria-labelledby={titleId}
      >
        <header>
          <ServerTile server={server} />
          <div>
            <h3 id={titleId} ref={title} tabIndex={-1}>
              <ServerName server={server} />
            </h3>
            <p>
              <ServerOrigin server={server} /> <ServerClaim server={server} />
            </p>
          </div>
        </header>
        <ul>
          {inbox.surfaces.map((kind) => (
            <PermissionAbility key={kind} kind={kind} server={server} policy={policy} abilities={abilities} />
          ))}
        </ul>
        <p {...partOf(permissionPanelAnatomy, 'combination')} data-combination={combination}>
          <strong>{words.string('amounts')}</strong> {words.string(`combination.${combination}`)}
        </p>
        <PermissionGrants
          server={server}
          policy={policy}
          grants={grants}
          onRevoked={() => {
            onSaid(words.string('revoked'));
            title.current?.focus();
          }}
        />
        {muted ? <p>{words.string('muted')}</p> : null}
        <button
          {...partOf(permissionPanelAnatomy, muted ? 'unmute' : 'mute')}
          type="button"
          onClick={() => setMuted(!muted)}
        >
          {words.string(muted ? 'unmute' : 'mute')}
        </button>
      </article>
    );
  },
);
