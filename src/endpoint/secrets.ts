/** While rotating a secret, the new one comes first. */
export type Secret = string | readonly string[];

/** A secret for HMAC-SHA-256 should be as long as its output, 32 bytes (RFC 2104, section 3). */
const MIN_LENGTH = 32;

/**
 * Returns one or more secrets, of which the first signs. Throws a `TypeError` that names them
 * (`what`) for a secret that is too short, and for an empty list.
 */
export function readSecrets(secret: unknown, what = 'secret'): [string, ...string[]] {
  const [first, ...others]: unknown[] = [secret].flat();
  return [readSecret(first, what), ...others.map((one) => readSecret(one, what))];
}

function readSecret(secret: unknown, what: string): string {
  if (typeof secret === 'string' && secret.length >= MIN_LENGTH) return secret;
  const got = typeof secret === 'string' ? 'a shorter one' : typeof secret;
  throw new TypeError(
    `Merchantry: expected ${what} to be a string of at least ${MIN_LENGTH} characters, ` +
      `but got: ${got}.`,
  );
}
