import type { Call, Entry } from './Entry.js';

/** Puts `entries` into one call; a part of `parent` if its rows travelled in that one before. */
export function createCall(entries: readonly Entry[], parent?: Call): Call {
  const call: Call = {
    number: parent?.number ?? 0,
    entries,
    attempt: 0,
    sentAt: parent?.sentAt ?? 0,
    closed: false,
    restsUntil: 0,
    split: parent?.split,
  };
  for (const entry of entries) entry.call = call;
  return call;
}
