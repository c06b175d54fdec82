export type { FindTotal } from './createTotals.js';
export type { FoundPayment } from './describePayment.js';
export type { CsvColumn, CsvOptions, CsvOwnColumn } from './exportCsv.js';
export { exportCsv } from './exportCsv.js';
export type { FindAmounts, FindDates, FindState, RelativePeriod } from './FindState.js';
export type { FindFacets, FindOption, FindSum } from './findRows.js';
export { fromSearchParams, toSearchParams } from './searchParams.js';
export type { Find, FindOptions } from './useFind.js';
export { useFind } from './useFind.js';
