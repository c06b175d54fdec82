import { QueryClient } from '@tanstack/react-query';
import { Component, type ReactNode, Suspense } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import { useMerchant } from '../../../src/query/hooks/useMerchant.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import type { MerchantResult } from '../../../src/service/response/MerchantResult.js';
import { createBank, transaction, transactions } from '../createBank.js';
import { bodyFor, createService } from '../createService.js';
import { turn } from '../turn.js';

const T0 = transaction('t0');

/** Suspends once. */
const neighbour = {
  wake: () => {},
  sleep: undefined as Promise<void> | undefined,
  awake: false,
};
function Neighbour({ sleeps }: { sleeps: boolean }): ReactNode {
  if (!sleeps || neighbour.awake) return null;
  neighbour.sleep ??= new Promise<void>((resolve) => {
    neighbour.wake = () => {
      neighbour.awake = true;
      resolve();
    };
  });
  throw neighbour.sleep;
}

let caught = '';
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: Error) {
    caught = error.message;
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Bare(): ReactNode {
  return useMerchant(T0).status;
}

describe('status', () => {
  it('is idle while the row is disabled or not on screen, and nothing is asked', async () => {
    const bank = createBank();
    const [first, second] = [transaction('t1'), transaction('t2')];
    await bank.show([
      <bank.Row key="1" transaction={first} enabled={false} />,
      <bank.Row key="2" transaction={second} visible={false} />,
    ]);
    await turn(1_000);
    expect(bank.lookup('t1')).toMatchObject({ status: 'idle', merchant: undefined, merchants: [] });
    expect(bank.history('t2')).toEqual(['idle']);
    expect(bank.service.calls).toHaveLength(0);
  });

  it('goes from pending, in the first frame, to matched', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    expect(bank.history('t0')).toEqual(['pending']);
    bank.service.last().answer({ t0: [{ name: 'Best' }, { name: 'Other' }] });
    await turn();
    expect(bank.history('t0')).toEqual(['pending', 'matched']);
    expect(bank.lookup('t0')).toMatchObject({
      merchant: { name: 'Best' },
      merchants: [{ name: 'Best' }, { name: 'Other' }],
      error: undefined,
      lookupId: 't0',
    });
  });

  it('is cleaned when the service only tidied the name, unmatched when it has no record', async () => {
    const bank = createBank();
    const rows = transactions(2);
    await bank.show(rows.map((each) => <bank.Row key={each.id} transaction={each} />));
    bank.service.last().answer({ t0: [{ name: 'Tidy', isClearResponse: true }], t1: [] });
    await turn();
    expect(bank.lookup('t0')).toMatchObject({ status: 'cleaned', merchant: { name: 'Tidy' } });
    expect(bank.lookup('t1')).toMatchObject({ status: 'unmatched', merchant: undefined });
  });

  it('is unmatched at once, without a request, when the row has no name to ask for', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={{ id: 't0', merchant_name: 'X' }} />);
    expect(bank.lookup('t0').status).toBe('unmatched');
    expect(bank.service.calls).toHaveLength(0);
    expect(bank.events).toContainEqual({ type: 'skipped', id: 't0', reason: 'nameless' });
  });

  it('keeps the receipt of the answer', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    bank.service.last().context.setReceipt({ 'x-request-id': 'r-1' });
    bank.service.last().answer();
    await turn();
    expect(bank.lookup('t0').receipt).toEqual({ 'x-request-id': 'r-1' });
  });

  it('names the id under which the service saw an equal row', async () => {
    const bank = createBank();
    const twin = { ...T0, id: 'twin' };
    await bank.show([
      <bank.Row key="0" transaction={T0} />,
      <bank.Row key="1" transaction={twin} />,
    ]);
    bank.service.last().answer();
    await turn();
    expect(bank.service.sent()).toEqual([['t0']]);
    expect(bank.lookup('twin')).toMatchObject({ status: 'matched', lookupId: 't0' });
  });

  it('asks equal text in another country on its own', async () => {
    const bank = createBank();
    const abroad = { ...T0, id: 'abroad', country: 'DE' };
    await bank.show([
      <bank.Row key="0" transaction={T0} />,
      <bank.Row key="1" transaction={abroad} />,
    ]);
    expect(bank.service.sent()).toEqual([['t0', 'abroad']]);
  });

  it('asks the type it is given instead of the one of the config', async () => {
    const bank = createBank({ config: { request: { type: 'restrictive' } } });
    await bank.show(<bank.Row transaction={T0} type="extended" />);
    expect(bank.service.last().request.type).toBe('extended');
  });
});

