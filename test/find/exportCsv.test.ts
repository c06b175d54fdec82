import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type CsvOptions, exportCsv } from '../../src/find/exportCsv.js';
import type { ListedTransaction } from '../../src/record/ListedTransaction.js';
import type { MerchantRecord } from '../../src/service/types.js';
import { fc } from '../fc.js';
import { propertyRuns } from '../propertyRuns.js';
import { indexOf, payment } from './search.js';

function write(
  rows: readonly ListedTransaction[],
  options?: CsvOptions<ListedTransaction>,
  records?: Readonly<Record<string, MerchantRecord>>,
): string {
  const index = indexOf(rows, records);
  return exportCsv({ rows, describe: (row, sources) => index.describe(row, sources) }, options);
}

/** As another program reads it. */
function parse(csv: string): string[][] {
  const { data, errors } = Papa.parse<string[]>(csv, { delimiter: ',', newline: '\r\n' });
  expect(errors).toEqual([]);
  // After the last line's end.
  expect(data.pop()).toEqual(['']);
  return data;
}

it('writes a header, dates in the zone of the reader, and amounts with a decimal point', () => {
  const rows = [
    payment({ date: '2026-06-30T23:30:00Z', note: 'Tea, "two"', state: 'pending' }),
    payment({ id: '2', amount: 1250, merchant_name: 'HARROW', mcc: '5411', date: 'soon' }),
  ];
  expect(write(rows)).toBe(
    'date,name,statement,category,amount,currency,state,note\r\n' +
      '2026-07-01,PYZ*NORTHSIDE COFF 2041,PYZ*NORTHSIDE COFF 2041,Payment,-12.50,GBP,pending,"Tea, ""two"""\r\n' +
      'soon,HARROW,HARROW,Groceries,1250,GBP,booked,\r\n',
  );
});

describe('what may not be stored', () => {
  const record = {
    name: 'Northside',
    category: 'Coffee',
    website: 'https://northside.example',
    address: '1 High Street',
    brand: { id: 'b', name: 'Harrow Group' },
    cachePolicy: { name: 'own', category: 'own', website: 'own', address: 'places' },
  };
  const columns = ['name', 'category', 'website', 'address', 'brand'] as const;
  const line = (sources?: CsvOptions<ListedTransaction>['sources']) =>
    parse(write([payment()], { columns, sources }, { 1: record }))[1];

  it('is left out, unless the host app says that it may', () => {
    const raw = 'PYZ*NORTHSIDE COFF 2041';
    expect(line()).toEqual([raw, 'Payment', '', '', 'Harrow Group']);
    const own = ['Northside', 'Coffee', 'northside.example', '', 'Harrow Group'];
    expect(line(['own'])).toEqual(own);
    expect(line('all')?.[3]).toBe('1 High Street');
  });
});

it('has the columns that the host app chooses, in its words', () => {
  const columns = [
    'amount' as const,
    { header: '=Day', value: ({ date }: ListedTransaction) => Number(date.slice(8)) },
    {
      header: 'Key',
      value: (_: ListedTransaction, { merchantKey }: { merchantKey?: string | undefined }) =>
        merchantKey,
    },
  ];
  const csv = write(
    [payment()],
    { columns, headers: { amount: 'Betrag' }, sources: 'all' },
    { 1: { name: 'Ocean' } },
  );
  expect(csv).toBe("Betrag,'=Day,Key\r\n-12.50,20,name:ocean|\r\n");
  const unknown = () => write([], { columns: ['nothing' as 'name'] });
  expect(unknown).toThrow(/expected a column of exportCsv to be one of .*, but got: "nothing"/);
});

it.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '＝1+1',
  ' =1',
  '\u00a0+1',
  '\u200b=1',
])('takes the formula out of %j', (note) => {
  const [, cells] = parse(write([payment({ note })], { columns: ['note'] }));
  expect(cells).toEqual([`'${note}`]);
});

it.each([
  ['Tea;=1+1', "Tea;'=1+1"],
  ['Tea; "@SUM(A1)', `Tea; "'@SUM(A1)`],
  ['Thanks ;-)', 'Thanks ;-)'],
  ['Rent; May', 'Rent; May'],
])('takes it out of %j, where semicolons separate cells', (note, cell) => {
  expect(parse(write([payment({ note })], { columns: ['note'] }))[1]).toEqual([cell]);
});

it.each([
  ['-12.5', '-12.5'],
  ['+3', '3'],
  ['-.5', '-0.5'],
  ['2.', '2'],
  ['-1+1', "'-1+1"],
])('leaves numbers numbers: %s', (amount, cell) => {
  expect(write([payment({ amount })], { columns: ['amount'] })).toBe(`amount\r\n${cell}\r\n`);
});

it('is read back as it was, without a formula', () => {
  const text = fc.string({
    unit: fc.constantFrom(
      'a',
      '1',
      '"',
      ',',
      ';',
      '\r',
      '\n',
      '\t',
      '=',
      '-',
      '+',
      '@',
      '＝',
      'é',
      ' ',
    ),
  });
  const check = (texts: [string, string][]) => {
    const rows = texts.map(([note, city], index) => payment({ id: `${index}`, note, city }));
    const own = { header: 'own', value: ({ note }: ListedTransaction) => note };
    const csv = write(rows, { columns: ['id', 'note', 'amount', 'city', own] });
    const [header, ...lines] = parse(csv);
    expect(header).toEqual(['id', 'note', 'amount', 'city', 'own']);
    // The texts contain no apostrophe.
    const read = lines.map((cells) => cells.map((cell) => cell.replaceAll("'", '')));
    expect(read).toEqual(
      texts.map(([note, city], index) => [`${index}`, note, '-12.50', city, note]),
    );
    const ownTexts = lines.flatMap(([, note, , city, ownNote]) => [note, city, ownNote]);
    expect(ownTexts.filter((cell = '') => FORMULA.test(cell) && !NUMBER.test(cell))).toEqual([]);
    expect(csv.split(';').slice(1)).not.toContainEqual(expect.stringMatching(SIGN));
  };
  const rows = fc.array(fc.tuple(text, text), { maxLength: 8 });
  fc.assert(fc.property(rows, check), { numRuns: propertyRuns(2) });
});

/** Matches what a spreadsheet may take for a formula. */
const SIGN = /^["\s]*[=+\-@＝]/;
const FORMULA = /^\s*[=+\-@＝]|^[\t\r\n]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
