import type { CodeTables, RowCodes } from './createRowCodes.js';
import type { FoundPayment } from './describePayment.js';
import type { QueryWord } from './readQuery.js';

/** One column for each field of `RowCodes`. All have the same indexes. */
export type Columns = { readonly [Field in keyof RowCodes]: RowCodes[Field][] };

export const newColumns = (): Columns => ({
  text: [],
  amounts: [],
  category: [],
  merchant: [],
  currency: [],
  day: [],
  size: [],
  units: [],
  traits: [],
});

export function writeRow(columns: Columns, place: number, codes: RowCodes): void {
  columns.text[place] = codes.text;
  columns.amounts[place] = codes.amounts;
  columns.category[place] = codes.category;
  columns.merchant[place] = codes.merchant;
  columns.currency[place] = codes.currency;
  columns.day[place] = codes.day;
  columns.size[place] = codes.size;
  columns.units[place] = codes.units;
  columns.traits[place] = codes.traits;
}

/** Rows that can be searched. */
export interface SearchableRows {
  readonly columns: Columns;
  /** Number of rows, from the first, that may be searched. */
  readonly count: number;
  /** Increases with every change. */
  readonly version: number;
  readonly tables: CodeTables;
  /** The reader's locale (BCP 47). */
  readonly locale: string;
  paymentAt(place: number): FoundPayment;
  /** The last searches, oldest first: the next one may refine one of them. */
  searches: readonly RowSearch[];
}

export interface RowSearch {
  readonly version: number;
  readonly words: readonly QueryWord[];
  /** Identifies the filters that were set; empty if none was. */
  readonly filters: string;
  readonly places: readonly number[];
}
