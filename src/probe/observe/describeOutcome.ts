import { isObject } from '../../service/response/decoders.js';
import { type Exchange, isAnswered, recordsOfRow } from '../Exchange.js';

/** `refused 400`, or what is wrong with an answer as a whole; undefined if it is a list. */
export function describeRefusal(exchange: Exchange): string | undefined {
  if (!isAnswered(exchange)) return `refused ${exchange.status}`;
  return isObject(exchange.body) ? undefined : `${exchange.status}, not a list`;
}

/** The outcome of one row. */
export function describeRow(exchange: Exchange, id: string): string {
  const { body } = exchange;
  const refusal = describeRefusal(exchange);
  if (refusal || !isObject(body)) return refusal ?? 'not a list';
  if (!Object.hasOwn(body, id)) return 'left out';
  const row = body[id];
  if (row === null) return 'null';
  if (!Array.isArray(row)) return 'not an array';
  if (row.length === 0) return 'an empty array';
  const records = recordsOfRow(exchange, id);
  return records.every(({ isClearResponse }) => isClearResponse === true)
    ? 'a tidied record'
    : 'a record';
}

/** Status, type and names of the fields of a refusal: `401 application/json {error}`. */
export function describeError(exchange: Exchange, print: (word: string) => string): string {
  const { status, mediaType, body } = exchange;
  if (isAnswered(exchange)) return `answered ${status}`;
  const fields = isObject(body) ? [`{${Object.keys(body).map(print).sort().join(', ')}}`] : [];
  return [`refused ${status}`, ...(mediaType ? [print(mediaType)] : []), ...fields].join(' ');
}
