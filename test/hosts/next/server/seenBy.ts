import type { Seen } from './Seen';

declare global {
  var seenBySession: Map<string, Seen> | undefined;
}

/** The requests to the service in a session so far. */
export function seenBy(session: string): Seen {
  // Next loads a module once for each route; what they share is global.
  globalThis.seenBySession ??= new Map();
  const seen = globalThis.seenBySession.get(session) ?? { prefetched: [], calls: [], open: 0 };
  globalThis.seenBySession.set(session, seen);
  return seen;
}