describe('identity', () => {
  it('is kept over renders in which nothing changed', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    const pending = bank.lookup('t0');
    await bank.show(<bank.Row transaction={T0} />);
    expect(bank.lookup('t0')).toBe(pending);
    bank.service.last().answer();
    await turn();
    const matched = bank.lookup('t0');
    expect(matched).not.toBe(pending);
    expect(matched.retry).toBe(pending.retry);
    await bank.show(<bank.Row transaction={T0} />);
    // A host that maps its rows anew in every render.
    await bank.show(<bank.Row transaction={{ ...T0 }} />);
    await bank.show(<bank.Row transaction={T0} />, { config: {} });
    expect(bank.lookup('t0')).toBe(matched);
  });

  it('is kept when a matched or failed row leaves the screen and comes back', async () => {
    const bank = createBank();
    const screen = (visible: boolean) =>
      transactions(2).map((each) => (
        <bank.Row key={each.id} transaction={each} visible={visible} />
      ));
    await bank.show(screen(true));
    bank.service.last().answer(bodyFor(['t0']));
    await turn();
    const before = [bank.lookup('t0'), bank.lookup('t1')];
    expect(before.map(({ status }) => status)).toEqual(['matched', 'failed']);
    for (const visible of [false, true]) {
      await bank.show(screen(visible));
      expect(bank.lookup('t0')).toBe(before[0]);
      expect(bank.lookup('t1')).toBe(before[1]);
    }
  });

  it('is kept for 30 minutes after its row has gone, and not for ever', async () => {
    const bank = createBank({ service: createService({ answersAtOnce: true }) });
    const row = <bank.Row transaction={T0} />;
    const size = () => bank.client.getQueryCache().getAll().length;
    await bank.show(row);
    await turn(3_600_000);
    await bank.show(null);
    await turn(1_790_000);
    await bank.show(row);
    expect(bank.history('t0')).toEqual(['pending', 'matched']);
    await bank.show(null);
    await turn(1_790_000);
    expect(size()).toBe(1);
    await turn(20_000);
    expect(size()).toBe(0);
    await bank.show(row);
    expect(bank.service.calls).toHaveLength(2);
  });

  it('is kept when the same answer arrives again', async () => {
    const bank = createBank({ service: createService({ answersAtOnce: true }) });
    await bank.show(<bank.Row transaction={T0} />);
    const { merchant } = bank.lookup('t0');
    const renders = bank.renders('t0');
    await bank.client.invalidateQueries({ queryKey: ['merchantry'] });
    await turn();
    expect(bank.service.calls).toHaveLength(2);
    expect(bank.lookup('t0').merchant).toBe(merchant);
    expect(bank.renders('t0')).toBe(renders);
  });
});

