import { dehydrate } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { prefetchMerchants } from '../../src/query/hooks/prefetchMerchants.js';
import { useMerchants } from '../../src/query/hooks/useMerchants.js';
import { createHttpFetcher } from '../../src/service/http/createHttpFetcher.js';
import type { Transaction } from '../../src/service/types.js';
import { type Bank, createBank } from './createBank.js';
import { turn } from './turn.js';

/** A row as a bank's own API might give it: ours are the fields at the top. */
const ROW = {
  id: 't0',
  merchant_name: 'NORTHFIELD 4111111111111111 LEEDS',
  location: 'REF GB82WEST12345698765432',
  address: '1 High Street, IBAN DE89 3704 0044 0532 0130 00',
  city: 'LEEDS',
  country: 'GB',
  postcode: 'LS1 4AP',
  mcc: '5411',
  online: false,
  latitude: 53.8,
  longitude: -1.5,
  radius: 100,

  amount: '-1234.56',
  balance: 98765.43,
  currency: 'SECRET-GBP',
  date: '2026-11-19',
  account: 'SECRET-ACCOUNT',
  iban: 'GB82WEST12345698765432',
  customer: { name: 'SECRET-NAME', address: { city: 'SECRET-CITY' } },
  tags: ['SECRET-TAG'],
  note: 'SECRET-NOTE',
  merchant_Name: 'SECRET-SPELLING',
  toJSON: () => ({ leaked: 'SECRET-JSON' }),
  [Symbol('secret')]: 'SECRET-SYMBOL',
};

class Account implements Transaction {
  id = 't1';
  merchant_name = 'OWN FIELD ONLY';
  secret = 'SECRET-FIELD';
  get city(): string {
    return 'SECRET-GETTER';
  }
}

const MASKED = {
  id: 't0',
  merchant_name: 'NORTHFIELD **************** LEEDS',
  location: 'REF **********************',
  address: '1 High Street, IBAN **** **** **** **** **** **',
  city: 'LEEDS',
  country: 'GB',
  postcode: 'LS1 4AP',
  mcc: '5411',
  online: false,
  latitude: 53.8,
  longitude: -1.5,
  radius: 100,
};

const NEVER = /SECRET|1234\.56|98765|4111111111111111|GB82WEST|3704|2026-11-19|leaked/;

/** Everything that went over the wire, as text. */
function createWire() {
  const bodies: string[] = [];
  const fetcher = createHttpFetcher({
    url: 'https://bank.example/api/v3/merchant/list',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const body = await request.text();
      bodies.push(`${request.url} ${JSON.stringify([...request.headers])} ${body}`);
      const { transactions } = JSON.parse(body);
      const answers = transactions.map(({ id }: Transaction) => [id, [{ name: `Shop ${id}` }]]);
      return Response.json(Object.fromEntries(answers));
    },
  });
  return {
    fetcher,
    bodies,
    transactions: () =>
      bodies.flatMap((body) => JSON.parse(body.slice(body.indexOf('{'))).transactions),
  };
}

const ROWS: readonly Transaction[] = [ROW, new Account()];

function List({ bank }: { bank: Bank }): null {
  const lookups = useMerchants(ROWS.slice(0, 1), { next: ROWS.slice(1) });
  for (const [id, lookup] of lookups) bank.note(id, lookup);
  return null;
}

describe('a row full of secrets', () => {
  it.each([
    ['useMerchant', (bank: Bank) => ROWS.map((row) => <bank.Row key={row.id} transaction={row} />)],
    ['useMerchants', (bank: Bank) => <List bank={bank} />],
  ])('sends the twelve fields and nothing else, with %s', async (_, screen) => {
    const wire = createWire();
    const bank = createBank({ fetcher: wire.fetcher });
    await bank.show(screen(bank));
    await turn(100);
    expect(bank.lookup('t0').status).toBe('matched');
    expect(wire.transactions()).toEqual([MASKED, { id: 't1', merchant_name: 'OWN FIELD ONLY' }]);
    expect(wire.bodies.join()).not.toMatch(NEVER);
    expect(JSON.stringify(bank.events)).not.toMatch(/NORTHFIELD|LEEDS|OWN FIELD|SECRET/);
    const keys = bank.client
      .getQueryCache()
      .getAll()
      .map(({ queryHash }) => queryHash);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toMatch(/NORTHFIELD|LEEDS|High Street|SECRET/);
    expect(JSON.stringify(dehydrate(bank.client))).not.toMatch(NEVER);
  });

  it('sends the twelve fields and nothing else, with prefetchMerchants', async () => {
    const wire = createWire();
    const bank = createBank();
    const prefetched = prefetchMerchants(bank.client, {
      fetcher: wire.fetcher,
      transactions: ROWS,
    });
    await turn(100);
    await prefetched;
    expect(wire.transactions()).toHaveLength(2);
    expect(wire.bodies.join()).not.toMatch(NEVER);
  });
});
