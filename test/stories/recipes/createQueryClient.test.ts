import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../stories/recipes/createQueryClient.js';

it('reports the errors of all queries but those of merchants', async () => {
  const report = vi.fn();
  const client = createQueryClient(report);
  const error = new Error('Refused');
  const fail = (queryKey: string[], meta: Record<string, unknown> = {}) =>
    client
      .fetchQuery({ queryKey, meta, retry: false, queryFn: () => Promise.reject(error) })
      .catch(() => undefined);
  await fail(['merchantry', 'a row'], { source: 'merchantry' });
  expect(report).not.toHaveBeenCalled();
  await fail(['accounts']);
  await fail(['cards'], { source: 'cards' });
  expect(report.mock.calls).toEqual([
    [error, '["accounts"]'],
    [error, '["cards"]'],
  ]);
});
