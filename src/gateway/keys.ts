import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** 128 bits are enough to tell lookups apart, and too many to guess. */
const DIGEST_BYTES = 16;

const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Names that tell nothing about what they stand for, to those who do not have the secret. */
export interface Keys {
  /** 22 URL-safe characters. Equal for equal texts. */
  digest(text: string): string;
  /** For other purposes, such as receipts. */
  readonly secret: Uint8Array;
}

/** Throws a `TypeError` for a secret that is too short to be one. */
export function createKeys(secret: string | undefined): Keys {
  const bytes = readSecret(secret);
  const encoder = new TextEncoder();
  // Its state after the key, copied for each digest: hashing the key again took a fifth longer.
  const keyed = hmac.create(sha256, bytes);
  return {
    secret: bytes,
    digest: (text) => toBase64Url(keyed.clone().update(encoder.encode(text)).digest()),
  };
}

function readSecret(secret: string | undefined): Uint8Array {
  if (secret === undefined) return crypto.getRandomValues(new Uint8Array(32));
  if (typeof secret === 'string' && secret.length >= 32) return new TextEncoder().encode(secret);
  const got = typeof secret === 'string' ? `${secret.length} characters` : typeof secret;
  throw new TypeError(
    `Merchantry: expected createGateway({ secret }) to be a text of at least 32 characters, but got: ${got}.`,
  );
}

function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < DIGEST_BYTES; index += 3) {
    const [first = 0, second = 0, third = 0] = bytes.subarray(index, index + 3);
    const word = (first << 16) | (second << 8) | third;
    text += `${BASE64URL[word >> 18]}${BASE64URL[(word >> 12) & 63]}${BASE64URL[(word >> 6) & 63]}${BASE64URL[word & 63]}`;
  }
  // 16 bytes are 22 characters and a bit; the rest would be another byte.
  return text.slice(0, 22);
}
