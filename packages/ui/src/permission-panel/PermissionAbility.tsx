import { completedCombination, type RequestKind, type ServerIdentity } from '@assent/client';
import type { Policy, ServerAccess } from '@assent/client/policy';
import { type JSX, useEffect, useId, useRef, useState } from 'react';
import { partOf } from '../internals/partOf.ts';
import { permissionPanelText } from '../locales/families/permissionPanel.ts';
import { useText } from '../locales/useText.ts';
import { CombinationNotice } from './CombinationNotice.tsx';
import { permissionPanelAnatomy } from './permissionPanel.anatomy.ts';

export interface PermissionAbilityProps {
  readonly kind: RequestKind;
  readonly server: ServerIdentity;
  readonly policy: Policy;
  readonly abilities: readonly RequestKind[];
}

/** One ability of a server; what it would complete is named before it is given. Renders an `<li>`. */
export function PermissionAbility({ kind, server, policy, abilities }: PermissionAbilityProps): JSX.Element {
  const words = useText(permissionPanelText);
  const id = useId();
  const [wanted, setWanted] = useState<ServerAccess | undefined>(undefined);
  const select = useRef<HTMLSelectElement>(null);
  const turnOn = useRef<HTMLButtonElement>(null);
  const access = policy.getAccess(server.id, kind);
  const deprecated = kind === 'sampling' || kind === 'roots';

  useEffect(() => {
    if (wanted !== undefined) turnOn.current?.focus();
  }, [wanted]);

  const choose = (next: ServerAccess): void => {
    const gives = kind === 'form' || kind === 'url' ? next !== 'off' : next === 'on';
    const completes =
      gives && !abilities.includes(kind) && completedCombination(abilities, kind) !== undefined;
    if (completes) setWanted(next);
    else policy.setAccess(server.id, kind, next);
  };
  const finish = (next: ServerAccess | undefined): void => {
    if (next !== undefined) policy.setAccess(server.id, kind, next);
    setWanted(undefined);
    select.current?.focus();
  };

  return (
    <li {...partOf(permissionPanelAnatomy, 'ability')} data-kind={kind} data-state={access}>
      <label htmlFor={id}>{words.string(`kind.${kind}`)}</label>
      <select
        {...partOf(permissionPanelAnatomy, 'choice')}
        id={id}
        ref={select}
        value={deprecated || access === 'off' ? access : 'unset'}
        aria-describedby={deprecated ? `${id}-note` : undefined}
        onChange={(event) => choose(event.target.value as ServerAccess)}
      >
        <option value="unset">{words.string(`ask.${kind}`)}</option>
        {deprecated ? <option value="on">{words.string(`on.${kind}`)}</option> : null}
        <option value="off">{words.string('off')}</option>
      </select>
      {deprecated ? <small id={`${id}-note`}>{words.string('deprecated')}</small> : null}
      {wanted === undefined ? null : (
        <div {...partOf(permissionPanelAnatomy, 'completing')} role="status">
          <CombinationNotice abilities={abilities} added={kind} server={server} />
          <div data-row="">
            <button
              {...partOf(permissionPanelAnatomy, 'turn-on')}
              ref={turnOn}
              type="button"
              onClick={() => finish(wanted)}
            >
              {words.string('turnOn')}
            </button>
            <button
              {...partOf(permissionPanelAnatomy, 'keep-off')}
              type="button"
              onClick={() => finish(undefined)}
            >
              {words.string('keepOff')}
            </button>
          </div>
        </div>
      )}
    </li>
  );
}
