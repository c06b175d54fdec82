import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../../src/query/cache/merchantQueryOptions.js';
import { prefetchMerchants } from '../../../src/query/hooks/prefetchMerchants.js';
import { useMerchants } from '../../../src/query/hooks/useMerchants.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import { type Bank, createBank, transaction, transactions } from '../createBank.js';
import { createService } from '../createService.js';
import { turn } from '../turn.js';

const T0 = transaction('t0');
const filters = { queryKey: ['merchantry'] };

/** What a host may do to the queries at any time. */
const OPERATIONS: Readonly<Record<string, (client: QueryClient) => unknown>> = {
  invalidateQueries: (client) => client.invalidateQueries(filters),
  cancelQueries: (client) => client.cancelQueries(filters),
  resetQueries: (client) => client.resetQueries(filters),
  refetchQueries: (client) => client.refetchQueries(filters),
  removeQueries: (client) => client.removeQueries(filters),
  clear: (client) => client.clear(),
};

/** How a row comes into each state. The queue is kept waiting by another call. */
const STATES: Readonly<Record<string, (bank: Bank) => Promise<void>>> = {
  async idle(bank) {
    await bank.show(<bank.Row key="0" transaction={T0} visible={false} />);
  },
  async queued(bank) {
    const busy = <bank.Row key="busy" transaction={transaction('busy')} />;
    await bank.show([busy]);
    await bank.show([busy, <bank.Row key="0" transaction={T0} />]);
  },
  async 'in flight'(bank) {
    await bank.show([<bank.Row key="0" transaction={T0} />]);
  },
  async 'waiting to be sent again'(bank) {
    await bank.show([<bank.Row key="0" transaction={T0} />]);
    bank.service.last().fail(new EnrichmentError('server', { status: 500 }));
    await turn();
  },
  async gated(bank) {
    await bank.show([<bank.Row key="0" transaction={T0} />]);
    bank.service.last().fail(new EnrichmentError('rate-limited', { retryAfterMs: 5_000 }));
    await turn();
  },
  async matched(bank) {
    await bank.show([<bank.Row key="0" transaction={T0} />]);
    bank.service.last().answer();
    await turn();
  },
  async failed(bank) {
    await bank.show([<bank.Row key="0" transaction={T0} />]);
    bank.service.last().answer({});
    await turn();
  },
};

const CASES = Object.keys(STATES).flatMap((state) =>
  Object.keys(OPERATIONS).map((operation) => [operation, state] as const),
);

/** Answers whatever is asked until nothing is left to answer. */
async function answerAll(bank: Bank): Promise<void> {
  for (let round = 0; round < 10; round += 1) {
    for (const call of bank.service.calls) call.answer();
    await turn(1_000);
  }
}

