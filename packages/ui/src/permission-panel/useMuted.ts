import { useCallback, useReducer, useSyncExternalStore } from 'react';
import { useAssentSettings } from '../provider/AssentContext.ts';

/** Whether a server's requests are held back by the person, and the switch for it. */
export function useMuted(serverId: string): readonly [muted: boolean, setMuted: (muted: boolean) => void] {
  const { inbox } = useAssentSettings('PermissionPanel');
  // Muting a server that has nothing pending changes no request, so the inbox wakes nobody.
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const get = useCallback(() => inbox.isMuted(serverId), [inbox, serverId]);
  const muted = useSyncExternalStore(inbox.subscribe, get, get);
  const setMuted = useCallback(
    (next: boolean) => {
      if (next) inbox.mute(serverId);
      else inbox.unmute(serverId);
      refresh();
    },
    [inbox, serverId],
  );
  return [muted, setMuted];
}
