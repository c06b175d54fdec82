import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { type ReactElement, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CategoryIcon,
  DisplayProvider,
  type ImagePolicy,
  type ListedTransaction,
  MerchantLogo,
  type MerchantRecord,
  type Transaction,
} from '../../../src/index.js';
import { ListCredits } from '../../../src/list/behavior/ListCredits.js';
import { MountedRows } from '../../../src/list/row/MountedRows.js';

afterEach(cleanup);

const attributions = { a: { text: 'a' }, b: { text: 'b' } };
const NO_MCC: Transaction = { id: '1' };

interface RowProps {
  record: MerchantRecord;
  transaction?: Transaction;
}

/** A row that shows pictures. */
function Row({ record, transaction = NO_MCC }: RowProps): ReactElement {
  useEffect(
    () =>
      counter.add({
        status: 'matched',
        merchant: record,
        transaction,
        memory: { current: undefined },
      }),
    [record, transaction],
  );
  return (
    <>
      <MerchantLogo merchant={record} transaction={transaction} />
      <CategoryIcon merchant={record} transaction={transaction} />
    </>
  );
}

let counter = new MountedRows();
beforeEach(() => {
  counter = new MountedRows();
  // Clears the failed pictures of other tests.
  window.dispatchEvent(new Event('online'));
});

/** A list with these rows. */
const list = (rows: readonly RowProps[], images?: ImagePolicy) => (
  <DisplayProvider attributions={attributions} images={images}>
    {rows.map((row, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are
      <Row key={index} {...row} />
    ))}
    <ListCredits rows={counter} />
  </DisplayProvider>
);
const credited = () =>
  [...document.querySelectorAll('.mry-AttributionLine')].map(({ textContent }) => textContent);

const shown: [string, MerchantRecord][] = [
  ['brand', { brand: { img: 'https://shop.example/logo.png' } }],
  ['aggregateLevel', { aggregateLevel: { img: 'https://shop.example/logo.png' } }],
  ['intermediary', { intermediary: { name: 'PayZip' } }],
  ['name', { name: 'Shop' }],
  ['opening_hours', { opening_hours: { weekday_text: ['Monday: closed'] } }],
];
it.each(shown)('names the source of %s while the row is mounted', (field, record) => {
  const merchant = { ...record, cachePolicy: { [field]: 'a' } };
  const { rerender } = render(list([{ record: merchant }]));
  expect(credited()).toEqual(['a']);
  rerender(list([]));
  expect(credited()).toEqual([]);
  expect(document.querySelector('.mry-TransactionList-attribution')).toBeNull();
});

it('names no source of a field that rows do not show', () => {
  const merchant = {
    phone: '112',
    category: 'Fuel',
    categories: ['Transport'],
    cachePolicy: { phone: 'a', categories: 'a' },
  };
  render(list([{ record: merchant }]));
  expect(credited()).toEqual([]);
});

it('names no source of hours and rating that the row of a declined payment does not show', () => {
  const record = {
    name: 'Shop',
    rating: 4.5,
    opening_hours: { weekday_text: ['Monday: closed'] },
    cachePolicy: { opening_hours: 'a', rating: 'b' },
  };
  const transaction: ListedTransaction = {
    id: '1',
    date: '',
    amount: '-1',
    currency: 'GBP',
    state: 'declined',
  };
  const { rerender } = render(list([{ record, transaction }]));
  expect(credited()).toEqual([]);
  rerender(list([{ record }]));
  expect(credited()).toContain('a');
});

it('names each source once and in order, as long as one of the rows needs it', () => {
  const of = (label: string) => ({ record: { name: 'Shop', cachePolicy: { name: label } } });
  const { rerender } = render(list([of('b'), of('a'), of('b')]));
  expect(credited()).toEqual(['a', 'b']);
  rerender(list([of('b'), of('a')]));
  expect(credited()).toEqual(['a', 'b']);
  rerender(list([of('b')]));
  expect(credited()).toEqual(['b']);
});

it('credits rows that were mounted before it', () => {
  const record = { name: 'Shop', cachePolicy: { name: 'a' } };
  counter.add({
    status: 'matched',
    merchant: record,
    transaction: NO_MCC,
    memory: { current: undefined },
  });
  render(list([]));
  expect(credited()).toEqual(['a']);
});

describe('a picture', () => {
  const merchant: MerchantRecord = {
    logoImg: 'https://row-a.example/logo.png',
    brand: { img: 'https://row-b.example/brand.png' },
    cachePolicy: { logoImg: 'a', brand: 'b' },
  };
  function mount(
    record: MerchantRecord,
    images?: ImagePolicy,
    transaction: Transaction = NO_MCC,
  ): HTMLElement {
    return render(list([{ record, transaction }], images)).container;
  }
  const failAt = (root: HTMLElement, selector: string) =>
    fireEvent.error(root.querySelector(selector) as HTMLImageElement);

  it('is credited to the next source where the policy blocks the first', () => {
    mount(merchant, ({ href, hostname }) => (hostname === 'row-a.example' ? null : { src: href }));
    expect(credited()).toEqual(['b']);
  });

  it('is credited to the next source once it has failed, and to the first when that is back', () => {
    const root = mount(merchant);
    expect(credited()).toEqual(['a']);
    failAt(root, '.mry-MerchantLogo img');
    expect(credited()).toEqual(['b']);
    failAt(root, '.mry-MerchantLogo img');
    expect(credited()).toEqual([]);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(credited()).toEqual(['a']);
  });

  it('of a category that has no label is not shown, and not credited', () => {
    const record = {
      logoImg: 'https://row-a.example/logo.png',
      categoryImg: 'https://row-b.example/fuel.png',
      cachePolicy: { logoImg: 'a', categoryImg: 'b' },
    };
    const pictures = (root: HTMLElement) => root.querySelectorAll('.mry-CategoryIcon img').length;
    expect(pictures(mount(record))).toBe(0);
    expect(credited()).toEqual(['a']);
    cleanup();
    expect(pictures(mount({ ...record, category: 'Pies' }))).toBe(1);
    expect(credited()).toEqual(['a', 'b']);
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
    expect(credited()).toEqual(['a']);
  });

  it('of the category is credited beside its label while it is on screen', () => {
    const root = mount({
      name: 'Shop',
      category: 'Pies',
      categoryImg: 'https://row-b.example/fuel.png',
      cachePolicy: { category: 'a', categoryImg: 'b' },
    });
    expect(credited()).toEqual(['a', 'b']);
    failAt(root, '.mry-CategoryIcon img');
    expect(credited()).toEqual(['a']);
  });
});
