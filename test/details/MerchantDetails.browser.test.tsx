import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DisplayProvider,
  MerchantDetails,
  type MerchantLookup,
  type MerchantRecord,
} from '../../src/index.js';
import { grocer, lookupOf, NOW, transaction } from './records.js';
import '../../src/theme/styles.css';

const now = () => NOW;
const noImages = () => null;
const attributions = { places: { text: 'Data by Atlas', places: true } };

const everything: MerchantRecord = {
  ...grocer,
  name: 'The Honourable Company of Harrow, Vale, Underhill & Daughters, Purveyors of Cheese',
  website: 'https://a-very-long-name-of-a-host-without-any-place-to-break-it.harrowvale.example',
  opening_hours: {
    periods: [1, 2, 3, 4, 5].map((day) => ({
      open: { day, time: '0800' },
      close: { day, time: '1900' },
    })),
  },
  reviews: [
    { author_name: 'Aneverendingnamewithoutaspace'.repeat(3), text: 'x'.repeat(200), rating: 3 },
  ],
  aggregateLevel: { name: 'Underhill Retail Group', website: 'https://underhillretail.example' },
  brand: { id: '1', esg: { participations: [{ name: 'Pledge', url: 'y'.repeat(90) }] } },
};

function show(lookup: MerchantLookup, width: number, dir: 'ltr' | 'rtl' = 'ltr') {
  return (
    <DisplayProvider
      locale={dir === 'rtl' ? 'ar' : 'en-GB'}
      timeZone="Europe/London"
      {...{ now, attributions, images: noImages }}
    >
      <div dir={dir} style={{ inlineSize: width }}>
        <MerchantDetails transaction={transaction} lookup={lookup} />
      </div>
    </DisplayProvider>
  );
}

const find = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();

describe.each([280, 360, 648])('in %i pixels', (width) => {
  it.each(['ltr', 'rtl'] as const)('nothing overflows, %s', async (dir) => {
    const lookup = lookupOf([everything, grocer]);
    const { container, unmount } = await render(show(lookup, width, dir));
    const article = container.querySelector('article');
    expect(article?.scrollWidth).toBe(article?.clientWidth);
    expect(article?.getBoundingClientRect().width).toBe(width);
    await unmount();
  });
});

it('nothing shifts when the record or the extended one arrives', async () => {
  const pending = lookupOf([], { status: 'pending' });
  const short: MerchantRecord = { name: 'Harrow & Vale', category: 'Groceries' };
  const { rerender, unmount } = await render(show(pending, 300));
  const parts = ['.mry-MerchantLogo', '.mry-DetailsHeader-amount', '.mry-DetailsHeader-chips'];
  const places = () => parts.map((part) => find(part)?.top);
  const before = places();
  for (const merchant of [short, { ...short, opening_hours: everything.opening_hours ?? {} }]) {
    await rerender(show(lookupOf([merchant]), 300));
    expect(places()).toEqual(before);
  }
  await unmount();
});

it('arrow keys choose between the candidates', async () => {
  const york: MerchantRecord = { name: 'Harrow & Vale', address: '2 Station Road, York' };
  const screen = await render(show(lookupOf([grocer, york]), 400));
  await userEvent.tab();
  await expect.element(screen.getByRole('radio').first()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio').nth(1)).toBeChecked();
  expect(document.querySelector('address')?.textContent).toBe('2 Station Road, York');
  await screen.unmount();
});
