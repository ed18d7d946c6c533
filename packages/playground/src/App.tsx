import * as publicSuffixes from '@assent/client/url-psl';
import { AssentProvider, RequestDialogs } from '@assent/ui';
import { RequestTray } from '@assent/ui/request-tray';
import { RootsProvider } from '@assent/ui/roots';
import { type JSX, useEffect, useState, useSyncExternalStore } from 'react';
import type { Host } from './host/createHost.ts';
import { servers } from './host/servers.ts';
import { Composer } from './parts/Composer.tsx';
import { type Choice, ServerList } from './parts/ServerList.tsx';
import { Settings } from './parts/Settings.tsx';
import { Transcript } from './parts/Transcript.tsx';
import { surfaces } from './surfaces.ts';

export interface AppProps {
  readonly host: Host;
}

export function App({ host }: AppProps): JSX.Element {
  const { inbox, policy, roots } = host.desk;
  const state = useSyncExternalStore(host.subscribe, host.getSnapshot);
  const [choice, setChoice] = useState<Choice>();
  const [settings, setSettings] = useState(false);

  useEffect(() => {
    for (const { id } of servers) void host.connect(id);
  }, [host]);

  return (
    <AssentProvider inbox={inbox} surfaces={surfaces} urlOptions={publicSuffixes}>
      <RootsProvider store={roots} onRemember={({ id }) => policy.setAccess(id, 'roots', 'on')}>
        <div className="page">
          <aside className="side">
            <h1>
              <img src="/icon.svg" alt="" width="28" height="28" />
              Assent playground
            </h1>
            <ServerList
              connections={state.connections}
              choice={settings ? undefined : choice}
              onChoose={(next) => {
                setChoice(next);
                setSettings(false);
              }}
              onRetry={(serverId) => void host.connect(serverId)}
            />
          </aside>
          <main className="main">
            <header className="bar">
              <button
                type="button"
                className="quiet"
                aria-pressed={settings}
                onClick={() => setSettings(!settings)}
              >
                Settings
              </button>
              <RequestTray />
            </header>
            {settings ? (
              <Settings desk={host.desk} />
            ) : (
              <Transcript calls={state.transcript} onStop={host.stop} />
            )}
            {choice && !settings && (
              <Composer
                key={`${choice.serverId} ${choice.tool.name}`}
                choice={choice}
                onRun={(args) => host.run(choice.serverId, choice.tool, args)}
              />
            )}
          </main>
        </div>
        <RequestDialogs />
      </RootsProvider>
    </AssentProvider>
  );
}