describe('failure', () => {
  const unauthorized = new EnrichmentError('unauthorized', { status: 401 });

  it.each([
    ['unauthorized', unauthorized],
    ['malformed', new EnrichmentError('malformed')],
  ])('is %s when the whole call is', async (kind, error) => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    bank.service.last().fail(error);
    await turn();
    expect(bank.history('t0')).toEqual(['pending', 'failed']);
    expect(bank.lookup('t0')).toMatchObject({
      merchant: undefined,
      error: { kind, transactionIds: ['t0'] },
    });
  });

  it('is missing or malformed for the row that is, and costs no other', async () => {
    const bank = createBank();
    await bank.show(transactions(3).map((each) => <bank.Row key={each.id} transaction={each} />));
    bank.service.last().answer({ ...bodyFor(['t0']), t1: null });
    await turn();
    expect(bank.lookup('t0').status).toBe('matched');
    expect(bank.lookup('t1').error?.kind).toBe('malformed');
    expect(bank.lookup('t2').error?.kind).toBe('missing');
  });

  it('is network, with what was thrown as its cause, when the fetcher has a fault of its own', async () => {
    const fault = new TypeError('a fault in the host');
    const fetcher = () => {
      throw fault;
    };
    const bank = createBank({ fetcher });
    await bank.show(<bank.Row transaction={T0} />);
    await turn(3_000);
    expect(bank.lookup('t0').error).toMatchObject({ kind: 'network', cause: fault });
  });

  it('is timeout when the fetcher never settles', async () => {
    const bank = createBank({ batch: { timeoutMs: 1_000 } });
    await bank.show(<bank.Row transaction={T0} />);
    await turn(10_000);
    expect(bank.service.calls).toHaveLength(3);
    expect(bank.lookup('t0').error?.kind).toBe('timeout');
  });

  it('is too-large for a row that fits into no call', async () => {
    const bank = createBank({ batch: { maxBytes: 60 } });
    await bank.show(<bank.Row transaction={transaction('t0', { address: 'long '.repeat(20) })} />);
    expect(bank.lookup('t0').error?.kind).toBe('too-large');
    expect(bank.service.calls).toHaveLength(0);
  });

  it('leaves an answer in force when asking again fails', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    bank.service.last().answer();
    await turn();
    const matched = bank.lookup('t0');
    const asked = bank.client.invalidateQueries({ queryKey: ['merchantry'] });
    await turn();
    bank.service.last().answer({});
    await asked;
    await turn();
    expect(bank.service.calls).toHaveLength(2);
    expect(bank.lookup('t0')).toMatchObject({
      status: 'matched',
      merchant: matched.merchant,
      error: undefined,
    });
  });
});

describe('retry', () => {
  it('asks again at once, whatever the wait', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    bank.service.last().answer({});
    await turn();
    bank.lookup('t0').retry();
    await turn();
    expect(bank.lookup('t0').status).toBe('pending');
    bank.lookup('t0').retry();
    await turn();
    expect(bank.service.calls).toHaveLength(2);
    bank.service.last().answer();
    await turn();
    expect(bank.history('t0')).toEqual(['pending', 'failed', 'pending', 'matched']);
  });

  it('fails again without an unhandled rejection', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    bank.service.last().answer({});
    await turn();
    bank.lookup('t0').retry();
    await turn();
    bank.service.last().answer({});
    await turn();
    expect(bank.history('t0')).toEqual(['pending', 'failed', 'pending', 'failed']);
  });

  it('releases a queue that holds after 401: every failed row on screen asks again', async () => {
    const bank = createBank();
    await bank.show(transactions(3).map((each) => <bank.Row key={each.id} transaction={each} />));
    bank.service.last().fail(new EnrichmentError('unauthorized', { status: 401 }));
    await turn();
    const four = transactions(4).map((each) => <bank.Row key={each.id} transaction={each} />);
    await bank.show(four);
    expect(bank.lookup('t3').error?.kind).toBe('unauthorized');
    expect(bank.service.calls).toHaveLength(1);
    bank.lookup('t1').retry();
    await turn();
    expect(
      bank.service.calls
        .slice(1)
        .flatMap(({ ids }) => ids)
        .sort(),
    ).toEqual(['t0', 't1', 't2', 't3']);
    for (const call of bank.service.calls) call.answer();
    await turn();
    for (const { id } of transactions(4)) expect(bank.lookup(id).status).toBe('matched');
  });

  it('asks a row again that has an answer', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    bank.service.last().answer();
    await turn();
    bank.lookup('t0').retry();
    await turn();
    bank.service.last().answer({ t0: [{ name: 'Corrected' }] });
    await turn();
    expect(bank.lookup('t0').merchant?.name).toBe('Corrected');
    expect(bank.history('t0')).toEqual(['pending', 'matched']);
  });

  it('does no harm once the list is gone', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    const { retry } = bank.lookup('t0');
    await bank.showBare(null);
    retry();
    await turn();
    expect(bank.service.calls).toHaveLength(1);
  });
});

