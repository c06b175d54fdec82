import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DisplayProvider, type ListedTransaction, MerchantDetails } from '../../../src/index.js';
import { ar } from '../../../src/locales/ar.js';
import { ja } from '../../../src/locales/ja.js';
import { NOW, transaction } from '../records.js';

afterEach(cleanup);

const show = (given: Partial<ListedTransaction>, locale = 'en-GB') => {
  const messages = { ar, ja }[locale];
  const { container } = render(
    <DisplayProvider locale={locale} messages={messages} timeZone="UTC" now={() => NOW}>
      <MerchantDetails transaction={{ ...transaction, ...given }} lookup={undefined} />
    </DisplayProvider>,
  );
  const text = (node: Element | null) => node?.textContent ?? '';
  return [...container.querySelectorAll('.mry-DetailsPayment .mry-DetailsTable-row')].map((row) => [
    text(row.querySelector('dt')),
    text(row.querySelector('dd')),
  ]);
};
const abroad = { amount: '-12.91', original: { amount: -2480, currency: 'JPY' } };

describe('how it was paid', () => {
  it('is one list of all that the bank knows, of which only the card stands in the header too', () => {
    const share = { amount: '6.45', with: [{ name: 'Ada' }, { name: 'Tom' }] };
    const paid = { card: '•• 4417', method: 'Contactless', bookingDate: '2026-11-21' };
    expect(show({ ...abroad, ...paid, fee: '-0.39', cashback: 0.48, share })).toEqual([
      ['Original amount', '¥2,480'],
      ['Exchange rate', '£1 = ¥198.08'],
      ['Fee included', '£0.39'],
      ['Cashback', '+£0.48'],
      ['Your share', '£6.45 Split with Ada and Tom'],
      ['Card', '•• 4417card ending 4417'],
      ['Method', 'Contactless'],
      ['Booked', 'Saturday 21 November 2026'],
    ]);
    expect(screen.getByRole('heading', { name: 'How it was paid' })).toBeVisible();
    expect(document.querySelector('header')).not.toHaveTextContent('2,480');
    expect(screen.getAllByText('•• 4417')).toHaveLength(2);
  });

  it.each([
    ['dollars of two countries', 'en-GB', 'USD', 'CAD', 'US$1 = CA$192.10'],
    ['yuan in Japanese', 'ja', 'CNY', 'JPY', '元 1 = ￥192.10'],
    ['Arabic', 'ar-EG', 'GBP', 'JPY', '١ £ = ١٩٢٫١٠ ¥'],
    ['a currency that is no code', 'en-GB', 'GBP', 'miles', undefined],
  ])('has a rate in the signs of amounts: %s', (_, locale, currency, other, rate) => {
    const original = { amount: 2480, currency: other };
    const rates = show({ amount: '-12.91', currency, original }, locale).map(([, value]) => value);
    const plain = rates.map((value) => value?.replaceAll(/[\u061c\u200e\u200f\u2066\u2069]/g, ''));
    expect(
      plain.map((value) => value?.replaceAll('\u00a0', ' ')).find((v) => v?.includes('=')),
    ).toBe(rate);
  });

  it.each<[string, Partial<ListedTransaction>, string]>([
    ['a refund, of which the fee was taken', { amount: '12.13', fee: 0.39 }, '£1 = ¥198.08'],
    [
      'a home currency that is worth less',
      { currency: 'JPY', amount: -2480, original: { amount: 12.91, currency: 'GBP' } },
      '£1 = ¥192.10',
    ],
    [
      'an amount of three digits',
      { amount: '-9.90', original: { amount: 1900, currency: 'JPY' } },
      '£1 = ¥191.9',
    ],
  ])('has a rate as banks write it for %s', (_, given, rate) => {
    expect(show({ ...abroad, ...given })).toContainEqual(['Exchange rate', rate]);
  });

  it.each<[string, Partial<ListedTransaction>]>([
    ['an amount of two digits', { amount: '-0.99', original: { amount: 190, currency: 'JPY' } }],
    ['an amount that is no number', { ...abroad, amount: 'soon' }],
    ['nothing', { ...abroad, amount: 0 }],
    ['a fee that is all of it', { ...abroad, fee: '12.91' }],
    ['its own currency', { original: { amount: 60, currency: 'gbp' } }],
    ['no currency', { ...abroad, currency: '' }],
  ])('has no rate beside %s', (_, given) => {
    expect(show(given).join()).not.toContain('=');
  });

  it('is left out where it is malformed', () => {
    const wrong = {
      original: 'JPY',
      fee: {},
      cashback: null,
      share: { with: 'Ada' },
      bookingDate: {},
    };
    expect(show(wrong as unknown as Partial<ListedTransaction>)).toEqual([]);
  });

  it('shows the day that is written of a booking instant', () => {
    const rows = show({ bookingDate: '2026-11-21T00:00:00+13:00' });
    expect(rows).toEqual([['Booked', 'Saturday 21 November 2026']]);
  });

  it('shows a booking date that is no date as it is', () => {
    expect(show({ bookingDate: '21.11.2026' })).toEqual([['Booked', '21.11.2026']]);
  });
});
