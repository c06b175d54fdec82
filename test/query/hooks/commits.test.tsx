import { QueryClient } from '@tanstack/react-query';
import { memo, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { MerchantLookup } from '../../../src/query/hooks/MerchantLookup.js';
import { useMerchants } from '../../../src/query/hooks/useMerchants.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import { type Bank, createBank, transactions } from '../createBank.js';
import { bodyFor } from '../createService.js';
import { turn } from '../turn.js';

const ROWS = transactions(25);
const IDS = ROWS.map(({ id }) => id);
const REJECTED = new EnrichmentError('unauthorized', { status: 401 });

describe.each([
  ['the host has no defaults of its own', {}],
  ['the host switches structural sharing off', { structuralSharing: false }],
  ['the host lets errors throw', { throwOnError: true }],
])('rows with useMerchant, when %s', (_, queries) => {
  const mount = async () => {
    const bank = createBank({ client: new QueryClient({ defaultOptions: { queries } }) });
    await bank.show(ROWS.map((each) => <bank.Row key={each.id} transaction={each} />));
    return bank;
  };
  const statuses = (bank: Awaited<ReturnType<typeof mount>>) =>
    IDS.map((id) => bank.lookup(id).status);

  it('are all on screen in one commit, pending', async () => {
    const bank = await mount();
    expect(bank.commits).toBe(1);
    expect(statuses(bank)).toEqual(Array(25).fill('pending'));
  });

  it('render an answer of 25 rows in one commit', async () => {
    const bank = await mount();
    bank.service.last().answer();
    await turn(100);
    expect(statuses(bank)).toEqual(Array(25).fill('matched'));
    expect(bank.commits).toBe(2);
    expect(IDS.map(bank.renders)).toEqual(Array(25).fill(2));
  });

  it('render a failure of all 25 rows in one commit', async () => {
    const bank = await mount();
    bank.service.last().fail(REJECTED);
    await turn(100);
    expect(statuses(bank)).toEqual(Array(25).fill('failed'));
    expect(bank.commits).toBe(2);
  });

  it('render 24 good rows and a bad one in one commit', async () => {
    const bank = await mount();
    bank.service.last().answer({ ...bodyFor(IDS), t7: null });
    await turn(100);
    expect(statuses(bank).filter((status) => status === 'matched')).toHaveLength(24);
    expect(bank.lookup('t7').status).toBe('failed');
    expect(bank.commits).toBe(2);
  });

  it('render the answers to two calls in two commits', async () => {
    const bank = await mount();
    await bank.show(transactions(50).map((each) => <bank.Row key={each.id} transaction={each} />));
    const before = bank.commits;
    for (const call of bank.service.calls) {
      call.answer();
      await turn();
    }
    expect(bank.commits - before).toBe(2);
  });
});

describe('useMerchants', () => {
  it.each([
    ['an answer', (bank: Bank) => bank.service.last().answer()],
    ['a failure', (bank: Bank) => bank.service.last().fail(REJECTED)],
  ])('renders its caller, and memoised rows, once for %s of 25 rows', async (_, settle) => {
    const bank = createBank();
    listed.renders = 0;
    await bank.show(<List note={bank.note} />);
    expect([bank.commits, listed.renders]).toEqual([1, 1]);
    settle(bank);
    await turn(100);
    expect(bank.lookup('t24').status).not.toBe('pending');
    expect(IDS.map(bank.renders)).toEqual(Array(25).fill(2));
    expect([bank.commits, listed.renders]).toEqual([2, 2]);
  });
});

type Note = Pick<Bank, 'note'>;

const listed = { renders: 0 };
function List({ note }: Note): ReactElement {
  listed.renders += 1;
  const lookups = useMerchants(ROWS);
  return (
    <>
      {ROWS.map(({ id }) => (
        <Row key={id} id={id} lookup={lookups.get(id)} note={note} />
      ))}
    </>
  );
}

const Row = memo(
  ({ id, lookup, note }: Note & { id: string; lookup?: MerchantLookup | undefined }) => {
    if (lookup) note(id, lookup);
    return null;
  },
);