describe('leaving and coming back', () => {
  it('takes a hidden row out of the queue, and asks it when it comes back', async () => {
    const bank = createBank({ batch: { concurrency: 1 } });
    const busy = <bank.Row key="busy" transaction={transaction('busy')} />;
    await bank.show(busy);
    await bank.show([busy, <bank.Row key="0" transaction={T0} />]);
    await bank.show([busy, <bank.Row key="0" transaction={T0} visible={false} />]);
    expect(bank.events).toContainEqual({ type: 'cancelled', id: 't0' });
    bank.service.last().answer();
    await turn();
    expect(bank.service.sent()).toEqual([['busy']]);
    expect(bank.history('t0')).toEqual(['pending', 'idle']);
    await bank.show([busy, <bank.Row key="0" transaction={T0} />]);
    expect(bank.service.sent()).toEqual([['busy'], ['t0']]);
    bank.service.last().answer();
    await turn();
    expect(bank.history('t0')).toEqual(['pending', 'idle', 'pending', 'matched']);
  });

  it('tells the host nothing of a row that left the queue: it is no error', async () => {
    const onError = vi.fn();
    const client = new QueryClient();
    client.getQueryCache().config.onError = onError;
    const bank = createBank({ client, batch: { concurrency: 1 } });
    const busy = <bank.Row key="busy" transaction={transaction('busy')} />;
    await bank.show(busy);
    await bank.show([busy, <bank.Row key="0" transaction={T0} />]);
    await bank.show([busy, <bank.Row key="0" transaction={T0} visible={false} />]);
    await bank.show(busy);
    expect(onError).not.toHaveBeenCalled();
    expect(client.getQueryState(merchantQueryOptions(T0).queryKey)).toMatchObject({
      status: 'pending',
      fetchStatus: 'idle',
      error: null,
    });
  });

  it('sends one of two equal rows when the other left before dispatch', async () => {
    const bank = createBank({ batch: { concurrency: 1 } });
    const busy = <bank.Row key="busy" transaction={transaction('busy')} />;
    const twin = <bank.Row key="twin" transaction={{ ...T0, id: 'twin' }} />;
    await bank.show(busy);
    await bank.show([busy, <bank.Row key="0" transaction={T0} />, twin]);
    await bank.show([busy, twin]);
    bank.service.last().answer();
    await turn();
    expect(bank.service.sizes()).toEqual([1, 1]);
    bank.service.last().answer();
    await turn();
    expect(bank.lookup('twin').status).toBe('matched');
  });

  it.each(['unmounted', 'hidden'])(
    'caches the answer of a row that was %s in flight: back without a request or a pending frame',
    async (way) => {
      const bank = createBank();
      await bank.show(<bank.Row key="0" transaction={T0} />);
      await bank.show(
        way === 'hidden' ? <bank.Row key="0" transaction={T0} visible={false} /> : null,
      );
      expect(bank.service.last().context.signal.aborted).toBe(false);
      bank.service.last().answer();
      // Longer than an empty query is kept.
      await turn(60_000);
      const renders = bank.history('t0').length;
      await bank.show(<bank.Row key="0" transaction={T0} />);
      expect(bank.history('t0').slice(renders)).not.toContain('pending');
      expect(bank.lookup('t0').status).toBe('matched');
      expect(bank.service.calls).toHaveLength(1);
    },
  );

  it('joins the call when a row leaves in flight and is back before the answer', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    await bank.show(null);
    await bank.show(<bank.Row transaction={T0} />);
    bank.service.last().answer();
    await turn();
    expect(bank.service.calls).toHaveLength(1);
    expect(bank.history('t0')).toEqual(['pending', 'matched']);
  });

  it('loads rows whose list was hidden by a suspended neighbour while they queued', async () => {
    const bank = createBank({ batch: { concurrency: 1 } });
    const screen = (sleeps: boolean, rows: readonly ReactNode[]) => (
      <Suspense fallback="…">
        {rows}
        <Neighbour sleeps={sleeps} />
      </Suspense>
    );
    const rows = [transaction('busy'), T0].map((each) => (
      <bank.Row key={each.id} transaction={each} />
    ));
    await bank.show(screen(false, rows.slice(0, 1)));
    await bank.show(screen(false, rows));
    await bank.show(screen(true, rows));
    neighbour.wake();
    await turn();
    bank.service.last().answer();
    await turn();
    expect(bank.service.sent()).toEqual([['busy'], ['t0']]);
    bank.service.last().answer();
    await turn();
    expect(bank.lookup('t0').status).toBe('matched');
  });
});

