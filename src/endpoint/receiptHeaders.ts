/** Headers with which such services identify a response. */
export const DEFAULT_RECEIPT_HEADERS: readonly string[] = ['X-Request-Id', 'X-Timestamp'];

/** Headers with a standard meaning in requests or responses. */
const RESERVED = new Set([
  'accept',
  'authorization',
  'connection',
  'cookie',
  'expect',
  'forwarded',
  'host',
  'keep-alive',
  'location',
  'origin',
  'referer',
  'set-cookie',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
  'x-api-key',
  'x-real-ip',
]);
const RESERVED_PREFIX = /^(?:accept|access-control|content|proxy|sec|x-forwarded)-/;

/** A token (RFC 9110, 5.6.2). */
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** Throws a `TypeError` for a header that must not be part of a receipt. */
export function expectReceiptHeaders(names: readonly string[]): void {
  for (const name of names) {
    const lower = name.toLowerCase();
    if (NAME.test(name) && !RESERVED.has(lower) && !RESERVED_PREFIX.test(lower)) continue;
    throw new TypeError(
      'Merchantry: expected receiptHeaders to be names of headers such as X-Request-Id, but got: ' +
        'one that is no name, or has a meaning in every request.',
    );
  }
}

/** Maximum characters of a value. A request id or a timestamp has far fewer. */
const MAX_LENGTH = 1000;

/** Picks the named headers that are present and may be sent. Names are case-insensitive. */
export function pickHeaders(
  headers: Readonly<Record<string, unknown>>,
  names: readonly string[],
  maxLength = MAX_LENGTH,
): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const [given, value] of Object.entries(headers)) {
    const name = names.find((candidate) => candidate.toLowerCase() === given.toLowerCase());
    if (name === undefined || typeof value !== 'string' || value.length > maxLength) continue;
    if (/^[\x20-\x7e]+$/.test(value)) picked[name] = value;
  }
  return picked;
}
