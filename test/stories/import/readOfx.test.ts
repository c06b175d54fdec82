import { expect, it } from 'vitest';
import { parseTransactions } from '../../../stories/import/parseTransactions.js';

const now = new Date('2026-11-20T18:40:00Z');
const parse = (text: string) => parseTransactions(text, { now });

/** Version 1, as most banks write it: SGML without end tags. */
const SGML = `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP
<BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT
<DTPOSTED>20261120182200[0:GMT]
<TRNAMT>-57.60
<FITID>1
<SIC>5411
<NAME>HARROW &amp; VALE 0217 LEEDS GB
<MEMO>Card payment
<STMTTRN>
<DTPOSTED>20261119
<TRNAMT>2424,00
<MEMO>BRIGHTWATER LTD
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

/** Version 2: XML. */
const XML = `<?xml version="1.0"?><OFX><CURDEF>EUR</CURDEF><BANKTRANLIST>
<STMTTRN><DTPOSTED>20261118120000.000[-5:EST]</DTPOSTED><TRNAMT>-4.20</TRNAMT><NAME>NORTHSIDE</NAME></STMTTRN>
<STMTTRN><DTPOSTED>20261118214500[-5:EST]</DTPOSTED><TRNAMT>-9</TRNAMT><NAME>OLIVE</NAME><CURRENCY><CURSYM>USD</CURSYM></CURRENCY></STMTTRN>
</BANKTRANLIST></OFX>`;

it('reads both versions of OFX', () => {
  const first = parse(SGML);
  expect(first).toMatchObject({ format: 'ofx', problems: [], notes: [] });
  expect(first.transactions).toMatchObject([
    {
      merchant_name: 'HARROW & VALE 0217 LEEDS GB',
      mcc: '5411',
      amount: '-57.60',
      currency: 'GBP',
      date: '2026-11-20T18:22:00.000Z',
    },
    { merchant_name: 'BRIGHTWATER LTD', amount: '2424.00', date: '2026-11-19' },
  ]);
  expect(new Set(first.transactions.map(({ id }) => id)).size).toBe(2);
  // Noon is what banks write that know no time.
  expect(parse(XML).transactions).toMatchObject([
    { merchant_name: 'NORTHSIDE', amount: '-4.20', currency: 'EUR', date: '2026-11-18' },
    { merchant_name: 'OLIVE', currency: 'USD', date: '2026-11-19T02:45:00.000Z' },
  ]);
});

it('says what it could not read', () => {
  const broken = parse(SGML.replace('20261120182200', '2026-11-20').replace('2424,00', 'much'));
  expect(broken.transactions).toEqual([]);
  expect(broken.problems).toEqual([
    'Line 6: expected a date in DTPOSTED, but got: 2026-11-20[0:GMT].',
    'Line 13: expected an amount in TRNAMT, but got: much.',
  ]);
  expect(parse('<OFX></OFX>').problems).toHaveLength(1);
});
