import { describe, expect, it } from 'vitest';
import { useMerchantDetails } from '../../../src/query/hooks/useMerchantDetails.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import type { Transaction } from '../../../src/service/types.js';
import { type Bank, createBank, transaction } from '../createBank.js';
import { turn } from '../turn.js';

const T0 = transaction('t0');

/** An opened row; what it showed is noted as `opened`. */
function Details({ bank, transaction: opened }: { bank: Bank; transaction: Transaction }) {
  const lookup = useMerchantDetails(opened);
  bank.note('opened', lookup);
  return <p>{lookup.merchant?.name}</p>;
}

/** A row that has its restrictive record, then opened. */
async function openKnown(): Promise<Bank> {
  const bank = createBank();
  await bank.show([<bank.Row key="row" transaction={T0} />]);
  bank.service.last().answer({ t0: [{ name: 'Known' }] });
  await turn();
  await bank.show([
    <bank.Row key="row" transaction={T0} />,
    <Details key="details" bank={bank} transaction={T0} />,
  ]);
  return bank;
}

describe('useMerchantDetails', () => {
  it('hands out what the row knows until the extended answer is there', async () => {
    const bank = await openKnown();
    expect(bank.lookup('opened')).toMatchObject({
      status: 'matched',
      merchant: { name: 'Known' },
      error: undefined,
    });
    expect(bank.service.last().request.type).toBe('extended');
    bank.service.last().answer({ t0: [{ name: 'Known', phone: '+44 113' }] });
    await turn();
    expect(bank.lookup('opened').merchant).toEqual({ name: 'Known', phone: '+44 113' });
    expect(bank.history('opened')).toEqual(['matched']);
  });

  it('asks once, and the row shows the fuller record', async () => {
    const bank = await openKnown();
    bank.service.last().answer({ t0: [{ name: 'Known', rating: 4 }] });
    await turn(1_000);
    expect(bank.service.calls.map(({ request }) => request.type)).toEqual([
      'restrictive',
      'extended',
    ]);
    expect(bank.lookup('t0').merchant).toEqual({ name: 'Known', rating: 4 });
  });

  it('asks nothing more where the rows ask for extended records already', async () => {
    const bank = createBank({ config: { request: { type: 'extended' } } });
    await bank.show([<bank.Row key="row" transaction={T0} />]);
    bank.service.last().answer({ t0: [{ name: 'Full', rating: 4 }] });
    await turn();
    await bank.show([
      <bank.Row key="row" transaction={T0} />,
      <Details key="details" bank={bank} transaction={T0} />,
    ]);
    await turn(1_000);
    expect(bank.service.calls).toHaveLength(1);
    expect(bank.history('opened')).toEqual(['matched']);
    expect(bank.lookup('opened').merchant).toBe(bank.lookup('t0').merchant);
  });

  it('is pending, not idle, where nothing is known yet', async () => {
    const bank = createBank();
    await bank.show(<Details bank={bank} transaction={T0} />);
    expect(bank.history('opened')).toEqual(['pending']);
    expect(bank.service.calls.map(({ request }) => request.type)).toEqual(['extended']);
    bank.service.last().answer({ t0: [] });
    await turn();
    expect(bank.history('opened')).toEqual(['pending', 'unmatched']);
  });

  it('keeps the known record when asking for more fails, with the error, and asks again on retry', async () => {
    const bank = await openKnown();
    bank.service.last().fail(new EnrichmentError('malformed'));
    await turn();
    expect(bank.lookup('opened')).toMatchObject({
      status: 'matched',
      merchant: { name: 'Known' },
      error: { kind: 'malformed' },
    });
    bank.lookup('opened').retry();
    await turn();
    expect(bank.service.calls).toHaveLength(3);
    expect(bank.service.last().request.type).toBe('extended');
    bank.service.last().answer({ t0: [{ name: 'Known', rating: 4 }] });
    await turn();
    expect(bank.lookup('opened')).toMatchObject({ merchant: { rating: 4 }, error: undefined });
  });

  it('lets a tidied name stand until it is answered, and takes "no record" for an answer', async () => {
    const bank = createBank();
    await bank.show([<bank.Row key="row" transaction={T0} />]);
    bank.service.last().answer({ t0: [{ name: 'Tidy', isClearResponse: true }] });
    await turn();
    await bank.show([<Details key="details" bank={bank} transaction={T0} />]);
    expect(bank.lookup('opened').status).toBe('cleaned');
    bank.service.last().answer({ t0: [] });
    await turn();
    expect(bank.history('opened')).toEqual(['cleaned', 'unmatched']);
  });

  it('keeps its identity while nothing in it changes', async () => {
    const bank = await openKnown();
    const before = bank.lookup('opened');
    await bank.show([
      <bank.Row key="row" transaction={T0} />,
      <Details key="again" bank={bank} transaction={T0} />,
    ]);
    expect(bank.lookup('opened').merchant).toBe(before.merchant);
    const shown = bank.lookup('opened');
    await bank.show([
      <bank.Row key="row" transaction={T0} />,
      <Details key="again" bank={bank} transaction={T0} />,
    ]);
    expect(bank.lookup('opened')).toBe(shown);
  });

  it.each(['restrictive', 'extended'])(
    'keeps the fuller record for the row when both answers come at once, the %s one first',
    async (first) => {
      const bank = createBank();
      await bank.show([
        <bank.Row key="row" transaction={T0} />,
        <Details key="details" bank={bank} transaction={T0} />,
      ]);
      const calls = [...bank.service.calls];
      if (calls[0]?.request.type !== first) calls.reverse();
      for (const { request, answer } of calls) {
        const fuller = request.type === 'extended' && { phone: '+44 113' };
        answer({ t0: [{ name: 'Known', ...fuller }] });
      }
      await turn();
      const merchant = { name: 'Known', phone: '+44 113' };
      expect([bank.lookup('opened').merchant, bank.lookup('t0').merchant]).toEqual([
        merchant,
        merchant,
      ]);
    },
  );
});
