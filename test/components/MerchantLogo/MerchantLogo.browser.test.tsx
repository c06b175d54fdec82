import type { CSSProperties, ReactElement } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CategoryIcon, type ListedTransaction, MerchantLogo } from '../../../src/index.js';
import '../../../src/theme/styles.css';

const row: ListedTransaction = {
  id: '1',
  merchant_name: 'FERNWICK 0217 LEEDS GB',
  amount: '-12.00',
  currency: 'GBP',
  date: '2026-11-20',
};
const shop = { name: 'Fernwick Outfitters', category: 'Shopping' };

async function show(ui: ReactElement, size = '2.75rem'): Promise<HTMLElement> {
  const style = { '--mry-logo-size': size, padding: 20, font: '400 13px/18px Arial' };
  return (await render(<main style={style as CSSProperties}>{ui}</main>)).container;
}

/** Box of the first element that a selector finds. */
function box(root: HTMLElement, selector: string): DOMRect {
  const element = root.querySelector(selector);
  if (!element) throw new Error(`nothing is ${selector}`);
  return element.getBoundingClientRect();
}

it.each([
  ['44px', 22],
  ['72px', 36],
  ['88px', 44],
])('a tile of %s has its glyph on whole pixels, in its middle', async (size, glyph) => {
  const root = await show(<MerchantLogo merchant={shop} />, size);
  const tile = box(root, '.mry-MerchantLogo');
  const icon = box(root, '.mry-MerchantLogo-icon');
  expect([icon.width, icon.height]).toEqual([glyph, glyph]);
  const inset = (Number.parseInt(size, 10) - glyph) / 2;
  expect([icon.x - tile.x, icon.y - tile.y]).toEqual([inset, inset]);
  expect([icon.x % 1, icon.y % 1]).toEqual([0, 0]);
});

it('the glyph beside a label is 16 pixels, one below the top of a line of 18', async () => {
  const root = await show(<CategoryIcon merchant={shop} />);
  const line = box(root, '.mry-CategoryIcon');
  const icon = box(root, '.mry-CategoryIcon-icon');
  expect([line.height, icon.width, icon.height]).toEqual([18, 16, 16]);
  expect([icon.x - line.x, icon.y - line.y]).toEqual([0, 1]);
  const range = document.createRange();
  range.selectNodeContents(root.querySelector('.mry-CategoryIcon')?.lastChild as Node);
  expect(range.getBoundingClientRect().x - icon.right).toBe(6);
});

it('the label keeps the baseline of the text around it', async () => {
  const root = await show(
    <p>
      x <CategoryIcon merchant={shop} />
    </p>,
  );
  const line = box(root, 'p');
  expect(box(root, '.mry-CategoryIcon').y).toBe(line.y);
  expect(line.height).toBe(18);
});

it.each([
  ['ltr', 'right'],
  ['rtl', 'left'],
] as const)('a badge stands 4 pixels outside the bottom end, in %s', async (dir, end) => {
  const root = await show(
    <div dir={dir}>
      <MerchantLogo merchant={shop} transaction={{ ...row, state: 'refunded' }} />
    </div>,
  );
  const tile = box(root, '.mry-MerchantLogo');
  const badge = box(root, '.mry-MerchantLogo-badge');
  // A disc of 14 and a ring of 2.
  expect([badge.width, badge.height]).toEqual([18, 18]);
  expect(Math.abs(badge[end] - tile[end])).toBe(4);
  expect(badge.bottom - tile.bottom).toBe(4);
});

it('a ring has the background of its row', async () => {
  const root = await show(
    <div style={{ '--_mry-row-background': 'rgb(1, 2, 3)' } as CSSProperties}>
      <MerchantLogo merchant={shop} transaction={{ ...row, state: 'pending' }} />
    </div>,
  );
  const badge = root.querySelector('.mry-MerchantLogo-badge') as Element;
  const tile = root.querySelector('.mry-MerchantLogo') as Element;
  expect(getComputedStyle(badge).borderTopColor).toBe('rgb(1, 2, 3)');
  const veil = getComputedStyle(tile, '::after');
  expect([veil.backgroundColor, veil.opacity]).toEqual(['rgb(1, 2, 3)', '0.4']);
});

it('a person is round, a merchant is not', async () => {
  const root = await show(
    <>
      <MerchantLogo merchant={shop} />
      <MerchantLogo merchant={undefined} transaction={{ ...row, counterparty: { name: 'Maya' } }} />
    </>,
  );
  const corners = Array.from(
    root.querySelectorAll('.mry-MerchantLogo'),
    (tile) => getComputedStyle(tile).borderTopLeftRadius,
  );
  expect(corners).toEqual(['27%', '50%']);
});
