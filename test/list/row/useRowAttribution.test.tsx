import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CategoryIcon,
  DisplayProvider,
  type ImagePolicy,
  MerchantLogo,
  type MerchantRecord,
  type Transaction,
} from '../../../src/index.js';
import { AttributionCounter } from '../../../src/list/AttributionCounter.js';
import { useRowAttribution } from '../../../src/list/row/useRowAttribution.js';

afterEach(cleanup);

const atlas = { atlas: { text: 'Data by Atlas' } };
const NO_MCC: Transaction = { id: '1' };
const wrapper = ({ children }: { children: ReactNode }) => (
  <DisplayProvider attributions={atlas}>{children}</DisplayProvider>
);

const shown: [string, MerchantRecord][] = [
  ['brand', { brand: { img: 'https://shop.example/logo.png' } }],
  ['aggregateLevel', { aggregateLevel: { img: 'https://shop.example/logo.png' } }],
  ['intermediary', { intermediary: { name: 'PayZip' } }],
  ['name', { name: 'Shop' }],
  ['opening_hours', { opening_hours: { weekday_text: ['Monday: closed'] } }],
];
it.each(shown)('names the source of %s while the row is mounted', (field, record) => {
  const counter = new AttributionCounter();
  const merchant = { ...record, cachePolicy: { [field]: 'atlas' } };
  const { unmount } = renderHook(
    () => useRowAttribution(counter, { status: 'matched', merchant }, NO_MCC),
    {
      wrapper,
    },
  );
  expect(counter.getSnapshot()).toEqual(['atlas']);
  unmount();
  expect(counter.getSnapshot()).toEqual([]);
});

it('names no source of a field that rows do not show', () => {
  const counter = new AttributionCounter();
  const merchant = {
    phone: '112',
    category: 'Fuel',
    categories: ['Transport'],
    cachePolicy: { phone: 'atlas', categories: 'atlas' },
  };
  renderHook(() => useRowAttribution(counter, { status: 'matched', merchant }, NO_MCC), {
    wrapper,
  });
  expect(counter.getSnapshot()).toEqual([]);
});

let counter = new AttributionCounter();

interface RowProps {
  record: MerchantRecord;
  transaction: Transaction;
}

function Row({ record, transaction }: RowProps): ReactElement {
  useRowAttribution(counter, { status: 'matched', merchant: record }, transaction);
  return (
    <>
      <MerchantLogo merchant={record} transaction={transaction} />
      <CategoryIcon merchant={record} transaction={transaction} />
    </>
  );
}

describe('a picture', () => {
  const attributions = { a: { text: 'Data by A' }, b: { text: 'Data by B' } };
  const merchant: MerchantRecord = {
    logoImg: 'https://row-a.example/logo.png',
    brand: { img: 'https://row-b.example/brand.png' },
    cachePolicy: { logoImg: 'a', brand: 'b' },
  };
  beforeEach(() => {
    counter = new AttributionCounter();
    // Clears the failed pictures of other tests.
    window.dispatchEvent(new Event('online'));
  });

  function mount(
    record: MerchantRecord,
    images?: ImagePolicy,
    transaction: Transaction = NO_MCC,
  ): HTMLElement {
    return render(
      <DisplayProvider attributions={attributions} images={images}>
        <Row record={record} transaction={transaction} />
      </DisplayProvider>,
    ).container;
  }
  const failAt = (root: HTMLElement, selector: string) =>
    fireEvent.error(root.querySelector(selector) as HTMLImageElement);

  it('is credited to the next source where the policy blocks the first', () => {
    mount(merchant, ({ href, hostname }) => (hostname === 'row-a.example' ? null : { src: href }));
    expect(counter.getSnapshot()).toEqual(['b']);
  });

  it('is credited to the next source once it has failed, and to the first when that is back', () => {
    const root = mount(merchant);
    expect(counter.getSnapshot()).toEqual(['a']);
    failAt(root, '.mry-MerchantLogo img');
    expect(counter.getSnapshot()).toEqual(['b']);
    failAt(root, '.mry-MerchantLogo img');
    expect(counter.getSnapshot()).toEqual([]);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(counter.getSnapshot()).toEqual(['a']);
  });

  it('of a category that has no label is not shown, and not credited', () => {
    const record = {
      logoImg: 'https://row-a.example/logo.png',
      categoryImg: 'https://row-b.example/fuel.png',
      cachePolicy: { logoImg: 'a', categoryImg: 'b' },
    };
    const pictures = (root: HTMLElement) => root.querySelectorAll('.mry-CategoryIcon img').length;
    expect(pictures(mount(record))).toBe(0);
    expect(counter.getSnapshot()).toEqual(['a']);
    cleanup();
    expect(pictures(mount({ ...record, category: 'Pies' }))).toBe(1);
    expect(counter.getSnapshot()).toEqual(['a', 'b']);
  });

  it.each([
    ['its record', { category: 'Fuel' }, { id: '1' }],
    ['its code', {}, { id: '1', mcc: '5541' }],
  ])('of a category that has a glyph, by %s, is not credited', (_by, fields, row) => {
    const record = {
      name: 'Shop',
      categoryImg: 'https://row-b.example/fuel.png',
      cachePolicy: { name: 'a', categoryImg: 'b' },
      ...fields,
    };
    const root = mount(record, undefined, row);
    expect(root.querySelector('img')).toBeNull();
    expect(root.querySelectorAll('svg').length).toBeGreaterThan(0);
    expect(counter.getSnapshot()).toEqual(['a']);
  });

  it('of the category is credited beside its label while it is on screen', () => {
    const root = mount({
      name: 'Shop',
      category: 'Pies',
      categoryImg: 'https://row-b.example/fuel.png',
      cachePolicy: { category: 'a', categoryImg: 'b' },
    });
    expect(counter.getSnapshot()).toEqual(['a', 'b']);
    failAt(root, '.mry-CategoryIcon img');
    expect(counter.getSnapshot()).toEqual(['a']);
  });
});
