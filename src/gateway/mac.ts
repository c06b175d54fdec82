import { remember } from '../service/remember.js';

/** HMAC-SHA-256 of a text's UTF-8 under one key: its first 132 bits, as 22 URL-safe characters. */
export type Mac = (text: string) => string;

const LENGTH = 22;

/** Of `node:crypto`, what is used here. */
interface NodeCrypto {
  createSecretKey(key: Uint8Array): unknown;
  createHmac(
    algorithm: string,
    key: unknown,
  ): { update(text: string, encoding: string): { digest(encoding: string): string } };
  timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean;
}

/**
 * Node, Deno, Bun, and workers that are compatible. `SubtleCrypto` would do everywhere, but only
 * asynchronously: `signImageUrl` is used where a record is read. An import would stop the whole entry
 * where there is no such module. Throws a `TypeError` there.
 */
function nodeCrypto(): NodeCrypto {
  const { process } = globalThis as { process?: { getBuiltinModule?(name: string): unknown } };
  const crypto = process?.getBuiltinModule?.('node:crypto');
  if (crypto) return crypto as NodeCrypto;
  throw new TypeError(
    'Merchantry: expected a runtime with process.getBuiltinModule and node:crypto, as Cloudflare ' +
      'Workers are with the flag nodejs_compat, but got: one without.',
  );
}

const macs = new WeakMap<Uint8Array, Mac>();

export const macOf = (key: Uint8Array): Mac =>
  remember(macs, key, () => {
    const { createHmac, createSecretKey } = nodeCrypto();
    const secret = createSecretKey(key);
    return (text) =>
      createHmac('sha256', secret).update(text, 'utf8').digest('base64url').slice(0, LENGTH);
  });

/** The whole HMAC-SHA-256, in hexadecimal digits. */
export function longMac(key: Uint8Array, text: string): string {
  const { createHmac, createSecretKey } = nodeCrypto();
  return createHmac('sha256', createSecretKey(key)).update(text, 'utf8').digest('hex');
}

/** Time does not tell how much of a guess is right. */
export function isEqualSecret(given: string, expected: string): boolean {
  const [one, other] = [new TextEncoder().encode(given), new TextEncoder().encode(expected)];
  return one.length === other.length && nodeCrypto().timingSafeEqual(one, other);
}
