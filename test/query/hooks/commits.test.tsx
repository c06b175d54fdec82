import { QueryClient } from '@tanstack/react-query';
import { memo, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { MerchantLookup } from '../../../src/query/hooks/MerchantLookup.js';
import { useMerchants } from '../../../src/query/hooks/useMerchants.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import { bodyFor } from '../createService.js';
import { createTestApp, type TestApp, transactions } from '../createTestApp.js';
import { flush } from '../flush.js';

const ROWS = transactions(25);
const IDS = ROWS.map(({ id }) => id);
const REJECTED = new EnrichmentError('unauthorized', { status: 401 });

describe.each([
  ['the host app has no defaults of its own', {}],
  ['the host app switches structural sharing off', { structuralSharing: false }],
  ['the host app lets errors throw', { throwOnError: true }],
])('rows with useMerchant, when %s', (_, queries) => {
  const mount = async () => {
    const app = createTestApp({ client: new QueryClient({ defaultOptions: { queries } }) });
    await app.show(ROWS.map((each) => <app.Row key={each.id} transaction={each} />));
    return app;
  };
  const statuses = (app: Awaited<ReturnType<typeof mount>>) =>
    IDS.map((id) => app.lookup(id).status);

  it('are all on screen in one commit, pending', async () => {
    const app = await mount();
    expect(app.commits).toBe(1);
    expect(statuses(app)).toEqual(Array(25).fill('pending'));
  });

  it('render a result of 25 rows in one commit', async () => {
    const app = await mount();
    app.service.last().respond();
    await flush(100);
    expect(statuses(app)).toEqual(Array(25).fill('matched'));
    expect(app.commits).toBe(2);
    expect(IDS.map(app.renders)).toEqual(Array(25).fill(2));
  });

  it('render a failure of all 25 rows in one commit', async () => {
    const app = await mount();
    app.service.last().fail(REJECTED);
    await flush(100);
    expect(statuses(app)).toEqual(Array(25).fill('failed'));
    expect(app.commits).toBe(2);
  });

  it('render 24 good rows and a bad one in one commit', async () => {
    const app = await mount();
    app.service.last().respond({ ...bodyFor(IDS), t7: null });
    await flush(100);
    expect(statuses(app).filter((status) => status === 'matched')).toHaveLength(24);
    expect(app.lookup('t7').status).toBe('failed');
    expect(app.commits).toBe(2);
  });

  it('render the results to two requests in two commits', async () => {
    const app = await mount();
    await app.show(transactions(50).map((each) => <app.Row key={each.id} transaction={each} />));
    const before = app.commits;
    for (const call of app.service.requests) {
      call.respond();
      await flush();
    }
    expect(app.commits - before).toBe(2);
  });
});

describe('useMerchants', () => {
  it.each([
    ['a result', (app: TestApp) => app.service.last().respond()],
    ['a failure', (app: TestApp) => app.service.last().fail(REJECTED)],
  ])(
    'renders memoised rows once for %s of 25 rows, and its caller at most twice',
    async (_, settle) => {
      const app = createTestApp();
      listed.renders = 0;
      await app.show(<List note={app.note} />);
      expect([app.commits, listed.renders]).toEqual([1, 1]);
      settle(app);
      await flush(100);
      expect(app.lookup('t24').status).not.toBe('pending');
      expect(IDS.map(app.renders)).toEqual(Array(25).fill(2));
      // TanStack's `useQueries` renders once more, because it also compares what no row reads.
      expect(app.commits).toBeLessThanOrEqual(3);
      expect(listed.renders).toBeLessThanOrEqual(3);
    },
  );
});

type Note = Pick<TestApp, 'note'>;

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