describe.each(CASES)('%s of a row that is %s', (operation, state) => {
  it('leaves nothing hanging and nothing running', async () => {
    const on = vi.spyOn(window, 'addEventListener');
    const off = vi.spyOn(window, 'removeEventListener');
    const bank = createBank({ batch: { concurrency: 1 } });
    await STATES[state]?.(bank);
    const operated = OPERATIONS[operation]?.(bank.client);
    await turn();
    await answerAll(bank);
    await operated;
    // Back on the screen after the longest wait there is, the row finds its merchant.
    await bank.show(null);
    await turn(600_000);
    await bank.show(<bank.Row key="0" transaction={T0} />);
    await answerAll(bank);
    expect(bank.lookup('t0')).toMatchObject({ status: 'matched', merchant: { name: 'Shop t0' } });

    await bank.unmount();
    bank.client.clear();
    await turn();
    const online = ({ mock }: typeof on | typeof off) =>
      mock.calls.filter(([type]) => type === 'online').length;
    expect(online(off)).toBe(online(on));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a mounted row', () => {
  it.each(['invalidateQueries', 'resetQueries', 'refetchQueries'])(
    'is matched again after %s in flight, with one request in all',
    async (operation) => {
      const bank = createBank();
      await bank.show(<bank.Row transaction={T0} />);
      OPERATIONS[operation]?.(bank.client);
      await turn();
      await answerAll(bank);
      expect(bank.service.calls).toHaveLength(1);
      expect(bank.history('t0')).toEqual(['pending', 'matched']);
    },
  );

  it('is matched by the call under way when the host cancels its query', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    await bank.client.cancelQueries(filters);
    await answerAll(bank);
    expect(bank.history('t0')).toEqual(['pending', 'matched']);
  });

  it('fails by the call under way when the host cancels its query', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    await bank.client.cancelQueries(filters);
    bank.service.last().answer({});
    await turn();
    expect(bank.history('t0')).toEqual(['pending', 'failed']);
  });

  it('joins the call under way at its next render when only its own query was removed', async () => {
    const bank = createBank();
    const rows = () =>
      [T0, transaction('t1')].map((each) => <bank.Row key={each.id} transaction={each} />);
    await bank.show(rows());
    bank.client.removeQueries(merchantQueryOptions(T0));
    await bank.show(rows());
    await answerAll(bank);
    expect(bank.service.calls).toHaveLength(1);
    expect(bank.lookup('t0').status).toBe('matched');
  });

  it.each(['invalidateQueries', 'resetQueries', 'refetchQueries'])(
    'is asked again by %s once it is matched',
    async (operation) => {
      const bank = createBank();
      await STATES.matched?.(bank);
      OPERATIONS[operation]?.(bank.client);
      await turn();
      expect(bank.service.calls).toHaveLength(2);
    },
  );

  it('keeps its merchant while it is asked again', async () => {
    const bank = createBank();
    await STATES.matched?.(bank);
    bank.client.invalidateQueries(filters);
    await turn();
    await answerAll(bank);
    expect(bank.history('t0')).toEqual(['pending', 'matched']);
  });
});

