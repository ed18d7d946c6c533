import type { JSX } from 'react';
import type { HostState, HostTool } from '../host/HostState.ts';
import { type PlaygroundServer, servers } from '../host/servers.ts';

export interface Choice {
  readonly serverId: string;
  readonly tool: HostTool;
}

export interface ServerListProps {
  readonly connections: HostState['connections'];
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
  readonly onRetry: (serverId: string) => void;
}

interface ServerProps extends Omit<ServerListProps, 'connections'> {
  readonly server: PlaygroundServer;
  readonly connection: HostState['connections'][string] | undefined;
}

interface ToolListProps {
  readonly tools: readonly HostTool[];
  readonly chosen: string | undefined;
  readonly onChoose: (tool: HostTool) => void;
}

function ToolList({ tools, chosen, onChoose }: ToolListProps): JSX.Element {
  return (
    <ul className="tools">
      {tools.map((tool) => (
        <li key={tool.name}>
          <button type="button" aria-pressed={chosen === tool.name} onClick={() => onChoose(tool)}>
            {tool.title}
            {tool.destructive && <span className="badge">deletes</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Server({ server, connection, choice, onChoose, onRetry }: ServerProps): JSX.Element {
  const status = connection?.status ?? 'connecting';
  const asks = (tool: HostTool): boolean => server.asking?.includes(tool.name) ?? true;
  const quiet = connection?.status === 'ready' ? connection.tools.filter((tool) => !asks(tool)) : [];
  const picking = {
    chosen: choice?.serverId === server.id ? choice.tool.name : undefined,
    onChoose: (tool: HostTool) => onChoose({ serverId: server.id, tool }),
  };
  return (
    <section className="server" data-server={server.id} data-status={status} aria-label={server.label}>
      <h3>
        <span className="dot" aria-hidden="true" />
        {server.label}
      </h3>
      <p className="muted">{server.about}</p>
      {connection?.status === 'down' && (
        <div className="down" role="alert">
          <p>This server can't be reached.</p>
          <p className="muted">{connection.reason}</p>
          <button type="button" onClick={() => onRetry(server.id)}>
            Try again
          </button>
        </div>
      )}
      {status === 'connecting' && <p role="status">Connecting…</p>}
      {connection?.status === 'ready' && (
        <>
          <ToolList tools={connection.tools.filter(asks)} {...picking} />
          {quiet.length > 0 && (
            <details>
              <summary>{quiet.length} tools that ask nothing</summary>
              <ToolList tools={quiet} {...picking} />
            </details>
          )}
        </>
      )}
    </section>
  );
}

/** The servers of this host, whether they answer, and their tools. */
export function ServerList({ connections, ...rest }: ServerListProps): JSX.Element {
  return (
    <nav className="servers" aria-label="Servers and tools">
      {servers.map((server) => (
        <Server key={server.id} server={server} connection={connections[server.id]} {...rest} />
      ))}
    </nav>
  );
}
