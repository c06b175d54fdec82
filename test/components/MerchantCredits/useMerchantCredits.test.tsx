import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type Attributions,
  DisplayProvider,
  MerchantLogo,
  type MerchantPart,
  type MerchantRecord,
  useMerchantCredits,
} from '../../../src/index.js';
import { lookupOf } from '../../lookupOf.js';

afterEach(cleanup);

const attributions: Attributions = {
  places: { text: 'Data by Atlas', href: 'https://atlas.example' },
  guide: { text: 'Reviews by Guide', row: false },
  own: null,
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <DisplayProvider attributions={attributions}>{children}</DisplayProvider>
);
const shop: MerchantRecord = {
  name: 'Shop',
  category: 'Fuel',
  phone: '112',
  opening_hours: { weekday_text: ['Monday: closed'] },
  rating: 4,
  brand: { id: '1', name: 'Shop & Sons' },
  cachePolicy: { name: 'own', phone: 'places', opening_hours: 'places', rating: 'guide' },
};
const { opening_hours: _, ...withoutHours } = shop;

const labels = (lookups: Parameters<typeof useMerchantCredits>[0], parts?: MerchantPart[]) =>
  renderHook(() => useMerchantCredits(lookups, parts), { wrapper }).result.current.map(
    ({ label }) => label,
  );

describe('useMerchantCredits', () => {
  it('names each source once, with its attribution, for records and lookups alike', () => {
    const both = [shop, lookupOf([shop]), undefined, lookupOf([]), { merchant: shop }];
    const { result } = renderHook(() => useMerchantCredits(both), { wrapper });
    expect(result.current).toEqual([
      { label: 'places', text: 'Data by Atlas', href: 'https://atlas.example' },
    ]);
  });

  it('credits what a row shows, and no more: nothing of a source that is kept out of rows', () => {
    expect(labels([withoutHours])).toEqual([]);
    expect(labels([{ ...shop, cachePolicy: { opening_hours: 'guide' } }])).toEqual([]);
  });

  it.each<[MerchantPart, string[]]>([
    ['phone', ['places']],
    ['openingHours', ['places']],
    ['rating', ['guide']],
    ['name', []],
    ['website', []],
  ])('credits %s as %s where rows of your own show that part', (part, expected) => {
    expect(labels([shop], [part])).toEqual(expected);
  });

  it('credits a brand by its label', () => {
    const record = { ...withoutHours, cachePolicy: { brand: 'places' } };
    expect(labels([record], ['brand'])).toEqual(['places']);
  });

  it('credits the category for a logo that is the icon of a category', () => {
    const record = { name: 'Shop', category: 'Fuel', cachePolicy: { category: 'places' } };
    expect(labels([record], ['logo'])).toEqual(['places']);
    expect(labels([{ ...record, category: 'Anything else' }], ['logo'])).toEqual([]);
  });

  it('needs no credit for empty values', () => {
    const empty = { phone: '', opening_hours: { periods: [] }, cachePolicy: shop.cachePolicy };
    expect(labels([{ ...shop, ...empty } as MerchantRecord], ['phone', 'openingHours'])).toEqual(
      [],
    );
  });

  it('keeps its identity as long as the credits stay the same', () => {
    const { result, rerender } = renderHook(
      ({ records }: { records: MerchantRecord[] }) => useMerchantCredits(records),
      { wrapper, initialProps: { records: [shop] } },
    );
    const before = result.current;
    rerender({ records: [{ ...shop }, { ...shop, name: 'Other' }] });
    expect(result.current).toBe(before);
    rerender({ records: [withoutHours] });
    expect(result.current).toEqual([]);
  });

  it('follows the picture that is on screen', () => {
    const record = {
      logoImg: 'https://credits-a.example/logo.png',
      brand: { img: 'https://credits-b.example/logo.png' },
      cachePolicy: { logoImg: 'own', brand: 'places' },
    };
    const { result } = renderHook(() => useMerchantCredits([record]), { wrapper });
    expect(result.current).toEqual([]);
    const { container } = render(<MerchantLogo merchant={record} />, { wrapper });
    fireEvent.error(container.querySelector('img') as HTMLImageElement);
    expect(result.current.map(({ label }) => label)).toEqual(['places']);
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(result.current).toEqual([]);
  });
});
