/** Of a lookup that the service answered: what a report to the service must name. */
export interface LookupReceipt {
  /** The id under which the service saw the lookup. */
  readonly serviceId: string;
  /** The service's response headers, by the names of `receiptHeaders`. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Response header of the gateway that `createHttpFetcher({ receiptHeaders })` keeps for reports. */
export const RECEIPT_HEADER = 'Merchantry-Receipt';

/** The header's value for the rows of one response, signed for their scope. */
export function writeReceipt(
  _secret: Uint8Array,
  _scope: string,
  _receipts: ReadonlyMap<string, LookupReceipt>,
): string {
  return '';
}

/** The receipt of one row; undefined if the header is not this scope's, or does not name the row. */
export function readReceipt(
  _secret: Uint8Array,
  _scope: string,
  _header: string,
  _rowId: string,
): LookupReceipt | undefined {
  return undefined;
}
