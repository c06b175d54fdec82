import { readLimits } from '../endpoint/readLimits.js';
import { DEFAULT_RECEIPT_HEADERS, expectReceiptHeaders } from '../endpoint/receiptHeaders.js';
import { OPTION_NAMES } from '../service/request/createListRequest.js';
import type { GatewayLimits, GatewayOptions } from './GatewayOptions.js';
import { createKeys } from './keys.js';

export const GATEWAY_LIMITS = {
  bodyBytes: 131_072,
  bodyMs: 10_000,
  rows: 100,
  headerBytes: 16_384,
  rowsPerMinute: 1_200,
  enrichedRowsPerMinute: 6_000,
  requests: 256,
  queuedRows: 1_000,
  batchSize: 25,
  concurrency: 16,
  serviceMs: 15_000,
  storeMs: 1_000,
} satisfies Record<keyof GatewayLimits, number>;

/**
 * What the options say, with the defaults. Throws a `TypeError` for those that would leave the gateway
 * open or cannot work, and a `RangeError` for limits that could only block.
 */
export function readGatewayOptions(options: GatewayOptions) {
  const {
    identity = 'transaction',
    allowedOptions,
    receiptHeaders = DEFAULT_RECEIPT_HEADERS,
    cacheableSources: sources = [],
  } = options;
  expectReceiptHeaders(receiptHeaders);
  expectIdentity(identity);
  expectAllowedOptions(allowedOptions);
  expectSources(sources);
  if (options.store && options.secret === undefined) {
    throw new TypeError(
      'Merchantry: expected createGateway({ secret }) beside a store, the same in all replicas, but got: none.',
    );
  }
  const limits = readLimits(options.limits, GATEWAY_LIMITS);
  const keys = createKeys(options.secret);
  return { identity, allowedOptions, receiptHeaders, sources, limits, keys };
}

/** A string would be taken for the list of all its parts. */
function expectSources(sources: unknown): void {
  if (Array.isArray(sources)) return;
  throw new TypeError(
    `Merchantry: expected createGateway({ cacheableSources }) to be an array, but got: ${typeof sources}.`,
  );
}

/** A name that is misspelt would restrict nothing. */
function expectAllowedOptions(allowed: object = {}): void {
  for (const [name, values] of Object.entries(allowed)) {
    const isUsable = OPTION_NAMES.includes(name) && (values === undefined || Array.isArray(values));
    if (isUsable && !(name === 'type' && values?.length === 0)) continue;
    throw new TypeError(
      `Merchantry: expected createGateway({ allowedOptions }) to hold arrays by the names of request ` +
        `options, and a type, but got: ${name}.`,
    );
  }
}

function expectIdentity(identity: unknown): void {
  if (identity === 'transaction' || identity === 'content') return;
  throw new TypeError(
    `Merchantry: expected createGateway({ identity }) to be 'transaction' or 'content', but got: ${typeof identity}.`,
  );
}
