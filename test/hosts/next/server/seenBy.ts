import type { Seen } from './Seen';

declare global {
  var seenBySession: Map<string, Seen> | undefined;
}

/** The requests to the service in a session so far. */
export function seenBy(session: string): Seen {
  // Next.js loads a module once per route, so shared state must be global.
  globalThis.seenBySession ??= new Map();
  const seen = globalThis.seenBySession.get(session) ?? { prefetched: [], calls: [], open: 0 };
  globalThis.seenBySession.set(session, seen);
  return seen;
}
