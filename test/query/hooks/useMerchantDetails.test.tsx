import { describe, expect, it } from 'vitest';
import type { MerchantConfig } from '../../../src/index.js';
import { useMerchantDetails } from '../../../src/query/hooks/useMerchant.js';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import type { Transaction } from '../../../src/service/types.js';
import { createTestApp, type TestApp, transaction } from '../createTestApp.js';
import { flush } from '../flush.js';

const T0 = transaction('t0');

/** An opened row; what it showed is noted as `opened`. */
function Details({ app, transaction: opened }: { app: TestApp; transaction: Transaction }) {
  const lookup = useMerchantDetails(opened);
  app.note('opened', lookup);
  return <p>{lookup.merchant?.name}</p>;
}

/** A row that has its restrictive record, then opened. */
async function openKnown(config?: MerchantConfig): Promise<TestApp> {
  const app = createTestApp({ config });
  await app.show([<app.Row key="row" transaction={T0} />]);
  app.service.last().respond({ t0: [{ name: 'Known' }] });
  await flush();
  await app.show([
    <app.Row key="row" transaction={T0} />,
    <Details key="details" app={app} transaction={T0} />,
  ]);
  return app;
}

describe('useMerchantDetails', () => {
  it('hands out what the row knows until the extended result is there', async () => {
    const app = await openKnown();
    expect(app.lookup('opened')).toMatchObject({
      status: 'matched',
      merchant: { name: 'Known' },
      error: undefined,
      isFetching: true,
    });
    expect(app.service.last().request.type).toBe('extended');
    app.service.last().respond({ t0: [{ name: 'Known', phone: '+44 113' }] });
    await flush();
    expect(app.lookup('opened').merchant).toEqual({ name: 'Known', phone: '+44 113' });
    expect(app.lookup('opened').isFetching).toBe(false);
    expect(app.history('opened')).toEqual(['matched']);
  });

  it.each([
    ['keeps its own record', undefined, { name: 'Known' }],
    ['shows the fuller one where the host app says so', true, { name: 'Known', rating: 4 }],
  ])('loads once, and the row %s', async (_, fullest, shown) => {
    const app = await openKnown({ fullest });
    app.service.last().respond({ t0: [{ name: 'Known', rating: 4 }] });
    await flush(1_000);
    expect(app.service.requests.map(({ request }) => request.type)).toEqual([
      'restrictive',
      'extended',
    ]);
    expect(app.lookup('opened').merchant).toEqual({ name: 'Known', rating: 4 });
    expect(app.lookup('t0').merchant).toEqual(shown);
  });

  it('takes no row its record because the details found none', async () => {
    const app = createTestApp({ config: { fullest: true } });
    await app.show([
      <app.Row key="row" transaction={T0} />,
      <Details key="details" app={app} transaction={T0} />,
    ]);
    const [details, row] = [...app.service.requests].sort(({ request }) =>
      request.type === 'extended' ? -1 : 1,
    );
    details?.respond({ t0: [] });
    await flush();
    row?.respond({ t0: [{ name: 'Known' }] });
    await flush();
    expect(app.lookup('t0').merchant).toEqual({ name: 'Known' });
  });

  it('gives a row that failed what its own type has of the record', async () => {
    const app = createTestApp();
    await app.show(<app.Row transaction={T0} />);
    app.service.last().fail(new EnrichmentError('malformed'));
    await flush();
    await app.show([
      <app.Row key="row" transaction={T0} />,
      <Details key="details" app={app} transaction={T0} />,
    ]);
    app.service.last().respond({ t0: [{ name: 'Known', rating: 4, phone: '+44 113' }] });
    await flush();
    expect(app.lookup('t0')).toMatchObject({ status: 'matched', merchant: { name: 'Known' } });
    expect(app.lookup('t0').merchant).not.toHaveProperty('rating');
  });

  it('loads nothing more where the rows load extended records already', async () => {
    const app = createTestApp({ config: { request: { type: 'extended' } } });
    await app.show([<app.Row key="row" transaction={T0} />]);
    app.service.last().respond({ t0: [{ name: 'Full', rating: 4 }] });
    await flush();
    await app.show([
      <app.Row key="row" transaction={T0} />,
      <Details key="details" app={app} transaction={T0} />,
    ]);
    await flush(1_000);
    expect(app.service.requests).toHaveLength(1);
    expect(app.history('opened')).toEqual(['matched']);
    expect(app.lookup('opened').merchant).toBe(app.lookup('t0').merchant);
  });

  it('is pending, not idle, where nothing is known yet', async () => {
    const app = createTestApp();
    await app.show(<Details app={app} transaction={T0} />);
    expect(app.history('opened')).toEqual(['pending']);
    expect(app.service.requests.map(({ request }) => request.type)).toEqual(['extended']);
    app.service.last().respond({ t0: [] });
    await flush();
    expect(app.history('opened')).toEqual(['pending', 'unmatched']);
  });

  it('keeps the known record when loading more fails, with the error, and loads again on retry', async () => {
    const app = await openKnown();
    app.service.last().fail(new EnrichmentError('malformed'));
    await flush();
    expect(app.lookup('opened')).toMatchObject({
      status: 'matched',
      merchant: { name: 'Known' },
      error: { kind: 'malformed' },
    });
    app.lookup('opened').retry();
    await flush();
    expect(app.service.requests).toHaveLength(3);
    expect(app.service.last().request.type).toBe('extended');
    app.service.last().respond({ t0: [{ name: 'Known', rating: 4 }] });
    await flush();
    expect(app.lookup('opened')).toMatchObject({ merchant: { rating: 4 }, error: undefined });
  });

  it('keeps a tidied name until there is a result, and takes "no record" for a result', async () => {
    const app = createTestApp();
    await app.show([<app.Row key="row" transaction={T0} />]);
    app.service.last().respond({ t0: [{ name: 'Tidy', isClearResponse: true }] });
    await flush();
    await app.show([<Details key="details" app={app} transaction={T0} />]);
    expect(app.lookup('opened').status).toBe('cleaned');
    app.service.last().respond({ t0: [] });
    await flush();
    expect(app.history('opened')).toEqual(['cleaned', 'unmatched']);
  });

  it('keeps its identity while nothing in it changes', async () => {
    const app = await openKnown();
    const before = app.lookup('opened');
    await app.show([
      <app.Row key="row" transaction={T0} />,
      <Details key="again" app={app} transaction={T0} />,
    ]);
    expect(app.lookup('opened').merchant).toBe(before.merchant);
    const shown = app.lookup('opened');
    await app.show([
      <app.Row key="row" transaction={T0} />,
      <Details key="again" app={app} transaction={T0} />,
    ]);
    expect(app.lookup('opened')).toBe(shown);
  });

  it.each(['restrictive', 'extended'])(
    'gives each its own record when both results come at once, the %s one first',
    async (first) => {
      const app = createTestApp();
      await app.show([
        <app.Row key="row" transaction={T0} />,
        <Details key="details" app={app} transaction={T0} />,
      ]);
      const requests = [...app.service.requests];
      if (requests[0]?.request.type !== first) requests.reverse();
      for (const { request, respond } of requests) {
        const fuller = request.type === 'extended' && { phone: '+44 113' };
        respond({ t0: [{ name: 'Known', ...fuller }] });
      }
      await flush();
      expect(app.lookup('opened').merchant).toEqual({ name: 'Known', phone: '+44 113' });
      expect(app.lookup('t0').merchant).toEqual({ name: 'Known' });
    },
  );
});
