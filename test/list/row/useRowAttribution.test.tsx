import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DisplayProvider, type MerchantRecord } from '../../../src/index.js';
import { createAttributionRoster } from '../../../src/list/createAttributionRoster.js';
import { useRowAttribution } from '../../../src/list/row/useRowAttribution.js';

afterEach(cleanup);

const attributions = { atlas: { text: 'Data by Atlas' } };
const wrapper = ({ children }: { children: ReactNode }) => (
  <DisplayProvider attributions={attributions}>{children}</DisplayProvider>
);

const shown: [string, MerchantRecord][] = [
  ['brand', { brand: { img: 'https://shop.example/logo.png' } }],
  ['aggregateLevel', { aggregateLevel: { img: 'https://shop.example/logo.png' } }],
  ['intermediary', { intermediary: { name: 'PayZip' } }],
  ['name', { name: 'Shop' }],
];
it.each(shown)('names the source of %s while the row is mounted', (field, record) => {
  const roster = createAttributionRoster();
  const merchant = { ...record, cachePolicy: { [field]: 'atlas' } };
  const { unmount } = renderHook(() => useRowAttribution(roster, merchant), { wrapper });
  expect(roster.getSnapshot()).toBe('atlas');
  unmount();
  expect(roster.getSnapshot()).toBe('');
});

it('names no source of a field that rows do not show', () => {
  const roster = createAttributionRoster();
  const merchant = { phone: '112', cachePolicy: { phone: 'atlas' } };
  renderHook(() => useRowAttribution(roster, merchant), { wrapper });
  expect(roster.getSnapshot()).toBe('');
});
