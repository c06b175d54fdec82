import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** 128 bits are enough to tell lookups apart, and too many to guess. */
const DIGEST_BYTES = 16;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Names that tell nothing about what they stand for, to those who do not have the secret. */
export interface Keys {
  /** 22 URL-safe characters. Equal for equal texts. */
  digest(text: string): string;
  /** For other purposes, such as receipts. */
  readonly secret: Uint8Array;
}

/** Without a secret, one of this process alone. Throws a `TypeError` for one that is too short. */
export function createKeys(secret: string | undefined): Keys {
  const bytes =
    secret === undefined ? crypto.getRandomValues(new Uint8Array(32)) : readSecret(secret);
  const encoder = new TextEncoder();
  // Its state after the key, copied for each digest into one place: to hash the key again, and to
  // make new buffers, took twice as long.
  const keyed = hmac.create(sha256, bytes);
  const copy = keyed.clone();
  const digest = new Uint8Array(keyed.outputLen);
  let text8 = new Uint8Array(4096);
  return {
    secret: bytes,
    digest(text) {
      // UTF-8 takes at most three bytes for each unit of UTF-16.
      if (text8.length < 3 * text.length) text8 = new Uint8Array(3 * text.length);
      const { written } = encoder.encodeInto(text, text8);
      keyed._cloneInto(copy).update(text8.subarray(0, written)).digestInto(digest);
      return toBase64Url(digest.subarray(0, DIGEST_BYTES));
    },
  };
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

/** Base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0x3fff;
    for (bits += 8; bits >= 6; bits -= 6) text += ALPHABET[(held >> (bits - 6)) & 63];
  }
  return bits > 0 ? text + ALPHABET[(held << (6 - bits)) & 63] : text;
}
