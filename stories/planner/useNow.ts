import { useEffect, useState } from 'react';

const TICK_MS = 100;

/** The current time in milliseconds since 1970, updated only while `runs`. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return now;
}
