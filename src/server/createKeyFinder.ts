import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose';
import { DAY_MS, HOUR_MS, MINUTE_MS, now } from '../utils/time.js';

/** How often the keys are loaded, because one may have been withdrawn. */
const KEYS_MS = HOUR_MS;

/** How long the last loaded keys count while loading fails, and how often loading is tried again. */
const LAST_KEYS_MS = DAY_MS;
const RETRY_MS = MINUTE_MS;

/** Minimum time between two loads for unknown keys, because any caller can make one up. */
export const UNKNOWN_KEY_MS = 2_000;

/** The token names a key that the keys loaded just now lack: it is a newer one, or made up. */
export class UnknownKeyError extends Error {
  override readonly name = 'UnknownKeyError';
}

/**
 * Finds the key of a token among those of the identity provider. Its outage affects no customer for a
 * day, unless their token names an unknown key, which loads the keys at once. `onError` is called if
 * the keys of the last load go on counting. Rejects with an `UnknownKeyError` if loading has to wait.
 */
export function createKeyFinder(url: URL, onError: (error: unknown) => void): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(url, {
    cacheMaxAge: LAST_KEYS_MS,
    cooldownDuration: UNKNOWN_KEY_MS,
    [customFetch]: fetchKeys,
  });
  let dueAt = now() + KEYS_MS;

  const renew = async (): Promise<void> => {
    // Without any that count, finding one loads them.
    if (now() < dueAt || !keys.fresh) return;
    // Only one request waits for an identity provider that does not answer.
    dueAt = now() + RETRY_MS;
    try {
      await keys.reload();
      dueAt = now() + KEYS_MS;
    } catch (error) {
      onError(error);
    }
  };

  return async (header, token) => {
    await renew();
    const hasJustLoaded = keys.coolingDown;
    try {
      return await keys(header, token);
    } catch (error) {
      if (hasJustLoaded && error instanceof errors.JWKSNoMatchingKey) throw new UnknownKeyError();
      throw error;
    }
  };
}

/** Rejects an empty list of keys, because it would replace the keys of the last load. */
async function fetchKeys(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  const { keys } = response.status === 200 ? await response.clone().json() : {};
  if (keys?.length === 0) throw new errors.JWKSInvalid('Expected at least one key.');
  return response;
}
