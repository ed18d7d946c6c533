import { completedCombination, type RequestKind, type ServerIdentity } from '@assent/client';
import type { JSX } from 'react';
import { permissionPanelText } from '../locales/families/permissionPanel.ts';
import { useText } from '../locales/useText.ts';
import { ServerName } from '../server-identity/ServerName.tsx';

export interface CombinationNoticeProps {
  readonly server: ServerIdentity;
  readonly abilities: readonly RequestKind[];
  readonly added: RequestKind;
}

/** What a further ability would complete, said before it is given (S-26); nothing when it completes nothing. */
export function CombinationNotice({ server, abilities, added }: CombinationNoticeProps): JSX.Element | null {
  const words = useText(permissionPanelText);
  const completed = completedCombination(abilities, added);
  if (completed === undefined) return null;
  return (
    <>
      <p>{words.nodes('completing', { server: <ServerName server={server} /> })}</p>
      <p data-combination={completed}>{words.string(`combination.${completed}`)}</p>
    </>
  );
}