/** A log-out. */
describe.each([
  ['client.clear()', (client: QueryClient) => client.clear()],
  ['removeQueries()', (client: QueryClient) => client.removeQueries()],
  ["removeQueries(['merchantry'])", (client: QueryClient) => client.removeQueries(filters)],
  ['getQueryCache().clear()', (client: QueryClient) => client.getQueryCache().clear()],
])('%s', (_, clear) => {
  const answersIn = (client: QueryClient) =>
    client
      .getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data).length;

  it('aborts the call in flight, discards its answer, and has the row on screen ask anew', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    const before = bank.service.last();
    clear(bank.client);
    expect(before.context.signal.aborted).toBe(true);
    before.answer({ t0: [{ name: 'Of the user before' }] });
    await turn();
    expect(bank.service.sent()).toEqual([['t0'], ['t0']]);
    expect(bank.history('t0')).toEqual(['pending']);
    expect(answersIn(bank.client)).toBe(0);
    bank.service.last().answer();
    await turn();
    expect(bank.lookup('t0').merchant?.name).toBe('Shop t0');
  });

  it('aborts the call in flight of rows that have left, when nothing else is in the cache', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    await bank.show(null);
    await turn(5_000);
    expect(bank.service.last().context.signal.aborted).toBe(false);
    clear(bank.client);
    expect(bank.service.last().context.signal.aborted).toBe(true);
    bank.service.last().answer();
    await turn();
    expect(bank.client.getQueryCache().getAll()).toHaveLength(0);
  });

  it('drops what is queued', async () => {
    const bank = createBank({ batch: { concurrency: 1 } });
    await STATES.queued?.(bank);
    clear(bank.client);
    await bank.show(null);
    await answerAll(bank);
    expect(bank.service.sent().flat()).not.toContain('t0');
    expect(answersIn(bank.client)).toBe(0);
  });

  it.each(['waiting to be sent again', 'gated'])('forgets rows that are %s', async (state) => {
    const bank = createBank();
    await STATES[state]?.(bank);
    clear(bank.client);
    await bank.show(null);
    await answerAll(bank);
    expect(bank.service.calls).toHaveLength(1);
    expect(answersIn(bank.client)).toBe(0);
  });

  it('has 25 answered rows on screen ask again, in one call', async () => {
    const bank = createBank({ service: createService({ answersAtOnce: true }) });
    await bank.show(transactions(25).map((each) => <bank.Row key={each.id} transaction={each} />));
    clear(bank.client);
    await turn();
    expect(bank.service.sizes()).toEqual([25, 25]);
    expect(bank.history('t24')).toEqual(['pending', 'matched', 'pending', 'matched']);
  });

  it('has the rows of useMerchants, and those just outside, ask again', async () => {
    const bank = createBank({ service: createService({ answersAtOnce: true }) });
    await bank.show(<List bank={bank} />);
    clear(bank.client);
    await turn();
    expect(bank.service.sizes()).toEqual([8, 8]);
    expect(bank.history('t2')).toEqual(['pending', 'matched', 'pending', 'matched']);
  });

  it('lets what is asked in the same moment be asked and kept', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    clear(bank.client);
    const fetched = bank.client.fetchQuery(merchantQueryOptions(transaction('after')));
    await turn();
    expect(bank.service.sent()[1]).toContain('after');
    for (const call of bank.service.calls) call.answer();
    await expect(fetched).resolves.toMatchObject({ lookupId: 'after' });
  });

  it('releases a queue that holds: the next user may be let in', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    bank.service.last().fail(new EnrichmentError('unauthorized', { status: 401 }));
    await turn();
    clear(bank.client);
    await turn();
    expect(bank.service.calls).toHaveLength(2);
    expect(bank.lookup('t0').status).toBe('pending');
  });

  it('leaves no listener on the cache but the one that collects garbage, however often it is done', async () => {
    const bank = createBank({ service: createService({ answersAtOnce: true }) });
    const cache = bank.client.getQueryCache();
    const { subscribe } = cache;
    let listeners = 0;
    vi.spyOn(cache, 'subscribe').mockImplementation((listener) => {
      listeners += 1;
      const unsubscribe = subscribe(listener);
      return () => {
        listeners -= 1;
        unsubscribe();
      };
    });
    await bank.show(<bank.Row transaction={T0} />);
    for (let time = 0; time < 5; time += 1) {
      clear(bank.client);
      await turn();
      expect(listeners).toBe(2);
    }
    await bank.unmount();
    await turn();
    expect(listeners).toBe(1);
  });

  it('ends a prefetch, and discards its answer', async () => {
    const bank = createBank();
    const { service, client } = bank;
    const prefetch = prefetchMerchants(client, {
      fetcher: service.fetcher,
      transactions: transactions(3),
    });
    await turn();
    clear(client);
    await prefetch;
    expect(service.last().context.signal.aborted).toBe(true);
    service.last().answer();
    await turn();
    expect(answersIn(client)).toBe(0);
  });
});

describe('a call in flight', () => {
  it.each<[string, (client: QueryClient) => unknown]>([
    ['one query of several is removed', (client) => client.removeQueries(merchantQueryOptions(T0))],
    [
      'queries that no row shows are removed',
      (client) => client.removeQueries({ type: 'inactive' }),
    ],
    [
      'another query of the host is removed',
      (client) => client.removeQueries({ queryKey: ['host'] }),
    ],
    ['everything is reset', (client) => client.resetQueries()],
  ])('goes on when %s', async (_, operate) => {
    const bank = createBank();
    bank.client.setQueryData(['host'], 'data');
    await bank.show(
      [T0, transaction('t1')].map((each) => <bank.Row key={each.id} transaction={each} />),
    );
    operate(bank.client);
    await turn();
    expect(bank.service.last().context.signal.aborted).toBe(false);
    bank.service.last().answer();
    await turn();
    expect(bank.service.calls).toHaveLength(1);
    expect(bank.lookup('t1').status).toBe('matched');
  });

  it('is aborted by clear() also after the queries that no row shows were removed', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} />);
    bank.client.removeQueries({ type: 'inactive' });
    await bank.show(null);
    await turn(5_000);
    bank.client.clear();
    expect(bank.service.last().context.signal.aborted).toBe(true);
  });
});

