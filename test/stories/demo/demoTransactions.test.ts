import { describe, expect, it } from 'vitest';
import { getOpenStatus, type MerchantRecord, parseMerchant } from '../../../src/index.js';
import {
  DEMO_NOW,
  demoTransaction,
  demoTransactions,
  heroRows,
  phoneDemoTransactions,
  wideDemoTransactions,
} from '../../../stories/demo/demoTransactions.js';
import { SANDBOX_HEADER } from '../../../stories/sandbox/SandboxSettings.js';
import { serveSandbox } from '../../../stories/sandbox/serveSandbox.js';
import { STORY_NOW_MS } from '../../../stories/sandbox/storyNow.js';

type Rows = Record<string, MerchantRecord[]>;

async function enrich(transactions: readonly object[]): Promise<Rows> {
  const response = await serveSandbox(
    new Request('https://stories.example/api/v3/merchant/list', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [SANDBOX_HEADER]: `demo ${JSON.stringify({ now: STORY_NOW_MS })}`,
      },
      body: JSON.stringify({ type: 'extended', transactions }),
    }),
  );
  return await response.json();
}

const asked = (rows: typeof demoTransactions) =>
  rows
    .filter(({ counterparty }) => counterparty === undefined)
    .map(({ id, merchant_name, city, country, mcc, online }) => ({
      id,
      merchant_name,
      city,
      country,
      mcc,
      online,
    }));

const nameOf = (rows: Rows, id: string) => {
  const record = rows[id]?.[0];
  return record && [record.name, record.category, /images\/logos\//.test(record.logoImg ?? '')];
};

const spent = (rows: typeof demoTransactions, day: string) =>
  rows
    .filter(({ date, amount }) => date.startsWith(day) && Number(amount) < 0)
    .filter(({ state }) => state !== 'declined' && state !== 'reversed')
    .reduce((pence, { amount }) => pence - Math.round(100 * Number(amount)), 0);

describe('demoTransactions', () => {
  it('are answered by the gateway and the sandbox with names, categories and logos', async () => {
    const rows = await enrich(asked(demoTransactions));
    const answers = demoTransactions.map(({ id }) => [id, nameOf(rows, id)]);
    expect(Object.fromEntries(answers)).toEqual({
      lumen: ['Lumen Energy', 'Utilities', true],
      harrow: ['Harrow & Vale', 'Groceries', true],
      orbit: ['Orbit Rail', 'Transport', true],
      northside: ['Northside Coffee', 'Coffee', true],
      bramblegate: ['Bramblegate Farm Shop', 'Groceries', false],
      tidewell: ['Tidewell Pharmacy', 'Health', true],
      'casa-olmo': ['Casa Olmo', 'Eating out', true],
      maya: undefined,
      brightwater: ['Brightwater Ltd', 'Income', false],
      cash: ['Cash machine, Canal Street', 'Cash', false],
      meridian: ['Meridian Stream', 'Entertainment', true],
      fernwick: ['Fernwick Outfitters', 'Shopping', true],
      unknown: undefined,
      glasshouse: ['Glasshouse Cinema', 'Entertainment', true],
      sorano: ['Sorano Noodles', 'Eating out', false],
      'exchange-fee': ['Foreign exchange fee', 'Fees', false],
      pinebarrow: ['Pinebarrow Books', 'Shopping', true],
      lantern: ['Lantern House Hospice', 'Charity', false],
      quarrybank: ['Quarrybank Garage', 'Fuel and charging', false],
    });
  });

  it('have an intermediary only where the prefix is known', async () => {
    const rows = await enrich(asked(demoTransactions));
    const via = demoTransactions.flatMap(({ id }) => rows[id]?.[0]?.intermediary?.name ?? []);
    expect(via).toEqual(['PayZip']);
  });

  it.each([
    ['harrow', 4.1, 'open', '2026-11-20T19:00:00.000Z'],
    ['bramblegate', 4.7, 'closed', '2026-11-21T09:00:00.000Z'],
    ['tidewell', 4.8, 'open', '2026-11-20T20:00:00.000Z'],
    ['northside', 4.6, 'open', '2026-11-20T20:00:00.000Z'],
  ])('knows of %s the rating and the hours of that Friday evening', async (id, rating, ...at) => {
    const rows = await enrich(asked([demoTransaction(id)]));
    const record = parseMerchant(rows[id]?.[0]);
    const options = { now: DEMO_NOW, timeZone: 'Europe/London' };
    const { state, changesAt } = getOpenStatus(record?.opening_hours, options);
    expect([record?.rating, state, changesAt?.toISOString()]).toEqual([rating, ...at]);
  });

  it.each([
    ['harrow', '14 Canal Street, Leeds LS1 4QP', '+44 113 496 0182', 'https://harrowvale.example'],
    [
      'northside',
      '7 Foundry Lane, Leeds LS1 4BR',
      '+44 113 496 0117',
      'https://northsidecoffee.example',
    ],
  ])('knows the address of %s', async (id, ...facts) => {
    const record = (await enrich(asked([demoTransaction(id)])))[id]?.[0];
    expect([record?.address, record?.phone, record?.website]).toEqual(facts);
  });

  it('spend on each day what the days say', () => {
    const days = ['2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'];
    expect(days.map((day) => spent(wideDemoTransactions, day))).toEqual([6180, 10204, 9273, 6145]);
    expect(days.map((day) => spent(phoneDemoTransactions, day))).toEqual([6180, 8569, 9273, 9545]);
    const heroes = heroRows.map(({ transaction }) => transaction);
    expect(days.map((day) => spent(heroes, day))).toEqual([6180, 5569, 2490, 0]);
  });

  it('has days from the newest to the oldest', () => {
    const days = demoTransactions.map(({ date }) => date.slice(0, 10));
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(demoTransactions.map(({ id }) => id)).size).toBe(demoTransactions.length);
  });

  it('are found by the raw lines of the first page too', async () => {
    const lines = heroRows.map(({ text, transaction }) => ({
      id: transaction.id,
      merchant_name: text,
      country: transaction.country,
    }));
    const rows = await enrich(lines);
    expect(heroRows.map(({ transaction }) => rows[transaction.id]?.[0]?.name)).toEqual([
      'Harrow & Vale',
      'Northside Coffee',
      'Casa Olmo',
      'Tidewell Pharmacy',
      'Brightwater Ltd',
      'Meridian Stream',
      'Sorano Noodles',
    ]);
  });

  it('explains an id that no row has', () => {
    expect(() => demoTransaction('nobody')).toThrow(
      'Merchantry: expected the id of a row of the demo, but got: nobody',
    );
  });
});
