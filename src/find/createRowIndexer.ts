import { createRowParser, type RowParser } from '../list/model/createRowParser.js';
import { toRowLookup } from '../list/row/describeRow.js';
import {
  type CachedLookup,
  type CachedLookups,
  createRowLookup,
  readCachedLookup,
  readCachedResult,
} from '../query/cache/cachedResults.js';
import type { QueryLookup } from '../query/cache/createLookup.js';
import type { ListedTransaction } from '../record/ListedTransaction.js';
import { type Redact, redactRow } from '../service/request/redactRow.js';
import { cacheableRecord } from '../sources/cacheableRecord.js';
import { type CodeTables, createRowCodes, type RowCodes } from './createRowCodes.js';
import type { FindReader, FoundPayment } from './describePayment.js';

/** A row, and the query with its result. */
export interface IndexedRow extends CachedLookup {
  readonly transaction: ListedTransaction;
  readonly codes: RowCodes;
}

interface IndexerOptions extends CachedLookups {
  reader: FindReader;
}

/** Indexes single rows for one reader and cache, while the arrays of rows change. */
export interface RowIndexer<T> extends IndexerOptions {
  readonly tables: CodeTables;
  readonly rows: RowParser<T>;
  /** The row of the host app as it was indexed before; undefined for a value that is no object. */
  known(row: T | undefined): IndexedRow | undefined;
  /** Indexes a row, unless it is indexed already and the same fields of it may be sent. */
  index(row: T, transaction: ListedTransaction, redact: Redact | undefined): IndexedRow;
  /** Takes over a result that has arrived or was removed. */
  update(entry: IndexedRow): void;
  lookupOf(entry: IndexedRow): QueryLookup | undefined;
  /**
   * Describes what a row shows. `sources` removes fields that may not be stored, like
   * `cacheableRecord`.
   */
  describe(entry: IndexedRow, sources: readonly string[] | undefined): FoundPayment;
}

const isObject = (row: unknown): row is object => typeof row === 'object' && row !== null;

/** Maximum number of rows in a map: a larger one would take longer than a slice to grow. */
const MAP_SIZE = 20_000;

export function createRowIndexer<T>(options: IndexerOptions): RowIndexer<T> {
  const coder = createRowCodes(options.reader);
  let objects = new WeakMap<object, IndexedRow>();
  const maps = [objects];
  let size = 0;
  const mapOf = (row: object) => maps.find((map) => map.has(row));
  const known = (row: T | undefined) => (isObject(row) ? mapOf(row)?.get(row) : undefined);
  return {
    ...options,
    tables: coder.tables,
    rows: createRowParser<T>(),
    known,
    index(row, transaction, redact) {
      const before = known(row);
      if (before && before.sendable === redactRow(before.transaction, redact)) return before;
      const lookup = readCachedLookup(transaction, options, redact);
      const codes = coder.read(transaction, toRowLookup(lookup.result));
      const entry = { ...lookup, transaction, codes };
      if (!isObject(row)) return entry;
      if (before) {
        mapOf(row)?.set(row, entry);
        return entry;
      }
      if (size === MAP_SIZE) {
        objects = new WeakMap();
        maps.push(objects);
        size = 0;
      }
      objects.set(row, entry);
      size += 1;
      return entry;
    },
    update(entry) {
      const result = readCachedResult(options.client, entry.queryKey);
      if (result === entry.result) return;
      entry.result = result;
      coder.update(entry.codes, entry.transaction, toRowLookup(result));
    },
    lookupOf: ({ sendable }) => createRowLookup(sendable, options),
    describe({ transaction, result }, sources) {
      const { status, merchant } = toRowLookup(result);
      const shown = merchant && sources ? cacheableRecord(merchant, sources) : merchant;
      return coder.describe(transaction, { status, merchant: shown });
    },
  };
}