describe('queries without an answer', () => {
  const rowsOf = (bank: Bank, first: number) =>
    transactions(40, first).map((each) => <bank.Row key={each.id} transaction={each} />);

  it('go a second after their last row: a fling over 2,000 rows leaves only those asked', async () => {
    const bank = createBank({
      service: createService({ answersAtOnce: true }),
      batch: { prefetch: 'none' },
    });
    const fling = (scrolling: boolean, first: number) => [
      <Scroller key="scroller" scrolling={scrolling} />,
      ...rowsOf(bank, first),
    ];
    await bank.show(fling(true, 0).slice(0, 1));
    for (let first = 0; first < 2_000; first += 40) await bank.show(fling(true, first));
    expect(bank.service.calls).toHaveLength(0);
    await bank.show(fling(false, 1_960));
    await turn(1_000);
    const asked = bank.service.sent().flat();
    expect(asked).toHaveLength(40);
    expect(bank.client.getQueryCache().getAll()).toHaveLength(40);
    expect(vi.getTimerCount()).toBeLessThan(100);
  });

  it('go, too, when their rows were never to be asked', async () => {
    const bank = createBank();
    await bank.show([
      <bank.Row key="0" transaction={T0} enabled={false} />,
      <bank.Row key="1" transaction={transaction('t1')} visible={false} />,
    ]);
    expect(bank.client.getQueryCache().getAll()).toHaveLength(2);
    await bank.show(null);
    await turn(1_000);
    expect(bank.client.getQueryCache().getAll()).toHaveLength(0);
  });

  it('stay while a row shows them', async () => {
    const bank = createBank();
    await bank.show(<bank.Row transaction={T0} visible={false} />);
    await turn(60_000);
    expect(bank.client.getQueryCache().getAll()).toHaveLength(1);
  });

  it('live on with an answer, or with a failure and its wait, that comes when the row has gone', async () => {
    const bank = createBank();
    const rows = () => transactions(2).map((each) => <bank.Row key={each.id} transaction={each} />);
    await bank.show(rows());
    await bank.show(null);
    await turn(2_000);
    bank.service.last().answer({ t0: [{ name: 'Shop t0' }] });
    await turn(20_000);
    await bank.show(rows());
    expect(bank.lookup('t0').status).toBe('matched');
    expect(bank.lookup('t1')).toMatchObject({ status: 'failed', error: { kind: 'missing' } });
    expect(bank.service.calls).toHaveLength(1);
  });

  it('live on with an answer that came while the row was there', async () => {
    const bank = createBank({ service: createService({ answersAtOnce: true }) });
    await bank.show(<bank.Row transaction={T0} />);
    await bank.show(null);
    await turn(1_799_000);
    expect(bank.client.getQueryCache().getAll()).toHaveLength(1);
    await turn(2_000);
    expect(bank.client.getQueryCache().getAll()).toHaveLength(0);
  });
});

const VISIBLE = transactions(3);
const NEXT = transactions(5, 3);
function List({ bank }: { bank: Bank }): null {
  const lookups = useMerchants(VISIBLE, { next: NEXT });
  for (const [id, lookup] of lookups) bank.note(id, lookup);
  return null;
}

const NONE = transactions(0);
function Scroller({ scrolling }: { scrolling: boolean }): null {
  useMerchants(NONE, { scrolling });
  return null;
}

describe('a row on screen that the host cancels while it is queued', () => {
  const cancelQueued = async (bank: Bank) => {
    await STATES.queued?.(bank);
    await bank.client.cancelQueries({ queryKey: merchantQueryOptions(T0).queryKey });
  };

  it('is not shown as failed when the queue is held afterwards', async () => {
    const bank = createBank({ batch: { concurrency: 1 } });
    await cancelQueued(bank);
    bank.service.last().fail(new EnrichmentError('unauthorized', { status: 401 }));
    await turn();
    expect(bank.history('t0')).toEqual(['pending']);
  });

  it('is asked when the host refetches it on hearing that it was dropped', async () => {
    const bank = createBank({
      batch: { concurrency: 1 },
      onEvent: ({ type }) => {
        if (type === 'cancelled') void bank.client.refetchQueries(filters);
      },
    });
    await cancelQueued(bank);
    await turn();
    bank.service.last().answer();
    await turn();
    bank.service.last().answer();
    await turn();
    expect(bank.service.sent()).toEqual([['busy'], ['t0']]);
    expect(bank.lookup('t0').status).toBe('matched');
  });
});
