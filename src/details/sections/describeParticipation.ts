import { cleanText } from '../../record/cleanText.js';
import { safeUrl } from '../../record/links.js';

/** A participation in words: its name and its other facts. */
export interface Participation {
  title: string | undefined;
  facts: readonly string[];
}

/** Limits on nesting and length, so that a strange record stays readable. */
const MAX_DEPTH = 4;
const MAX_FACTS = 12;
/** Keys of ids, which mean nothing to a reader. */
const ID = /^(?:id|uuid|guid)$/i;
/** Keys that may hold the name; the service does not document the shape. */
const NAMES = ['name', 'title', 'label', 'programme', 'program'];

/**
 * An ESG participation of any shape as text: its name, if there is one, and "key: value" for the
 * rest. Undefined for a value without readable text.
 */
export function describeParticipation(value: unknown): Participation | undefined {
  if (typeof value !== 'object' || value === null) {
    const title = textOf(value);
    return title === undefined ? undefined : { title, facts: [] };
  }
  const { title, path } = findName(value, [], 0);
  const facts: string[] = [];
  collect(value, [], path, facts);
  if (title === undefined && facts.length === 0) return undefined;
  return { title, facts };
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

function collect(
  value: unknown,
  path: readonly string[],
  namePath: string | undefined,
  facts: string[],
): void {
  if (facts.length >= MAX_FACTS || path.join('\n') === namePath) return;
  if (typeof value === 'object' && value !== null) {
    if (path.length >= MAX_DEPTH) return;
    for (const [key, inner] of Object.entries(value)) {
      collect(inner, [...path, key], namePath, facts);
    }
    return;
  }
  const text = textOf(value);
  if (text === undefined || ID.test(path.at(-1) ?? '')) return;
  // Skips array indexes: `levels.0` becomes "levels".
  const key = path.filter((step) => !/^\d+$/.test(step)).at(-1);
  facts.push(key === undefined ? text : `${words(key)}: ${text}`);
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return safeLinkHost(value) ?? cleanText(value);
  return Number.isFinite(value) || typeof value === 'boolean' ? String(value) : undefined;
}

/** The host of a link. */
function safeLinkHost(text: string): string | undefined {
  return /^https?:/i.test(text) ? safeUrl(text)?.hostname.replace(/^www\./, '') : undefined;
}

/** `joinedAt`, `joined_at` → "joined at". */
function words(key: string): string {
  const spaced = key.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/[_-]+/g, ' ');
  return cleanText(spaced.toLowerCase(), 60) ?? key;
}
