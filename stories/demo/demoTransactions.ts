import type { ListedTransaction } from '../../src/index.js';
import { STORY_NOW_MS } from '../sandbox/storyNow.js';

/** Friday 20 November 2026, 18:40 in London, where a winter's day has UTC's clock. */
export const DEMO_NOW = new Date(STORY_NOW_MS);

const CARD = '•• 4417';

/**
 * One account, in the order of its days: every state of money, and every kind of merchant. What the
 * sandbox knows of the merchants comes through the same requests as in an app.
 */
export const demoTransactions: readonly ListedTransaction[] = [
  {
    id: 'lumen',
    merchant_name: 'LUMEN ENERGY DD',
    mcc: '4900',
    amount: '-81.45',
    currency: 'GBP',
    date: '2026-11-21',
    state: 'scheduled',
    method: 'Direct debit',
  },
  {
    id: 'harrow',
    merchant_name: 'HARROW AND VALE 0217 LEEDS GB',
    mcc: '5411',
    amount: '-57.60',
    currency: 'GBP',
    date: '2026-11-20T18:22:00Z',
  },
  {
    id: 'orbit',
    merchant_name: 'ORBIT RAIL LEEDS GB',
    mcc: '4112',
    amount: '-24.00',
    currency: 'GBP',
    date: '2026-11-20T17:40:00Z',
    state: 'declined',
  },
  {
    id: 'northside',
    merchant_name: 'PYZ*NORTHSIDE COFF 2041 LEEDS GB',
    mcc: '5814',
    amount: '-4.20',
    currency: 'GBP',
    date: '2026-11-20T08:12:00Z',
    state: 'pending',
  },
  {
    id: 'bramblegate',
    merchant_name: 'BRAMBLEGATE FARM SHOP BATH GB',
    mcc: '5499',
    amount: '-16.35',
    currency: 'GBP',
    date: '2026-11-19T11:08:00Z',
  },
  {
    id: 'tidewell',
    merchant_name: 'TIDEWELL PHARM 0091 LEEDS GB',
    mcc: '5912',
    amount: '-12.49',
    currency: 'GBP',
    date: '2026-11-19T17:05:00Z',
  },
  {
    id: 'casa-olmo',
    merchant_name: 'TBLY*CASAOLMO 88213 LDS',
    country: 'GB',
    mcc: '5812',
    amount: '-43.20',
    currency: 'GBP',
    date: '2026-11-19T20:48:00Z',
    share: { amount: '-14.40', with: [{ name: 'Ada' }, { name: 'Tom' }] },
  },
  {
    id: 'maya',
    merchant_name: 'FASTER PAYMENT M LINDQVIST',
    amount: '-30.00',
    currency: 'GBP',
    date: '2026-11-19T21:14:00Z',
    counterparty: { name: 'Maya Lindqvist' },
    note: 'Thank you for dinner',
  },
  {
    id: 'brightwater',
    merchant_name: 'BGC BRIGHTWATER LTD PAYROL',
    amount: '2424.00',
    currency: 'GBP',
    date: '2026-11-19T06:00:00Z',
    note: 'Salary',
  },
  {
    id: 'cash',
    merchant_name: 'CASH MACHINE CANAL ST LEEDS GB',
    mcc: '6011',
    amount: '-61.75',
    currency: 'GBP',
    date: '2026-11-18T16:02:00Z',
    card: CARD,
    fee: '1.75',
  },
  {
    id: 'meridian',
    merchant_name: 'MERIDSTRM.EXAMPLE 8004412',
    mcc: '4899',
    amount: '-11.99',
    currency: 'GBP',
    date: '2026-11-18T05:30:00Z',
    recurring: { every: 'month', next: '2026-12-18' },
  },
  {
    id: 'fernwick',
    merchant_name: 'FERNWICK OUTFITTERS',
    mcc: '5399',
    amount: '38.00',
    currency: 'GBP',
    date: '2026-11-18T15:31:00Z',
    state: 'refunded',
  },
  {
    id: 'unknown',
    merchant_name: 'SQR*8841 MERID BOOKS 0412 LEEDS GB',
    amount: '-18.99',
    currency: 'GBP',
    date: '2026-11-18T10:41:00Z',
  },
  {
    id: 'glasshouse',
    merchant_name: 'GLASSHOUSE CINEMA LEEDS GB',
    mcc: '7832',
    amount: '-18.00',
    currency: 'GBP',
    date: '2026-11-17T19:45:00Z',
    state: 'reversed',
  },
  {
    id: 'sorano',
    merchant_name: 'SORANO NDL KYOTO JPY2480',
    city: 'Kyoto',
    country: 'JP',
    mcc: '5812',
    amount: '-12.91',
    currency: 'GBP',
    date: '2026-11-17T13:20:00Z',
    original: { amount: '-2480', currency: 'JPY' },
  },
  {
    id: 'exchange-fee',
    merchant_name: 'NON-GBP TRANSACTION FEE',
    amount: '-0.39',
    currency: 'GBP',
    date: '2026-11-17T13:20:00Z',
  },
  {
    id: 'pinebarrow',
    merchant_name: 'PINEBARROW BOOKS YORK GB',
    mcc: '5942',
    amount: '-24.00',
    currency: 'GBP',
    date: '2026-11-17T12:10:00Z',
    cashback: '0.48',
  },
  {
    id: 'lantern',
    merchant_name: 'LANTERN HOUSE HOSPICE',
    mcc: '8398',
    amount: '-10.00',
    currency: 'GBP',
    date: '2026-11-17T09:00:00Z',
    note: 'Sponsoring Ada’s run',
  },
  {
    id: 'quarrybank',
    merchant_name: 'QUARRYBANK GARAGE LEEDS GB',
    mcc: '5541',
    amount: '-48.15',
    currency: 'GBP',
    date: '2026-11-17T07:30:00Z',
    card: CARD,
  },
];

/** A row of the demo by its id. */
export function demoTransaction(id: string): ListedTransaction {
  const found = demoTransactions.find((transaction) => transaction.id === id);
  if (!found) throw new Error(`Merchantry: expected the id of a row of the demo, but got: ${id}`);
  return found;
}

/** What a bank's statement prints for a transaction: the text, and the line below it. */
export interface StatementLine {
  text: string;
  detail: string;
}

/** A transaction beside the line that the bank sends. */
export interface HeroRow extends StatementLine {
  transaction: ListedTransaction;
}

const hero = (
  id: string,
  detail: string,
  text?: string,
  changes?: Partial<ListedTransaction>,
): HeroRow => {
  const transaction = { ...demoTransaction(id), ...changes };
  return { transaction, detail, text: text ?? transaction.merchant_name ?? '' };
};

/** Seven rows for a first look, raw and as a list shows them. */
export const heroRows: readonly HeroRow[] = [
  hero('harrow', 'CRD 4417 18:22', 'HARROW AND VALE 0217 LEEDS'),
  hero('northside', 'CRD 4417 AUTH', 'PYZ*NORTHSIDE COFF 2041'),
  hero('casa-olmo', 'CRD 4417 20:48'),
  hero('tidewell', 'CRD 4417 17:05', 'TIDEWELL PHARM 0091 LEEDS'),
  hero('brightwater', 'REF 00291847'),
  hero('meridian', 'CRD 4417 RECUR'),
  hero('sorano', 'NON-GBP @192.10', undefined, { date: '2026-11-18T13:20:00Z' }),
];
