import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../stories/import/parseJson.js';

const ROW = { id: 'a', amount: '-4.20', currency: 'GBP', date: '2026-11-20' };

const problemsOf = (...rows: unknown[]): string[] => parseJson(JSON.stringify(rows)).problems;

describe('parseJson', () => {
  it('reads rows in the order of the text and keeps fields it does not know', () => {
    const other = { ...ROW, id: 'b', amount: 3, date: '2026-11-20T18:40:00+01:00', note: 'lunch' };
    const { transactions, problems } = parseJson(JSON.stringify([ROW, other]));
    expect(transactions).toEqual([ROW, other]);
    expect(problems).toEqual([]);
  });

  it('reports line, column and caret position when the text is not JSON', () => {
    expect(parseJson('[\n  {"id": "a",}\n]')).toEqual({
      transactions: [],
      problems: ['Line 2, column 14: expected a name in double quotes, but got: }'],
      leftOut: 0,
      errorIndex: 15,
    });
  });

  it.each([
    ['  ', 'nothing'],
    ['{"transactions": []}', 'an object'],
    ['"[]"', '"[]"'],
    ['null', 'null'],
  ])('expects an array, not %j', (text, got) => {
    const { problems } = parseJson(text);
    expect(problems).toEqual([
      `Expected an array of transactions, [{ … }, { … }], but got: ${got}.`,
    ]);
  });

  it('expects at least one row', () => {
    expect(problemsOf()).toEqual(['Expected at least one transaction, but got: an empty array.']);
  });

  it('names each field that a row lacks', () => {
    expect(problemsOf(ROW, {})).toEqual([
      'Row 2: expected amount to be a number or a decimal text, such as "-4.20", but got: nothing.',
      'Row 2: expected currency to be a code of three capitals, such as "GBP", but got: nothing.',
      'Row 2: expected date to be a date or an instant with its offset, such as "2026-11-20" or ' +
        '"2026-11-20T18:40:00Z", but got: nothing.',
    ]);
  });

  it.each([
    ['id', 7, '7'],
    ['id', ' ', '" "'],
    ['amount', '4,20', '"4,20"'],
    ['amount', null, 'null'],
    ['amount', '1e3', '"1e3"'],
    ['currency', 'gbp', '"gbp"'],
    ['currency', '£', '"£"'],
    ['date', '20/11/2026', '"20/11/2026"'],
    ['date', '2026-02-30', '"2026-02-30"'],
    ['date', '2026-02-30T10:00:00Z', '"2026-02-30T10:00:00Z"'],
    ['date', '2026-11-20T18:40:00', '"2026-11-20T18:40:00"'],
    ['date', '2026-11-20T25:00:00Z', '"2026-11-20T25:00:00Z"'],
    ['merchant_name', 12, '12'],
    ['city', {}, 'an object'],
    ['country', [], 'an array'],
    ['latitude', '51.5', '"51.5"'],
    ['currency', 'x'.repeat(60), `"${'x'.repeat(39)}…`],
  ])('says what it got for %s: %j', (name, value, got) => {
    const problems = problemsOf({ ...ROW, [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(`Row 1: expected ${name} to be `);
    expect(problems[0]?.endsWith(`, but got: ${got}.`)).toBe(true);
  });

  it('treats null in an optional field as absent', () => {
    const { transactions, problems } = parseJson(
      JSON.stringify([{ ...ROW, city: null, online: null }]),
    );
    expect(problems).toEqual([]);
    expect(transactions).toEqual([ROW]);
  });

  it('lets a row without an id go by its place', () => {
    const { id: _, ...row } = ROW;
    const { transactions, problems } = parseJson(JSON.stringify([ROW, row, row]));
    expect(problems).toEqual([]);
    expect(transactions.map(({ id }) => id)).toEqual(['a', 'Row 2', 'Row 3']);
  });

  it('keeps the first of two rows with one id and names both', () => {
    const { transactions, problems } = parseJson(
      JSON.stringify([{ ...ROW, id: 'z' }, ROW, { ...ROW, amount: '-9' }]),
    );
    expect(transactions.map(({ amount }) => amount)).toEqual(['-4.20', '-4.20']);
    expect(problems).toEqual(['Row 3: expected an id of its own, but got: "a", which row 2 has.']);
  });

  it('keeps valid rows beside bad ones', () => {
    const rows = [ROW, 'row', { ...ROW, id: 'b' }, { ...ROW, id: 'c', date: 'soon' }];
    const { transactions, problems, leftOut } = parseJson(JSON.stringify(rows));
    expect(transactions.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(leftOut).toBe(2);
    expect(problems).toHaveLength(2);
    expect(problems[0]).toBe('Row 2: expected an object, but got: "row".');
  });
});
