import * as publicSuffixes from '@assent/client/url-psl';
import { AssentProvider, RequestDialogs } from '@assent/ui';
import { SamplingReviewSurface } from '@assent/ui/sampling-review';
import { type JSX, useEffect, useState, useSyncExternalStore } from 'react';
import type { Host } from './host/createHost.ts';
import { servers } from './host/servers.ts';
import { Composer } from './parts/Composer.tsx';
import { type Choice, ServerList } from './parts/ServerList.tsx';
import { Transcript } from './parts/Transcript.tsx';

/** Sampling is deprecated, so a host that lends its model says so; what it doesn't name it doesn't load. */
const surfaces = { sampling: SamplingReviewSurface };

export interface AppProps {
  readonly host: Host;
}

export function App({ host }: AppProps): JSX.Element {
  const state = useSyncExternalStore(host.subscribe, host.getSnapshot);
  const [choice, setChoice] = useState<Choice>();

  useEffect(() => {
    for (const { id } of servers) void host.connect(id);
  }, [host]);

  return (
    <AssentProvider inbox={host.inbox} surfaces={surfaces} urlOptions={publicSuffixes}>
      <div className="page">
        <aside className="side">
          <h1>
            <img src="/icon.svg" alt="" width="28" height="28" />
            Assent playground
          </h1>
          <ServerList
            connections={state.connections}
            choice={choice}
            onChoose={setChoice}
            onRetry={(serverId) => void host.connect(serverId)}
          />
        </aside>
        <main className="main">
          <Transcript calls={state.transcript} onStop={host.stop} />
          {choice && (
            <Composer
              key={`${choice.serverId} ${choice.tool.name}`}
              choice={choice}
              onRun={(args) => host.run(choice.serverId, choice.tool, args)}
            />
          )}
        </main>
      </div>
      <RequestDialogs />
    </AssentProvider>
  );
}
