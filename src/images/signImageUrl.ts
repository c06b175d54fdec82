import { isEqualMac, longMac } from '../endpoint/mac.js';
import { readSecrets, type Secret } from '../endpoint/secrets.js';
import { expectWholeNumber } from '../utils/expectWholeNumber.js';
import { isPublicUrl, readImageUrl } from './readImageUrl.js';

/** Domain separation: signatures made for other purposes do not verify here. */
const PURPOSE = 'merchantry image\n';

const DAY_S = 86_400;

interface SignOptions {
  /** Minimum validity of the URL, in whole days, at least one. Default 7. */
  days?: number | undefined;
}

/**
 * The query with which an image proxy with the same secret serves this picture until it expires:
 * `url=…&expires=…&signature=…`. It is the same for a whole day (UTC), so that it can be cached. Call
 * it only on a server: anyone with the secret can make the proxy fetch any public URL. Of several
 * secrets the first signs. Undefined for URLs that no proxy serves: invalid or relative ones, schemes
 * other than `https:`, credentials, a port, a private host. A fragment is removed. Throws a
 * `TypeError` for a secret that is too short, and a `RangeError` for invalid `days`.
 *
 * Have your server replace the picture URLs of each record, and set `images="same-origin"` on
 * `DisplayProvider`:
 *
 * ```ts
 * const query = record.logoImg && signImageUrl(record.logoImg, secret);
 * record.logoImg = query && `https://app.bank.example/api/merchant-image?${query}`;
 * ```
 */
export function signImageUrl(
  url: string | URL,
  secret: Secret,
  { days = 7 }: SignOptions = {},
): string | undefined {
  const [key] = readSecrets(secret, 'the secret of signImageUrl(url, secret)');
  expectWholeNumber('signImageUrl({ days })', days);
  const address = readImageUrl(String(url));
  if (!address || !isPublicUrl(address)) return undefined;
  const { href } = address;
  const today = Math.ceil(Date.now() / 1_000 / DAY_S);
  const expires = String((today + days) * DAY_S);
  const signature = sign(expires, href, key);
  return new URLSearchParams({ url: href, expires, signature }).toString();
}

/** Signature parameters of a signed URL. */
export interface ImageSignature {
  /** Seconds since 1970. */
  readonly expires: string | null;
  readonly signature: string | null;
}

/** Whether the signature was made with one of the secrets, and has not expired. */
export function isSigned(
  url: URL,
  { expires, signature }: ImageSignature,
  keys: readonly string[],
): boolean {
  if (expires === null || signature === null || !/^\d{1,12}$/.test(expires)) return false;
  const isOurs = keys.filter((key) => isEqualMac(signature, sign(expires, url.href, key)));
  return isOurs.length > 0 && Number(expires) * 1_000 > Date.now();
}

function sign(expires: string, href: string, key: string): string {
  return longMac(key, `${PURPOSE}${expires}\n${href}`);
}
