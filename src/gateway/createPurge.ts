import { macOf } from '../endpoint/mac.js';
import { sharingScopeOf } from './createLookupMaker.js';
import type { Results } from './createResults.js';
import type { Gateway } from './GatewayOptions.js';
import type { Keys } from './keys.js';

interface PurgeOptions {
  identity: 'transaction' | 'content';
  keys: Keys;
  results: Pick<Results, 'purge'>;
}

/** Creates the function that makes everything stored for a scope unreadable. */
export function createPurge({ identity, keys, results }: PurgeOptions): Gateway['purge'] {
  return async ({ scope }) => {
    if (identity === 'content') {
      throw new TypeError(
        "Merchantry: expected purge only where identity is 'transaction', but got: 'content'.",
      );
    }
    if (typeof scope !== 'string' || scope === '') {
      throw new TypeError(
        `Merchantry: expected purge({ scope }) to be a text as scopeOf gives it, but got: ${typeof scope}.`,
      );
    }
    // During rotation of secrets, another replica may name the scope differently.
    const names = keys.secrets.map((secret) => ({ ...keys, digest: macOf(secret) }));
    await Promise.all(names.map((own) => results.purge(sharingScopeOf(scope, identity, own))));
  };
}
