import { useEffect, useState } from 'react';
import { useAssentSettings } from '../provider/AssentContext.ts';

/** The inbox's time, every second while `running`: what is shown as left is really left. */
export function useNow(running: boolean): number {
  const { inbox } = useAssentSettings('RequestTray');
  const [now, setNow] = useState(() => inbox.clock.now());
  useEffect(() => {
    if (!running) return undefined;
    setNow(inbox.clock.now());
    const timer = setInterval(() => setNow(inbox.clock.now()), 1000);
    return () => clearInterval(timer);
  }, [running, inbox]);
  return now;
}
