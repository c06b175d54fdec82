import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Of a lookup that the service answered: what a report to the service must name. */
export interface LookupReceipt {
  /** The id under which the service saw the lookup: base64url, at best 22 characters. */
  readonly serviceId: string;
  /** The service's response headers, by the names of `receiptHeaders`. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The gateway's response header that `createHttpFetcher({ receiptHeaders })` keeps for reports. */
export const RECEIPT_HEADER = 'Merchantry-Receipt';

/**
 * Characters of a header's value. Enough for 100 rows, and below what common proxies accept (8 kB
 * for all headers): a response that is refused on its way costs more than a receipt.
 */
const MAX_LENGTH = 6144;

/** Of SHA-256: 48 bits tell 100 rows apart, and are 8 characters of base64url. */
const ROW_BYTES = 6;
const ROW_LENGTH = 8;

/** 128 bits, as RFC 2104, section 5, allows for SHA-256. */
const SIGNATURE_BYTES = 16;

/**
 * The header's value for the rows of one response, signed for their scope. The rows, by their ids,
 * are grouped by the headers that they share: `headers~row~row.headers~row.signature`. Headers are
 * base64url JSON; a row is the hash of its id and the service's id. Rows that would make the value
 * longer than 6 kB are left out; without any row it is empty.
 */
export function writeReceipt(
  secret: Uint8Array,
  scope: string,
  receipts: ReadonlyMap<string, LookupReceipt>,
): string {
  const hashRow = createRowHash(secret, scope);
  const groups = new Map<string, string>();
  const encoded = new Map<LookupReceipt['headers'], string>();
  let length = Math.ceil((SIGNATURE_BYTES * 4) / 3);
  for (const [rowId, { serviceId, headers }] of receipts) {
    // Rows of one response of the service share one object.
    const key = encoded.get(headers) ?? encode(utf8ToBytes(JSON.stringify(headers)));
    encoded.set(headers, key);
    const group = groups.get(key);
    const added = (group === undefined ? key.length + 1 : 0) + 1 + ROW_LENGTH + serviceId.length;
    if (length + added > MAX_LENGTH) continue;
    length += added;
    groups.set(key, `${group ?? key}~${hashRow(rowId)}${serviceId}`);
  }
  if (groups.size === 0) return '';
  const content = [...groups.values()].join('.');
  return `${content}.${sign(secret, scope, content)}`;
}

/** The receipt of one row; undefined if the header is another scope's, or does not name the row. */
export function readReceipt(
  secret: Uint8Array,
  scope: string,
  header: string,
  rowId: string,
): LookupReceipt | undefined {
  if (header.length > MAX_LENGTH) return undefined;
  const end = header.lastIndexOf('.');
  const content = header.slice(0, Math.max(end, 0));
  if (!isEqual(header.slice(end + 1), sign(secret, scope, content))) return undefined;
  // What is signed was written above.
  const hash = createRowHash(secret, scope)(rowId);
  for (const group of content.split('.')) {
    const [headers = '', ...rows] = group.split('~');
    const row = rows.find((candidate) => candidate.startsWith(hash));
    if (row !== undefined) {
      return { serviceId: row.slice(ROW_LENGTH), headers: JSON.parse(decode(headers)) };
    }
  }
  return undefined;
}

function sign(secret: Uint8Array, scope: string, content: string): string {
  return encode(mac(secret, 'receipt', scope, content).subarray(0, SIGNATURE_BYTES));
}

/** A scope's rows have hashes of their own. A secret prefix and a cut hash cost half of an HMAC. */
function createRowHash(secret: Uint8Array, scope: string): (rowId: string) => string {
  const prefix = mac(secret, 'receipt row', scope);
  return (rowId) => {
    // As JSON, because UTF-8 has no lone surrogates.
    const hash = sha256(concatBytes(prefix, utf8ToBytes(JSON.stringify(rowId))));
    return encode(hash.subarray(0, ROW_BYTES));
  };
}

/** JSON keeps the parts apart, and keeps lone surrogates. */
function mac(secret: Uint8Array, ...parts: string[]): Uint8Array {
  return hmac(sha256, secret, utf8ToBytes(JSON.stringify(parts)));
}

/** Takes the same time wherever the two differ. Only their lengths are no secret. */
function isEqual(given: string, expected: string): boolean {
  let difference = given.length ^ expected.length;
  for (let index = 0; index < expected.length; index += 1) {
    difference |= given.charCodeAt(index) ^ expected.charCodeAt(index);
  }
  return difference === 0;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url without padding (RFC 4648, section 5). */
function encode(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0x3fff;
    for (bits += 8; bits >= 6; bits -= 6) text += ALPHABET[(held >> (bits - 6)) & 63];
  }
  return bits > 0 ? text + ALPHABET[(held << (6 - bits)) & 63] : text;
}

function decode(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0)));
}
