import { expectWholeNumber } from '../utils/expectWholeNumber.js';
import type { GatewayLimits } from './GatewayOptions.js';

export type CompleteLimits = { [Name in keyof GatewayLimits]-?: NonNullable<GatewayLimits[Name]> };

const DEFAULTS: CompleteLimits = {
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
};

/** Fills in the defaults. Throws a `RangeError` for a number that could only block. */
export function readGatewayLimits(limits: GatewayLimits = {}): CompleteLimits {
  const given = Object.entries(limits).filter(([, value]) => value !== undefined);
  for (const [name, value] of given) expectWholeNumber(`limits.${name}`, value);
  return { ...DEFAULTS, ...Object.fromEntries(given) };
}
