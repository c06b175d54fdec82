import type { ListRequest } from '../sandbox/readListRequest.js';
import { narrowRecord } from '../service/response/narrowRecord.js';
import type { MerchantRecord } from '../service/types.js';

/**
 * What the service has for a transaction:
 * - a record, or an array of them, best first; an empty array when it finds nothing
 * - `failed`: the response lacks this id, so that this row alone fails
 * - `pending`: the response never comes
 */
export type MerchantAnswer = MerchantRecord | readonly MerchantRecord[] | 'failed' | 'pending';

/** By transaction id. For an id that is not there the service finds nothing. */
export type MerchantRecords = Record<string, MerchantAnswer>;

/**
 * The body that the service sends: an array for each id. It holds no more than the request's type
 * and options allow, so that no test passes with fields that an app has not asked for. Undefined
 * while one of the rows is `pending`.
 */
export function writeResponseRows(
  request: ListRequest,
  records: MerchantRecords,
): Record<string, unknown> | undefined {
  // Without a prototype, so that ids such as `__proto__` are ordinary keys.
  const rows: Record<string, unknown> = Object.create(null);
  for (const { id } of request.transactions) {
    const answer = Object.hasOwn(records, id) ? (records[id] ?? []) : [];
    if (answer === 'pending') return undefined;
    if (answer === 'failed') continue;
    rows[id] = readRecords(answer, id)
      .filter((record) => request.clearResponse || !record.isClearResponse)
      .map((record) => writeSentRecord(record, request));
  }
  return rows;
}

function readRecords(answer: MerchantRecord | readonly MerchantRecord[], id: string) {
  const records = [answer].flat();
  for (const record of records) {
    const kind = Object.prototype.toString.call(record).slice('[object '.length, -1);
    if (kind === 'Object') continue;
    const got = typeof record === 'object' ? `a ${kind}` : JSON.stringify(record);
    throw new Error(
      `Merchantry: expected of ${id} a record, an array of records, 'failed' or 'pending', but got: ${got}.`,
    );
  }
  return records;
}

function writeSentRecord(record: MerchantRecord, request: ListRequest): unknown {
  const sent = narrowRecord(record, request);
  const { opening_hours: hours } = sent;
  return {
    ...sent,
    ...(hours?.periods && {
      opening_hours: {
        ...hours,
        periods: hours.periods.map(({ open, close }) => ({
          open: writeEdge(open),
          ...(close && { close: writeEdge(close) }),
        })),
      },
    }),
  };
}

/** On the wire a time of day is a number. Text with a colon, which a service may send, stays. */
const writeEdge = <Edge extends { time?: string }>(edge: Edge) =>
  /^\d+$/.test(edge.time ?? '') ? { ...edge, time: Number(edge.time) } : edge;
