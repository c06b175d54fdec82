import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { isPublicUrl, readImageUrl } from './readImageUrl.js';

/** Before the address, so that a signature made for anything else is none for a picture. */
const PURPOSE = 'merchantry image\n';

/** Characters. HMAC-SHA-256 wants a secret of its own size (RFC 2104, section 3). */
const MIN_SECRET_LENGTH = 32;

/**
 * The query with which an image proxy that has the same secret serves this picture:
 * `url=…&signature=…`. It belongs on a server: whoever has the secret can make the proxy fetch
 * anything public. Undefined for what no proxy serves: an unreadable or relative address, another
 * scheme than `https:`, credentials, a port, a private host. The rest after `#` is left out.
 *
 * Have your server replace the pictures' addresses of each record, and give `DisplayProvider`
 * `images="same-origin"`:
 *
 * ```ts
 * const query = record.logoImg && signImageUrl(record.logoImg, secret);
 * record.logoImg = query && `https://app.bank.example/api/merchant-image?${query}`;
 * ```
 */
export function signImageUrl(url: string | URL, secret: string): string | undefined {
  const key = readSecret(secret, 'signImageUrl(url, secret)');
  const address = readImageUrl(String(url));
  if (!address || !isPublicUrl(address)) return undefined;
  const { href } = address;
  return new URLSearchParams({ url: href, signature: sign(href, key) }).toString();
}

/** Whether one of the secrets made the signature. Takes equally long for every wrong one. */
export function isSigned(url: URL, signature: string, keys: readonly Uint8Array[]): boolean {
  return keys.filter((key) => isEqual(signature, sign(url.href, key))).length > 0;
}

/** The secret as bytes. Throws a `TypeError` for one that is too short. */
export function readSecret(secret: unknown, where: string): Uint8Array {
  if (typeof secret === 'string' && secret.length >= MIN_SECRET_LENGTH) return utf8ToBytes(secret);
  const got = typeof secret === 'string' ? 'a shorter one' : typeof secret;
  throw new TypeError(
    `Merchantry: expected the secret of ${where} to be a string of at least ` +
      `${MIN_SECRET_LENGTH} characters, but got: ${got}.`,
  );
}

function sign(href: string, key: Uint8Array): string {
  return bytesToHex(hmac(sha256, key, utf8ToBytes(PURPOSE + href)));
}

/** Reads all characters, whichever differs: time must not tell how much of a guess is right. */
function isEqual(given: string, expected: string): boolean {
  if (given.length !== expected.length) return false;
  let difference = 0;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}
