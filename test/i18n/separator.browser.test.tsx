import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { DisplayProvider, MerchantDetails, TransactionRow } from '../../src/index.js';
import { grocer, NOW, transaction } from '../details/records.js';
import { lookupOf } from '../lookupOf.js';
import '../../src/theme/styles.css';

const now = () => NOW;
const PARTS =
  '.mry-TransactionRow-line > * + :is(.mry-TransactionRow-part, .mry-OpeningHoursStatus)';
const NOTES = '.mry-DetailsHeader-when + .mry-DetailsHeader-notes';

/** Whether a background paints anything. */
const isDrawn = (element: Element | null, pseudo?: string) => {
  const { backgroundImage } = getComputedStyle(element as Element, pseudo);
  const isTransparent = !/rgba?\((?!0, 0, 0, 0\))|oklch|color\(/.test(backgroundImage);
  return backgroundImage !== 'none' && !isTransparent;
};

it.each([
  ['en-GB', true],
  ['ar-AE', true],
  ['ar-EG', false],
  ['fa', false],
  ['en-u-nu-arab', false],
])('in %s, on a page from left to right, dots are drawn: %s', async (locale, hasDots) => {
  const payment = {
    ...transaction,
    card: '•• 4417',
    online: true,
    recurring: { every: 'month' },
  } as const;
  const { container } = await render(
    <DisplayProvider locale={locale} now={now} timeZone="Europe/London" images={() => null}>
      <TransactionRow transaction={payment} lookup={lookupOf(grocer)} />
      <MerchantDetails transaction={payment} lookup={lookupOf(grocer)} />
    </DisplayProvider>,
  );
  expect(isDrawn(container.querySelector(PARTS))).toBe(hasDots);
  expect(isDrawn(container.querySelector(NOTES), '::before')).toBe(hasDots);
});
