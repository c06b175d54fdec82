import { loadOnce } from '../service/loadOnce.js';

/** Longer text is not the name of a country. */
const MAX_NAME_LENGTH = 60;

/** After a failure, rows that need the table leave it alone for so long. */
const RETRY_MS = 10_000;

let find: ((country: string) => string | undefined) | undefined;
const load = loadOnce('findTimeZone', () => import('./countryTimeZones.js'));
let failedAt: number | undefined;
const listeners = new Set<() => void>();

/**
 * The IANA time zone of a country that has only one (224 of 248), otherwise undefined, because a
 * shop's hours must never be read in a guessed zone. Takes an ISO 3166-1 code of two or three
 * letters or an English name as `Intl.DisplayNames` writes it. Case, accents and punctuation do not
 * matter. Undefined as well until the table has arrived, which the first country that needs it
 * starts to load: `subscribeToZones` says when.
 */
export function timeZoneOfCountry(country: string | undefined): string | undefined {
  if (typeof country !== 'string' || country.length > MAX_NAME_LENGTH) return undefined;
  const text = country.trim().toUpperCase();
  if (!text) return undefined;
  preloadZones();
  return find?.(text);
}

/**
 * Loads the table of zones, once. Never rejects: a table that cannot be loaded, for example offline
 * or after a deployment, is tried again at the next call.
 */
export function loadZones(): Promise<void> {
  return load().then(
    ({ findTimeZone }) => {
      if (find) return;
      find = findTimeZone;
      for (const listener of [...listeners]) listener();
    },
    () => {
      failedAt = Date.now();
      // Nobody may ask again on an idle page.
      setTimeout(() => listeners.size > 0 && loadZones(), RETRY_MS);
    },
  );
}

/** Has the table loaded unless it is there, or could not be loaded just now. */
export function preloadZones(): void {
  const hasJustFailed = failedAt !== undefined && Date.now() - failedAt < RETRY_MS;
  if (!find && !hasJustFailed) void loadZones();
}

/** Whether the table is there. */
export const hasZones = (): boolean => find !== undefined;

/** Calls `listener` when the table arrives. The returned function unsubscribes it. */
export function subscribeToZones(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
