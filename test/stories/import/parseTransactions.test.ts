import { describe, expect, it } from 'vitest';
import { parseTransactions } from '../../../stories/import/parseTransactions.js';
import { fc } from '../../fc.js';

const options = { now: new Date('2026-11-20T18:40:00Z') };

const read = (text: string) => parseTransactions(text, options);

const short = (text: string) =>
  read(text).transactions.map(({ merchant_name, amount, currency, date }) => [
    date,
    merchant_name,
    amount,
    currency,
  ]);

describe('parseTransactions', () => {
  describe('CSV', () => {
    it.each([
      ['commas', 'Date,Description,Amount\n20/11/2026,"HARROW, LEEDS",-57.60', 'HARROW, LEEDS'],
      ['semicolons', 'Datum;Empfänger;Betrag\n20.11.2026;HARROW, LEEDS;-57,60', 'HARROW, LEEDS'],
      ['tabs', 'Fecha\tConcepto\tImporte\n20/11/2026\tHARROW\t-57,60', 'HARROW'],
      ['bars', 'Date|Libellé|Montant\n20/11/2026|HARROW|-57,60', 'HARROW'],
      ['Windows lines', 'Date,Payee,Amount\r\n20/11/2026,HARROW,-57.60\r\n', 'HARROW'],
      ['a byte order mark', '\uFEFFDate,Payee,Amount\n20/11/2026,HARROW,-57.60', 'HARROW'],
      ['a declared delimiter', 'sep=;\nDate;Payee;Amount\n20/11/2026;HARROW;-57.60', 'HARROW'],
      ['no headings', '20/11/2026,HARROW,-57.60', 'HARROW'],
      ['Japanese headings', '取引日,摘要,金額\n2026年11月20日,HARROW,-57.60', 'HARROW'],
      ['Arabic headings', 'التاريخ,البيان,المبلغ\n٢٠٢٦-١١-٢٠,HARROW,-٥٧٫٦٠', 'HARROW'],
      [
        'lines before the headings',
        'Our Bank\nAccount 1\n\nDate,Payee,Amount\n20/11/2026,HARROW,-57.60',
        'HARROW',
      ],
    ])('has %s', (_, text, name) => {
      expect(short(text)).toEqual([['2026-11-20', name, '-57.60', 'GBP']]);
    });

    it('has a column for each direction', () => {
      expect(
        short('Date,Payee,Paid out,Paid in\n2026-11-20,A,4.20,\n2026-11-19,B,,2424.00').map(
          ([, , amount]) => amount,
        ),
      ).toEqual(['-4.20', '2424.00']);
    });

    it('has a column that says the direction', () => {
      expect(
        short('Datum;Naam;Af Bij;Bedrag\n20-11-2026;A;Af;4,20\n20-11-2026;B;Bij;9,00').map(
          ([, , amount]) => amount,
        ),
      ).toEqual(['-4.20', '9.00']);
    });

    it.each([
      ['Date,Payee,Amount,Currency\n2026-11-20,A,-1.00,eur', 'EUR'],
      ['Date,Payee,Amount (CHF)\n2026-11-20,A,-1.00', 'CHF'],
      ['Date,Payee,Amount\n2026-11-20,A,-€1.00', 'EUR'],
      ['Date,Payee,Amount\n2026-11-20,A,-1.00', 'GBP'],
    ])('finds the currency of %j', (text, currency) => {
      expect(read(text).transactions[0]?.currency).toBe(currency);
    });

    it('keeps town, country, postcode and category code', () => {
      expect(
        read('Date,Payee,Amount,City,Country,Postcode,MCC\n2026-11-20,A,-1,LEEDS,GB,LS1 4QP,5411')
          .transactions[0],
      ).toMatchObject({ city: 'LEEDS', country: 'GB', postcode: 'LS1 4QP', mcc: '5411' });
    });

    it('says what it assumed', () => {
      const { notes, transactions } = read('Date,Payee,Amount\n2026-11-20,A,1.00');
      expect(notes).toEqual([
        'No currency is named: read as GBP.',
        'No amount has a sign: read as money spent.',
      ]);
      expect(transactions[0]?.amount).toBe('-1.00');
    });

    it('names the line of what it skips', () => {
      const { problems, skipped, transactions } = read(
        'Date,Payee,Amount\n2026-11-20,"two\nlines",-1.00\nsoon,B,-2.00\n2026-02-30,C,much\n2026-11-19,D,-3.00',
      );
      expect(transactions.map(({ id }) => id)).toEqual(['line-2', 'line-6']);
      expect(problems).toEqual([
        'Line 4: expected a date, but got: "soon".',
        'Line 5: expected a date, but got: "2026-02-30".',
        'Line 5: expected an amount, but got: "much".',
      ]);
      expect(skipped).toBe(2);
    });

    it('reads on after a quote that is never closed', () => {
      expect(short('Date,Payee,Amount\n2026-11-20,"A,-1.00\n2026-11-19,B,-2.00')).toEqual([
        ['2026-11-20', '"A', '-1.00', 'GBP'],
        ['2026-11-19', 'B', '-2.00', 'GBP'],
      ]);
    });
  });

  describe('dates', () => {
    const dates = (...texts: string[]) =>
      read(
        `Date,Payee,Amount\n${texts.map((text) => `"${text}",A,-1.00`).join('\n')}`,
      ).transactions.map(({ date }) => date);

    it.each([
      ['2026-11-20', '2026-11-20'],
      ['2026/11/20', '2026-11-20'],
      ['20261120', '2026-11-20'],
      ['20/11/2026', '2026-11-20'],
      ['20-11-26', '2026-11-20'],
      ['20.11.', '2026-11-20'],
      ['21.12.', '2025-12-21'],
      ['11/20/2026', '2026-11-20'],
      ['20 Nov 2026', '2026-11-20'],
      ['20-Nov-26', '2026-11-20'],
      ['Nov 20, 2026', '2026-11-20'],
      ['20. März 2026', '2026-03-20'],
      ['20 août 2026', '2026-08-20'],
      ['20/11/2026 18:22', '2026-11-20T18:22:00.000Z'],
      ['20/07/2026 18:22', '2026-07-20T17:22:00.000Z'],
      ['2026-11-20T18:22:05Z', '2026-11-20T18:22:00.000Z'],
      ['2026-11-20 06:22 PM', '2026-11-20T18:22:00.000Z'],
    ])('reads %s', (text, date) => {
      expect(dates(text)).toEqual([date]);
    });

    it('takes the order of days and months from the other dates', () => {
      expect(dates('03/04/2026', '20/04/2026')).toEqual(['2026-04-03', '2026-04-20']);
      expect(dates('03/04/2026', '03/20/2026')).toEqual(['2026-03-04', '2026-03-20']);
    });

    it('takes the shorter span where no date is certain', () => {
      expect(dates('03/11/2026', '04/11/2026')).toEqual(['2026-11-03', '2026-11-04']);
      expect(dates('11/03/2026', '11/04/2026')).toEqual(['2026-11-03', '2026-11-04']);
    });
  });

  describe('amounts', () => {
    const amounts = (...texts: string[]) =>
      read(
        `Date;Payee;Amount\n${texts.map((text) => `2026-11-20;A;${text}`).join('\n')}\n2026-11-20;A;+1`,
      )
        .transactions.slice(0, -1)
        .map(({ amount }) => amount);

    it.each([
      ['1,234.56', '1234.56'],
      ['1.234,56', '1234.56'],
      ['1 234,56', '1234.56'],
      ["1'234.56", '1234.56'],
      ['1.234.567', '1234567'],
      ['1,234', '1234'],
      ['0,125', '0.125'],
      ['(12.50)', '-12.50'],
      ['12.50-', '-12.50'],
      ['\u221212.50', '-12.50'],
      ['-£12.50', '-12.50'],
      ['£-12.50', '-12.50'],
      ['12,50 EUR', '12.50'],
      ['12.50 DR', '-12.50'],
      ['12.50CR', '12.50'],
      ['.50', '0.50'],
      ['٤٫٢٠', '4.20'],
    ])('reads %s', (text, amount) => {
      expect(amounts(text)).toEqual([amount]);
    });

    it('takes the decimal separator from the other amounts', () => {
      expect(amounts('1.234', '12,50')).toEqual(['1234', '12.50']);
      expect(amounts('1.234', '12.5')).toEqual(['1.234', '12.5']);
    });

    it.each(['', 'much', '1-2', '1,2,3', '12.34.56', '--1'])('refuses %j', (text) => {
      expect(amounts(text)).toEqual([]);
    });
  });

  describe('statement lines', () => {
    it.each([
      ['20/11 HARROW AND VALE 0217 LEEDS -57.60', '-57.60'],
      ['20 Nov HARROW AND VALE 0217 LEEDS £57.60', '-57.60'],
      ['20.11.2026 HARROW AND VALE 0217 LEEDS 57,60-', '-57.60'],
      ['20/11 HARROW AND VALE 0217 LEEDS -57.60 1,204.11', '-57.60'],
      ['20/11 HARROW AND VALE 0217 LEEDS 57.60 CR', '57.60'],
    ])('reads %s', (line, amount) => {
      expect(short(line)).toEqual([['2026-11-20', 'HARROW AND VALE 0217 LEEDS', amount, 'GBP']]);
    });

    it('takes the date from the line above, and the time from the line below', () => {
      const text = '20/11/2026\nHARROW LEEDS -57.60\nCRD 4417 18:22\nORBIT RAIL -24.00\nCRD 4417';
      expect(short(text)).toEqual([
        ['2026-11-20T18:22:00.000Z', 'HARROW LEEDS', '-57.60', 'GBP'],
        ['2026-11-20', 'ORBIT RAIL', '-24.00', 'GBP'],
      ]);
      expect(read(text)).toMatchObject({ format: 'statement', problems: [] });
    });

    it('says what is wrong with a line', () => {
      const { problems, skipped } = read(
        'Our Bank\nHARROW -57.60\n20/11 ORBIT RAIL\n19/11 LUMEN ENERGY -81.45',
      );
      expect(problems).toEqual([
        'Line 1: expected a date and an amount, but got: "Our Bank".',
        'Line 2: expected a date at the start, but got: "HARROW -57.60".',
        'Line 3: expected an amount at the end, but got: "ORBIT RAIL".',
      ]);
      expect(skipped).toBe(3);
    });
  });

  it.each([
    ['', 'Expected lines with a date and an amount, but got: nothing.'],
    ['hello', 'Expected lines with a date and an amount, but got: no line that has both.'],
  ])('explains %j', (text, problem) => {
    expect(read(text)).toMatchObject({ transactions: [], problems: [problem] });
  });

  it('reads JSON by its first character', () => {
    const row = { id: 'a', amount: '-4.20', currency: 'GBP', date: '2026-11-20' };
    expect(read(` ${JSON.stringify([row])}`)).toMatchObject({
      format: 'json',
      transactions: [row],
    });
  });

  describe('whatever is pasted', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        ...[
          '"',
          ',',
          ';',
          '\t',
          '\n',
          '\r',
          '(',
          ')',
          '-',
          '+',
          '.',
          '1',
          '12.50',
          '20/11/2026',
          '20 Nov',
        ],
        ...[
          'Date',
          'Amount',
          '£',
          '[',
          '{',
          'T18:22',
          '٤',
          '\uFEFF',
          'sep=;',
          ' ',
          ':',
          '{}',
          '"a',
        ],
      ),
    );

    it('never throws, and gives every row an id of its own and what a list needs', () => {
      fc.assert(
        fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
          const { transactions } = read(pieces.join(''));
          expect(new Set(transactions.map(({ id }) => id)).size).toBe(transactions.length);
          for (const { amount, currency, date } of transactions) {
            expect(String(amount)).toMatch(/^-?\d+(\.\d+)?$/);
            expect(currency).toMatch(/^[A-Z]{3}$/);
            expect(Number.isNaN(Date.parse(date))).toBe(false);
          }
        }),
      );
    });

    const cents = fc.integer({ min: -99_999_999, max: 99_999_999 }).filter((value) => value !== 0);
    const row = fc.record({
      day: fc.integer({ min: 0, max: 700 }),
      text: fc
        .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
        .map((text) => text.trim())
        .filter((text) => text !== '' && !/[\r\n]/.test(text)),
      cents,
    });
    const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

    it('reads back what is written as CSV, in each style', () => {
      fc.assert(
        fc.property(
          fc.array(row, { minLength: 1, maxLength: 20 }),
          fc.constantFrom(',', ';', '\t', '|'),
          fc.constantFrom('.', ','),
          fc.constantFrom('iso', 'day-first'),
          (rows, delimiter, decimal, style) => {
            const written = rows.map(({ day, text, cents: value }) => {
              const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
              const [year, month, dayOfMonth] = date.split('-');
              const sign = value < 0 ? '-' : '+';
              const [whole = '', rest] = (Math.abs(value) / 100).toFixed(2).split('.');
              const grouped = whole.replace(/\B(?=(\d{3})+$)/g, decimal === '.' ? ',' : '.');
              return {
                line: [
                  style === 'iso' ? date : `${dayOfMonth}.${month}.${year}`,
                  quote(text),
                  quote(`${sign}${grouped}${decimal}${rest}`),
                ].join(delimiter),
                row: [date, text, (value / 100).toFixed(2), 'GBP'],
              };
            });
            const lines = written.map(({ line }) => line);
            expect(
              short(`${['Date', 'Payee', 'Amount'].join(delimiter)}\n${lines.join('\n')}`),
            ).toEqual(written.map(({ row: expected }) => expected));
          },
        ),
      );
    });
  });
});
