import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type Mac, macOf } from './mac.js';

/** Names that tell nothing about what they stand for, to those who do not have the secret. */
export interface Keys {
  /** Equal for equal texts; too many bits to guess. */
  readonly digest: Mac;
  /** For other purposes, such as receipts. */
  readonly secret: Uint8Array;
}

/** Without a secret, one of this process alone. Throws a `TypeError` for one that is too short. */
export function createKeys(secret: string | undefined): Keys {
  const bytes =
    secret === undefined ? crypto.getRandomValues(new Uint8Array(32)) : readSecret(secret);
  return { secret: bytes, digest: macOf(bytes) };
}

/** HMAC-SHA-256 wants a secret of its own size (RFC 2104, section 3). */
const MIN_SECRET_LENGTH = 32;

/** The secret as bytes. Throws a `TypeError`, which names `what` it is, for one that is too short. */
export function readSecret(secret: unknown, what = 'secret'): Uint8Array {
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
