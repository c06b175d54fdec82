import { randomBytes } from 'node:crypto';
import { type Mac, macOf } from '../endpoint/mac.js';
import { readSecrets, type Secret } from '../endpoint/secrets.js';

/** Derives names that reveal nothing without the secret. */
export interface Keys {
  /** Equal for equal texts; infeasible to guess. */
  readonly digest: Mac;
  /** The first secret, which signs. */
  readonly secret: string;
  /** All secrets, whose signatures are accepted. */
  readonly secrets: readonly string[];
}

/** Creates the keys; without a secret, from a random one of this process. */
export function createKeys(secret: Secret = randomBytes(32).toString('base64url')): Keys {
  const secrets = readSecrets(secret);
  return { secret: secrets[0], secrets, digest: macOf(secrets[0]) };
}
