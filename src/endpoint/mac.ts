import { Buffer } from 'node:buffer';
import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA-256 of a text in UTF-8: its first 132 bits, as 22 URL-safe characters. */
export type Mac = (text: string) => string;

const LENGTH = 22;

export function macOf(secret: string): Mac {
  // Read once, because most of a warm request is hashing.
  const key = createSecretKey(Buffer.from(secret));
  return (text) => createHmac('sha256', key).update(text).digest('base64url').slice(0, LENGTH);
}

/** The whole HMAC-SHA-256, in hexadecimal digits. */
export const longMac = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Compares in constant time, so that timing does not reveal how much of a guess is right. */
export function isEqualMac(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
