import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Mac, macOf, toBase64Url } from './mac.js';

/** Names that tell nothing about what they stand for, to those who do not have the secret. */
export interface Keys {
  /** Equal for equal texts; too many bits to guess. */
  readonly digest: Mac;
  /** The first one, which signs. */
  readonly secret: Uint8Array;
  /** All of them, by which a signature may have been made. */
  readonly secrets: readonly Uint8Array[];
}

/** Of a secret that is being replaced, the new one is the first. */
export type Secret = string | readonly string[];

/**
 * Without a secret, one of this process alone. Throws a `TypeError` for one that is too short, and for
 * a list without any.
 */
export function createKeys(secret: Secret | undefined): Keys {
  const given = secret === undefined ? [crypto.getRandomValues(new Uint8Array(32))] : undefined;
  const secrets = given ?? readSecrets(secret);
  const [first] = secrets as [Uint8Array];
  return { secret: first, secrets, digest: macOf(first) };
}

/** At least one. */
export function readSecrets(secret: unknown, what?: string): Uint8Array[] {
  const all: unknown[] = [secret].flat();
  return (all.length > 0 ? all : [undefined]).map((one) => readSecret(one, what));
}

/** Too many bits to guess. */
export const randomText = (): string => toBase64Url(crypto.getRandomValues(new Uint8Array(16)));

/** HMAC-SHA-256 wants a secret of its own size (RFC 2104, section 3). */
const MIN_SECRET_LENGTH = 32;

/** The secret as bytes. Throws a `TypeError`, which names `what` it is, for one that is too short. */
function readSecret(secret: unknown, what = 'secret'): Uint8Array {
  if (typeof secret === 'string' && secret.length >= MIN_SECRET_LENGTH) return utf8ToBytes(secret);
  const got = typeof secret === 'string' ? 'a shorter one' : typeof secret;
  throw new TypeError(
    `Merchantry: expected ${what} to be a string of at least ${MIN_SECRET_LENGTH} characters, ` +
      `but got: ${got}.`,
  );
}

/** Reads all characters, whichever differs: time must not tell how much of a guess is right. */
export function isEqualSecret(given: string, expected: string): boolean {
  if (given.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}
