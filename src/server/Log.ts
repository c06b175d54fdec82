export type Level = 'info' | 'warn' | 'error';

/** Writes one line. `about` holds no text of a row, no key and no customer. */
export type Log = (level: Level, event: string, about?: object) => void;

const SILENT_MS = 60_000;

/** Different lines that are remembered. */
const MAX_LINES = 100;

/**
 * Says the same line at most once a minute: what is wrong for every request would otherwise fill the
 * log. Metrics count how often it happened.
 */
export function createQuietLog(log: Log): Log {
  const said = new Map<string, number>();
  return (level, event, about) => {
    const line = JSON.stringify([level, event, about]);
    const now = performance.now();
    const last = said.get(line);
    if (last !== undefined && now - last < SILENT_MS) return;
    if (said.size >= MAX_LINES) said.clear();
    said.set(line, now);
    log(level, event, about);
  };
}