describe('a row that failed', () => {
  const fail = async (bank: ReturnType<typeof createBank>) => {
    bank.service.last().answer({});
    await turn();
  };

  it('is not asked by remounts or by flips of its visibility until 30 s are over', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    await fail(bank);
    for (let pass = 0; pass < 5; pass += 1) {
      await bank.show(null);
      await bank.show(<bank.Row transaction={T0} />);
      await bank.show(<bank.Row transaction={T0} visible={false} />);
      await bank.show(<bank.Row transaction={T0} />);
      expect(bank.lookup('t0').status).toBe('failed');
      await turn(5_000);
    }
    expect(bank.service.calls).toHaveLength(1);
    expect(bank.history('t0')).toEqual(['pending', 'failed']);
    await turn(5_000);
    await bank.show(null);
    await bank.show(<bank.Row transaction={T0} />);
    expect(bank.service.calls).toHaveLength(2);
    expect(bank.lookup('t0').status).toBe('pending');
  });

  it('is asked when it becomes visible again after its wait, which then doubles', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    await fail(bank);
    await bank.show(<bank.Row transaction={T0} visible={false} />);
    await turn(30_000);
    await bank.show(<bank.Row transaction={T0} />);
    expect(bank.service.calls).toHaveLength(2);
    await fail(bank);
    await bank.show(<bank.Row transaction={T0} visible={false} />);
    await turn(30_000);
    await bank.show(<bank.Row transaction={T0} />);
    expect(bank.service.calls).toHaveLength(2);
    await bank.show(<bank.Row transaction={T0} visible={false} />);
    await turn(30_000);
    await bank.show(<bank.Row transaction={T0} />);
    expect(bank.service.calls).toHaveLength(3);
  });

  it('does not storm when it fails while nobody looks', async () => {
    const bank = createBank();
    for (let pass = 0; pass < 3; pass += 1) {
      await bank.show(<bank.Row transaction={T0} />);
      await bank.show(null);
      if (pass === 0) await fail(bank);
    }
    expect(bank.service.calls).toHaveLength(1);
    expect(bank.lookup('t0')).toMatchObject({ status: 'failed', error: { kind: 'missing' } });
  });

  it('asks again at once when it is edited: it is another lookup', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    await fail(bank);
    await bank.show(<bank.Row transaction={{ ...T0, merchant_name: 'CORRECTED' }} />);
    expect(bank.service.calls).toHaveLength(2);
    expect(bank.lookup('t0').status).toBe('pending');
  });
});

describe('a row that is edited', () => {
  it('never shows the answer to what it was before', async () => {
    const bank = createBank();
    const edited = { ...T0, merchant_name: 'EDITED' };
    await bank.show(<bank.Row transaction={T0} />);
    await bank.show(<bank.Row transaction={edited} />);
    const [before, after] = bank.service.calls;
    before?.answer({ t0: [{ name: 'Old' }] });
    await turn();
    expect(bank.lookup('t0').status).toBe('pending');
    after?.answer({ t0: [{ name: 'New' }] });
    await turn();
    expect(bank.lookup('t0').merchant?.name).toBe('New');
    expect(bank.history('t0')).toEqual(['pending', 'matched']);
  });

  it('does not even show it when the host keeps previous data everywhere', async () => {
    const client = new QueryClient({
      defaultOptions: { queries: { placeholderData: (previous: unknown) => previous } },
    });
    const bank = createBank({ client });
    await bank.show(<bank.Row transaction={T0} />);
    bank.service.last().answer();
    await turn();
    await bank.show(<bank.Row transaction={{ ...T0, merchant_name: 'EDITED' }} />);
    expect(bank.lookup('t0')).toMatchObject({ status: 'pending', merchant: undefined });
  });
});

