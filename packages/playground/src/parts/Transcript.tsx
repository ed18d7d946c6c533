import { type JSX, useEffect, useRef } from 'react';
import type { CallEntry } from '../host/HostState.ts';
import { Call } from './Call.tsx';

export interface TranscriptProps {
  readonly calls: readonly CallEntry[];
  readonly onStop: (callId: string) => void;
}

export function Transcript({ calls, onStop }: TranscriptProps): JSX.Element {
  const end = useRef<HTMLDivElement>(null);
  const last = calls.at(-1);
  const progress = `${calls.length} ${last?.settled.length ?? 0} ${last?.outcome.status ?? ''}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows whatever was added last
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [progress]);

  return (
    <div className="transcript">
      {calls.length === 0 ? (
        <div className="welcome">
          <h2>Run a tool and see what its server asks you</h2>
          <p>
            Pick a tool on the side. While it works, its server may need something from you: the question
            arrives as a card, you decide, and the answer goes back to the server. All of it is real: real
            servers, a real client, real answers.
          </p>
        </div>
      ) : (
        <ol className="calls" aria-label="Transcript">
          {calls.map((call) => (
            <Call key={call.id} call={call} onStop={() => onStop(call.id)} />
          ))}
        </ol>
      )}
      <div ref={end} />
    </div>
  );
}
