import { Buffer } from 'node:buffer';
import { isEqualMac, macOf } from './mac.js';

/** What a report about a lookup must quote to the service. */
export interface LookupReceipt {
  /** The id under which the service knows the lookup: base64url, at best 22 characters. */
  readonly serviceId: string;
  /** The service's response headers, as named by `receiptHeaders`. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The gateway's response header that `createHttpFetcher({ receiptHeaders })` keeps for reports. */
export const RECEIPT_HEADER = 'Merchantry-Receipt';

/**
 * Maximum characters of the header's value. nginx by default accepts 4 kB for all response headers,
 * which leaves 1 kB for the rest: losing a response on its way is worse than losing a receipt.
 */
const MAX_LENGTH = 3072;

/** Base-36 digits: some 50 bits distinguish 100 rows. */
const ROW_LENGTH = 10;

/** 132 bits; RFC 2104, section 5, allows truncation to half of SHA-256. */
const SIGNATURE_LENGTH = 22;

/**
 * Writes the header's value for the rows of one response, signed for their scope. Rows, by id, are
 * grouped by shared headers: `headers~row~row.headers~row.signature`. Headers are base64url JSON; a
 * row is the hash of its id and the service's id. Rows beyond 3 kB, of which other headers take
 * `takenLength`, are left out; without any row the value is empty.
 */
export function writeReceipt(
  secret: string,
  scope: string,
  receipts: ReadonlyMap<string, LookupReceipt>,
  takenLength = 0,
): string {
  const hashRow = createRowHash(secret, scope);
  const groups = new Map<string, string>();
  /** Cache, because rows of one service response share one object. */
  const encoded = new Map<LookupReceipt['headers'], string>();
  let length = takenLength + SIGNATURE_LENGTH;
  for (const [rowId, { serviceId, headers }] of receipts) {
    const key = encoded.get(headers) ?? Buffer.from(JSON.stringify(headers)).toString('base64url');
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

/**
 * Reads the receipt of one row; undefined if the header belongs to another scope, or does not
 * contain the row.
 */
export function readReceipt(
  secret: string,
  scope: string,
  header: string,
  rowId: string,
): LookupReceipt | undefined {
  if (header.length > MAX_LENGTH) return undefined;
  const end = header.lastIndexOf('.');
  const content = header.slice(0, Math.max(end, 0));
  if (!isEqualMac(header.slice(end + 1), sign(secret, scope, content))) return undefined;
  // The signed text was written above.
  const hash = createRowHash(secret, scope)(rowId);
  for (const group of content.split('.')) {
    const [headers = '', ...rows] = group.split('~');
    const row = rows.find((candidate) => candidate.startsWith(hash));
    if (row !== undefined) {
      return {
        serviceId: row.slice(ROW_LENGTH),
        headers: JSON.parse(Buffer.from(headers, 'base64url').toString()),
      };
    }
  }
  return undefined;
}

function sign(secret: string, scope: string, content: string): string {
  return mac(secret, 'receipt', scope, content);
}

/**
 * Creates a hash for a scope's rows. It only locates a row in signed data, so a fast one salted
 * with a secret suffices (FNV-1a, twice): SHA-256 took a tenth of a whole request.
 */
function createRowHash(secret: string, scope: string): (rowId: string) => string {
  const [first, second] = stir(mac(secret, 'receipt row', scope), 0, 0);
  const digits = (word: number) => (word >>> 0).toString(36).padStart(7, '0');
  return (rowId) => {
    const [one, other] = stir(rowId, first, second);
    return (digits(one) + digits(other)).slice(-ROW_LENGTH);
  };
}

function stir(text: string, first: number, second: number): readonly [number, number] {
  let one = first;
  let other = second;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit ^ (one >>> 15), 0x01000193);
  }
  return [one, other];
}

/** JSON separates the parts unambiguously, and keeps lone surrogates. */
function mac(secret: string, ...parts: string[]): string {
  return macOf(secret)(JSON.stringify(parts));
}