describe('restrictive and extended', () => {
  it('shows the extended record on the row as soon as there is one', async () => {
    const bank = createBank();
    const opened = <bank.Row key="opened" transaction={{ ...T0, id: 'opened' }} type="extended" />;
    const row = <bank.Row key="row" transaction={T0} />;
    await bank.show(row);
    bank.service.last().answer();
    await turn();
    await bank.show([row, opened]);
    bank.service.last().answer({ opened: [{ name: 'Full', rating: 4 }] });
    await turn();
    expect(bank.lookup('t0')).toMatchObject({ merchant: { name: 'Full', rating: 4 } });
    expect(bank.lookup('opened').merchant).toMatchObject({ rating: 4 });
    expect(bank.service.calls).toHaveLength(2);
  });

  it('keeps it when the restrictive answer comes later', async () => {
    const bank = createBank();
    await bank.show([
      <bank.Row key="row" transaction={T0} />,
      <bank.Row key="opened" transaction={{ ...T0, id: 'opened' }} type="extended" />,
    ]);
    const [restrictive, extended] = bank.service.calls;
    extended?.answer({ opened: [{ name: 'Full', rating: 4 }] });
    await turn();
    expect(bank.lookup('t0').merchant?.rating).toBe(4);
    restrictive?.answer({ t0: [{ name: 'Short' }] });
    await turn();
    expect(bank.lookup('t0').merchant).toMatchObject({ name: 'Full', rating: 4 });
  });

  it.each([
    ['before the list', true],
    ['while the row was asked', false],
  ])('prefers one that the host wrote into the cache %s', async (_, isBefore) => {
    const bank = createBank();
    const full: MerchantResult = {
      status: 'matched',
      merchants: [{ name: 'Full' }],
      lookupId: 'o',
    };
    const { queryKey } = merchantQueryOptions(T0, { request: { type: 'extended' } });
    if (isBefore) bank.client.setQueryData(queryKey, full);
    await bank.show(<bank.Row transaction={T0} />);
    if (!isBefore) bank.client.setQueryData(queryKey, full);
    bank.service.last().answer({ t0: [{ name: 'Short' }] });
    await turn();
    expect(bank.lookup('t0').merchant).toEqual({ name: 'Full' });
  });

  it('lets a newer restrictive answer replace an extended one that is out of date', async () => {
    const bank = createBank();
    const row = <bank.Row key="row" transaction={T0} />;
    await bank.show([
      row,
      <bank.Row key="opened" transaction={{ ...T0, id: 'o' }} type="extended" />,
    ]);
    for (const call of bank.service.calls) call.answer();
    await turn();
    await bank.show(row);
    await bank.client.invalidateQueries({ queryKey: ['merchantry'], refetchType: 'none' });
    bank.lookup('t0').retry();
    await turn();
    bank.service.last().answer({ t0: [{ name: 'Corrected' }] });
    await turn();
    expect(bank.lookup('t0').merchant?.name).toBe('Corrected');
  });

  it('shares no answer between types otherwise', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    bank.service.last().answer();
    await turn();
    await bank.show(<bank.Row transaction={T0} type="extended" />);
    expect(bank.service.calls).toHaveLength(2);
    expect(bank.lookup('t0').status).toBe('pending');
  });
});

describe('without a provider', () => {
  it('says what is missing', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await createBank().showBare(
      <Boundary>
        <Bare />
      </Boundary>,
    );
    expect(caught).toBe(
      'Merchantry: expected a <MerchantProvider> around this component, but got: none. Put one inside your QueryClientProvider.',
    );
  });
});
