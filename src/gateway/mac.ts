import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { remember } from '../utils/remember.js';

/** HMAC-SHA-256 of a text's UTF-8 under one key: its first 132 bits, as 22 URL-safe characters. */
export type Mac = (text: string) => string;

const LENGTH = 22;

/** What 22 characters of base64url hold, with bits to spare. */
const BYTES = 17;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const macs = new WeakMap<Uint8Array, Mac>();

/** That of the runtime, which takes half the time, where it has one that is not asynchronous. */
export const macOf = (key: Uint8Array): Mac =>
  remember(macs, key, () => {
    const portable = portableMac(key);
    try {
      const native = nativeMac(key);
      // A runtime that only resembles Node must not make other keys.
      if (native?.('é') === portable('é')) return native;
    } catch {}
    return portable;
  });

/** Of `node:crypto`, what is used here. */
interface NodeCrypto {
  createSecretKey(key: Uint8Array): unknown;
  createHmac(
    algorithm: string,
    key: unknown,
  ): { update(text: string, encoding: string): { digest(encoding: string): string } };
}

/** Node 20.16 or later, Deno, Bun and workers that are compatible. An import would bind us to them. */
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
  // Its state after the key, copied for each text into one place: to hash the key again, and to
  // make new buffers, took twice as long.
  const keyed = hmac.create(sha256, key);
  const copy = keyed.clone();
  const digest = new Uint8Array(keyed.outputLen);
  let bytes = new Uint8Array(4096);
  return (text) => {
    // UTF-8 takes at most three bytes for each unit of UTF-16.
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
