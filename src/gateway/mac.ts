import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { remember } from '../utils/remember.js';

/** HMAC-SHA-256 of a text in UTF-8: its first 132 bits, as 22 URL-safe characters. */
export type Mac = (text: string) => string;

const LENGTH = 22;

/** Bytes that fill 22 characters of base64url, with bits to spare. */
const BYTES = 17;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const macs = new WeakMap<Uint8Array, Mac>();

/** Prefers the runtime's synchronous HMAC, which is twice as fast, where it exists. */
export const macOf = (key: Uint8Array): Mac =>
  remember(macs, key, () => {
    const portable = portableMac(key);
    try {
      const native = nativeMac(key);
      // A runtime that only resembles Node must not produce different keys.
      if (native?.('é') === portable('é')) return native;
    } catch {}
    return portable;
  });

/** The part of `node:crypto` used here. */
interface NodeCrypto {
  createSecretKey(key: Uint8Array): unknown;
  createHmac(
    algorithm: string,
    key: unknown,
  ): { update(text: string, encoding: string): { digest(encoding: string): string } };
}

/**
 * Available in Node 20.16 or later, Deno, Bun and compatible workers. An import would tie us to
 * them.
 */
export function nativeMac(key: Uint8Array): Mac | undefined {
  const { process } = globalThis as { process?: { getBuiltinModule?(name: string): unknown } };
  const crypto = process?.getBuiltinModule?.('node:crypto') as NodeCrypto | undefined;
  if (!crypto) return undefined;
  const secret = crypto.createSecretKey(key);
  return (text) =>
    crypto.createHmac('sha256', secret).update(text, 'utf8').digest('base64url').slice(0, LENGTH);
}

export function portableMac(key: Uint8Array): Mac {
  const encoder = new TextEncoder();
  // Reuses the keyed state and one buffer: hashing the key again and allocating buffers took twice
  // as long.
  const keyed = hmac.create(sha256, key);
  const copy = keyed.clone();
  const digest = new Uint8Array(keyed.outputLen);
  let bytes = new Uint8Array(4096);
  return (text) => {
    // UTF-8 needs at most three bytes per UTF-16 unit.
    if (bytes.length < 3 * text.length) bytes = new Uint8Array(3 * text.length);
    const { written } = encoder.encodeInto(text, bytes);
    keyed._cloneInto(copy).update(bytes.subarray(0, written)).digestInto(digest);
    return toBase64Url(digest.subarray(0, BYTES)).slice(0, LENGTH);
  };
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
