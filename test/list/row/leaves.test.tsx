import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { OpeningHoursStatus } from '../../../src/components/OpeningHours/OpeningHoursStatus.js';
import {
  CategoryIcon,
  DisplayProvider,
  IntermediaryBadge,
  type ListedTransaction,
  MerchantLogo,
  MerchantName,
  type MerchantRecord,
  OpeningHoursPopover,
  Rating,
  TransactionAmount,
  TransactionRow,
} from '../../../src/index.js';
import { NOW_MS, record, transaction } from '../../components/leaves.js';
import { lookupOf } from '../../lookupOf.js';

afterEach(cleanup);

interface Shown {
  merchant: MerchantRecord | undefined;
  transaction: ListedTransaction;
}

/** Each leaf as an app uses it alone, and where its element stands in a row. */
const leaves: readonly (readonly [selector: string, leaf: (shown: Shown) => ReactElement])[] = [
  ['.mry-MerchantLogo', (shown) => <MerchantLogo {...shown} />],
  ['.mry-MerchantName', (shown) => <MerchantName {...shown} />],
  [
    '.mry-CategoryIcon',
    (shown) => (
      <CategoryIcon
        {...shown}
        fallback={Number(shown.transaction.amount) > 0 ? 'income' : 'unidentified'}
      />
    ),
  ],
  ['.mry-IntermediaryBadge', ({ merchant }) => <IntermediaryBadge merchant={merchant} />],
  ['.mry-OpeningHoursPopover', (shown) => <OpeningHoursPopover {...shown} />],
  ['.mry-Rating', ({ merchant }) => <Rating merchant={merchant} />],
  ['.mry-TransactionAmount', ({ transaction }) => <TransactionAmount transaction={transaction} />],
];

const pictures = {
  logoImg: 'https://pictures.example/logo.png',
  categoryImg: 'https://pictures.example/category.png',
};
const cases: readonly (readonly [string, Shown])[] = [
  ['a full record', { merchant: record, transaction }],
  ['a record with pictures', { merchant: { ...record, ...pictures }, transaction }],
  [
    'a record whose logo is its category’s picture',
    { merchant: { ...record, ...pictures, logoImg: pictures.categoryImg }, transaction },
  ],
  [
    'an intermediary without a website, and hours in words only',
    {
      merchant: {
        ...record,
        intermediary: { name: 'PayZip' },
        opening_hours: { weekday_text: ['Monday: closed'] },
      },
      transaction,
    },
  ],
  ['a name in another script', { merchant: { ...record, name: 'קפה צפון' }, transaction }],
  [
    'no record but a category code',
    { merchant: undefined, transaction: { ...transaction, mcc: '5411' } },
  ],
  ['money that comes in', { merchant: undefined, transaction: { ...transaction, amount: '+20' } }],
  ['an amount that is none', { merchant: {}, transaction: { ...transaction, amount: 'soon' } }],
];

const inDisplay = (ui: ReactElement, now: (() => Date) | undefined) => (
  <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
    {ui}
  </DisplayProvider>
);

/**
 * What differs on purpose: in a row, the name is placed by a class, has a known direction, and has a
 * title only where it is cut, "via" is no tab stop, the hours are named with the merchant, and a
 * category has no glyph beside a tile that shows it.
 */
const withoutPlace = (html: string | undefined) =>
  html
    ?.replace(
      / (tabindex="0"|role="note"|title="Opening hours"|aria-label="[^"]*hours of [^"]*")/g,
      '',
    )
    .replace(/(?<=^<bdi [^>]*) (dir="(ltr|rtl)"|title="[^"]*"|mry-TransactionRow-name)/g, '')
    .replace(/(?<=<span class="mry-CategoryIcon">)<svg.*<\/svg>/, '');

describe.each(cases)('of %s', (_, shown) => {
  it.each(leaves)('the row shows %s as the leaf does by itself', (selector, leaf) => {
    const now = () => new Date(NOW_MS);
    const row = render(
      inDisplay(
        <TransactionRow transaction={shown.transaction} lookup={lookupOf(shown.merchant)} />,
        now,
      ),
    ).container.querySelector(selector)?.outerHTML;
    cleanup();
    const alone = render(inDisplay(leaf(shown), now)).container.querySelector(selector)?.outerHTML;
    expect(withoutPlace(row)).toBe(withoutPlace(alone));
  });
});

it('has at most fifteen elements without a time, with every part that the service can fill', () => {
  const merchant = { ...record, logoImg: pictures.logoImg };
  const { container } = render(
    inDisplay(
      <TransactionRow transaction={transaction} lookup={lookupOf(merchant)} onSelect={() => {}} />,
      () => new Date(NOW_MS),
    ),
  );
  for (const [selector] of leaves) expect(container.querySelector(selector)).not.toBeNull();
  expect(container.querySelectorAll('.mry-TransactionRow, .mry-TransactionRow *').length).toBe(15);
});

it('shows the hours as `OpeningHoursStatus` does inside the dialog', () => {
  const { container } = render(
    inDisplay(<OpeningHoursStatus merchant={record} />, () => new Date(NOW_MS)),
  );
  const status = container.firstElementChild;
  cleanup();
  const row = render(
    inDisplay(
      <TransactionRow transaction={transaction} lookup={lookupOf(record)} />,
      () => new Date(NOW_MS),
    ),
  ).container.querySelector('.mry-OpeningHoursStatus');
  expect(row?.textContent).toBe(status?.textContent);
  expect(row?.getAttribute('data-hours')).toBe(status?.getAttribute('data-hours'));
});
