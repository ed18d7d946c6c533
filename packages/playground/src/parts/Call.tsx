import type { JSX } from 'react';
import type { CallEntry } from '../host/HostState.ts';
import { servers } from '../host/servers.ts';
import { CallResult } from './CallResult.tsx';
import { Receipt } from './Receipt.tsx';

export interface CallProps {
  readonly call: CallEntry;
  readonly onStop: () => void;
}

/** One tool call: what went out, what was asked meanwhile, what came back. */
export function Call({ call, onStop }: CallProps): JSX.Element {
  const label = servers.find(({ id }) => id === call.serverId)?.label ?? call.serverId;
  return (
    <li className="call" data-status={call.outcome.status}>
      <div className="call-request">
        <p>
          <strong>{call.tool.title}</strong> <span className="muted">on {label}</span>
        </p>
        {Object.keys(call.arguments).length > 0 && <pre>{JSON.stringify(call.arguments, null, 2)}</pre>}
      </div>
      {call.settled.map((settled) => (
        <Receipt key={settled.request.id} settled={settled} />
      ))}
      <CallResult outcome={call.outcome} from={label} onStop={onStop} />
    </li>
  );
}
