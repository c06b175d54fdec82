import { capitalize } from '../../i18n/capitalize.js';
import { formatMessage } from '../../i18n/formatMessage.js';
import type { Messages } from '../../i18n/Messages.js';
import { cleanText } from '../../record/cleanText.js';

/** A participation: its name and other facts. */
interface Participation {
  title: string | undefined;
  facts: readonly string[];
}

/** Limits nesting and length, so that an unusual record stays readable. */
const MAX_DEPTH = 4;
const MAX_FACTS = 12;
/** Keys of self-explanatory texts: "Gold". */
const WORDS = /^(?:level|tier|grade|status|rank|medal)s?$/i;
/** Keys of the year in which participation started. */
const SINCE = /^(?:since|joined|from)(?:_?(?:year|date|at))?$/i;
/** Keys that may hold the name; the service does not document the shape. */
const NAMES = ['name', 'title', 'label', 'programme', 'program'];

/**
 * Describes an ESG participation of any shape: its name, if it has one, and the facts that a
 * reader understands without the service's keys. Returns undefined if it has neither.
 */
export function describeParticipation(
  value: unknown,
  messages: Messages,
): Participation | undefined {
  if (typeof value === 'string') {
    const title = cleanText(value);
    return title === undefined ? undefined : { title, facts: [] };
  }
  const { title, path } = findName(value, [], 0);
  const facts: string[] = [];
  collect(value, [], { namePath: path, messages, facts });
  if (title !== undefined || facts.length > 0) return { title, facts };
  return undefined;
}

/** The first text under one of `NAMES`, outer objects first. */
function findName(
  value: unknown,
  path: readonly string[],
  depth: number,
): { title: string | undefined; path: string | undefined } {
  const none = { title: undefined, path: undefined };
  if (typeof value !== 'object' || value === null || depth >= MAX_DEPTH) return none;
  const entries = Object.entries(value);
  for (const name of NAMES) {
    const entry = entries.find(([key]) => key.toLowerCase() === name);
    const title = entry && typeof entry[1] === 'string' ? cleanText(entry[1]) : undefined;
    if (entry && title) return { title, path: [...path, entry[0]].join('\n') };
  }
  for (const [key, inner] of entries) {
    const found = findName(inner, [...path, key], depth + 1);
    if (found.title !== undefined) return found;
  }
  return none;
}

interface Collection {
  namePath: string | undefined;
  messages: Messages;
  facts: string[];
}

function collect(value: unknown, path: readonly string[], collection: Collection): void {
  const { namePath, messages, facts } = collection;
  if (facts.length >= MAX_FACTS || (namePath !== undefined && path.join('\n') === namePath)) return;
  if (typeof value === 'object' && value !== null) {
    if (path.length >= MAX_DEPTH) return;
    for (const [key, inner] of Object.entries(value)) collect(inner, [...path, key], collection);
    return;
  }
  // Skips array indexes: `levels.0` means level.
  const key = path.filter((step) => !/^\d+$/.test(step)).at(-1);
  if (key !== undefined && SINCE.test(key)) {
    const year = /^(?:19|20)\d\d(?=$|-)/.exec(String(value))?.[0];
    if (year) facts.push(formatMessage(messages.participationSince, { year }));
  } else if (key === undefined || WORDS.test(key)) {
    const text = typeof value === 'string' && !LINK.test(value) ? cleanText(value) : undefined;
    // Services send texts in lower case: "gold".
    if (text) facts.push(capitalize(text, 'en'));
  }
}

/** Links are skipped; only the programme's name matters. */
const LINK = /^\w+:\/\//;
