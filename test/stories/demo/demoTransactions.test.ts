import { describe, expect, it } from 'vitest';
import type { MerchantRecord } from '../../../src/index.js';
import { demoTransactions } from '../../../stories/demo/demoTransactions.js';
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
});
