import type { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { EnrichmentError } from '../../src/contract/EnrichmentError.js';
import { type Bank, createBank, transaction } from './createBank.js';
import { turn } from './turn.js';

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
    // The query of a row that was mounted while it was removed lives for the time of its garbage collection.
    await turn(1_800_000);
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

  it.each(['removeQueries', 'clear'])(
    'joins the call under way at its next render after %s',
    async (operation) => {
      const bank = createBank();
      await bank.show(<bank.Row transaction={T0} />);
      OPERATIONS[operation]?.(bank.client);
      await bank.show(<bank.Row transaction={T0} />);
      await answerAll(bank);
      expect(bank.service.calls).toHaveLength(1);
      expect(bank.lookup('t0').status).toBe('matched');
    },
  );

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
