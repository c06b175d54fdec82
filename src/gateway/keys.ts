import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Mac, macOf, toBase64Url } from './mac.js';

/** Derives names that reveal nothing without the secret. */
export interface Keys {
  /** Equal for equal texts; infeasible to guess. */
  readonly digest: Mac;
  /** The first secret, which signs. */
  readonly secret: Uint8Array;
  /** All secrets, whose signatures are accepted. */
  readonly secrets: readonly Uint8Array[];
}

/** While rotating a secret, the new one comes first. */
export type Secret = string | readonly string[];

/**
 * Creates the keys; without a secret, from a random one of this process. Throws a `TypeError` for a
 * secret that is too short, and for an empty list.
 */
export function createKeys(secret: Secret | undefined): Keys {
  const given = secret === undefined ? [crypto.getRandomValues(new Uint8Array(32))] : undefined;
  const secrets = given ?? readSecrets(secret);
  const [first] = secrets as [Uint8Array];
  return { secret: first, secrets, digest: macOf(first) };
}

/** Reads one or more secrets. */
export function readSecrets(secret: unknown, what?: string): Uint8Array[] {
  const all: unknown[] = [secret].flat();
  return (all.length > 0 ? all : [undefined]).map((one) => readSecret(one, what));
}

/** A random text, infeasible to guess. */
export const randomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(16)));

/** A secret for HMAC-SHA-256 should be as long as its output, 32 bytes (RFC 2104, section 3). */
const MIN_SECRET_LENGTH = 32;

/** The secret as bytes. Throws a `TypeError` that names it (`what`) if it is too short. */
function readSecret(secret: unknown, what = 'secret'): Uint8Array {
  if (typeof secret === 'string' && secret.length >= MIN_SECRET_LENGTH) return utf8ToBytes(secret);
  const got = typeof secret === 'string' ? 'a shorter one' : typeof secret;
  throw new TypeError(
    `Merchantry: expected ${what} to be a string of at least ${MIN_SECRET_LENGTH} characters, ` +
      `but got: ${got}.`,
  );
}

/** Compares in constant time, so that timing does not reveal how much of a guess is right. */
export function isEqualSecret(given: string, expected: string): boolean {
  if (given.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}
