import { expect, it, vi } from 'vitest';
import { merchantQueryOptions } from '../../../src/index.js';
import { createQueryClient } from '../../../stories/recipes/createQueryClient.js';

it('reports the errors of all queries but those of merchants', async () => {
  const report = vi.fn();
  const client = createQueryClient(report);
  const error = new Error('Refused');
  const fail = (queryKey: readonly unknown[], meta: Record<string, unknown> = {}) =>
    client
      .fetchQuery({ queryKey, meta, retry: false, queryFn: () => Promise.reject(error) })
      .catch(() => undefined);
  const { queryKey, meta } = merchantQueryOptions({ id: 'a', merchant_name: 'SHOP A' });
  await fail(queryKey, { ...meta });
  expect(client.getQueryState(queryKey)?.status).toBe('error');
  expect(report).not.toHaveBeenCalled();
  await fail(['accounts']);
  await fail(['cards'], { source: 'cards' });
  expect(report.mock.calls).toEqual([
    [error, '["accounts"]'],
    [error, '["cards"]'],
  ]);
});
