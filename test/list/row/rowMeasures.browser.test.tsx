import axe from 'axe-core';
import Color from 'colorjs.io';
import type { CSSProperties } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import {
  DisplayProvider,
  type ListedTransaction,
  type MerchantRecord,
  TransactionRow,
  type TransactionRowProps,
} from '../../../src/index.js';
import '@fontsource-variable/inter';
import '../../../src/theme/styles.css';
import { lookupOf } from '../../lookupOf.js';

const root = document.documentElement;

beforeEach(() => root.style.setProperty('--mry-font-family', '"Inter Variable"'));
afterEach(() => {
  root.removeAttribute('style');
  root.removeAttribute('dir');
  root.removeAttribute('data-mry-color-scheme');
});

/** Friday, 18:40 in London. */
const now = () => new Date('2026-11-20T18:40:00Z');
const payment: ListedTransaction = {
  id: '1',
  merchant_name: 'TIDEWELL PHARM 0091 LEEDS GB',
  amount: '-12.49',
  currency: 'GBP',
  date: '2026-11-20T17:05:00Z',
};
const shop: MerchantRecord = {
  name: 'Tidewell Pharmacy',
  category: 'Health',
  country: 'GB',
  rating: 4.8,
  intermediary: { name: 'PayZip', website: 'https://payzip.example' },
  opening_hours: {
    periods: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      open: { day, time: '0800' },
      close: { day, time: '2000' },
    })),
  },
};

const UNMATCHED = lookupOf(undefined, { status: 'unmatched' });

interface Shown extends Partial<Omit<TransactionRowProps, 'transaction'>> {
  transaction?: Partial<ListedTransaction>;
  /** Null: not known. */
  merchant?: MerchantRecord | null;
  width?: number;
}

async function show({ transaction, merchant = shop, width = 374, ...props }: Shown = {}) {
  await page.viewport(1_280, 720);
  const { container } = await render(
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
      <div style={{ inlineSize: width, container: 'mry-TransactionList / inline-size' }}>
        <div className="mry-TransactionList-row">
          <TransactionRow
            transaction={{ ...payment, ...transaction }}
            lookup={merchant ? lookupOf(merchant) : UNMATCHED}
            {...props}
          />
        </div>
      </div>
    </DisplayProvider>,
  );
  await document.fonts.ready;
  const row = container.querySelector<HTMLElement>('.mry-TransactionRow');
  if (!row) throw new Error('expected a row');
  const origin = row.getBoundingClientRect();
  const box = (selector: string) => {
    const { left, top, width, height } =
      row.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [left - origin.left, top - origin.top, width, height];
  };
  /** Below the line, or too long for it by itself. */
  const isClipped = (part: Element) => {
    const { bottom = 0, right = 0 } = part.parentElement?.getBoundingClientRect() ?? {};
    const box = part.getBoundingClientRect();
    return box.top >= bottom || box.right > right + 1;
  };
  /** The parts of the second line that are on it. The others must be hidden. */
  const line = async () => {
    const parts = [...row.querySelectorAll('.mry-TransactionRow-line > *')];
    await expect
      .poll(() => parts.map((part) => part.hasAttribute('data-clipped')))
      .toEqual(parts.map(isClipped));
    return parts.filter((part) => !isClipped(part));
  };
  const words = async () => (await line()).map(({ textContent }) => textContent);
  return { row, box, line, words };
}

/** Where a line of text stands, by a mark of no height at its end. */
function baselineOf(element: Element): number {
  const mark = document.createElement('span');
  mark.style.cssText = 'display: inline-block; inline-size: 0; block-size: 0';
  element.append(mark);
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  return bottom;
}

/** Rows of every state. */
const states: readonly (readonly [name: string, Partial<ListedTransaction>])[] = [
  ['booked', {}],
  ['pending', { state: 'pending' }],
  ['declined', { state: 'declined' }],
  ['reversed', { state: 'reversed' }],
  ['refunded', { state: 'refunded', amount: 38 }],
  ['scheduled', { state: 'scheduled', method: 'Direct debit' }],
  ['recurring', { recurring: { every: 'month', next: '2026-12-18' } }],
  ['foreign', { original: { amount: 2480, currency: 'JPY' }, city: 'Kyoto' }],
  ['with a fee', { fee: 1.75, card: '•• 4417' }],
  ['with cashback', { cashback: 0.48 }],
  ['with a receipt', { receipt: true, card: '•• 4417', note: 'Flowers' }],
  ['split', { share: { amount: 14.4, with: [{ name: 'Ada' }, { name: 'Tom' }] } }],
  ['to a person', { counterparty: { name: 'Maya Lindqvist' }, note: 'Thank you for dinner' }],
];

describe.each(states)('a row that is %s', (_, transaction) => {
  it('is 68 pixels high, with logo and lines on whole pixels', async () => {
    const { row, box } = await show({ transaction, onSelect: () => undefined });
    expect(row.getBoundingClientRect().height).toBe(68);
    expect(box('.mry-MerchantLogo')).toEqual([12, 12, 44, 44]);
    const [left, top, , height] = box('.mry-TransactionRow-name');
    expect([left, top, height]).toEqual([70, 14, 20]);
    const [, amountTop, , amountHeight] = box('.mry-TransactionAmount');
    expect([amountTop, amountHeight]).toEqual([14, 20]);
    const [lineLeft, lineTop, , lineHeight] = box('.mry-TransactionRow-line');
    // The box of a press; its text is 18 high, from 36 to 54.
    expect([lineLeft, lineTop, lineHeight]).toEqual([70, 33, 24]);
  });

  it.each(['', 'letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5'])(
    'has everything of its second line on one baseline, with the text spacing "%s"',
    async (spacing) => {
      const { row, line } = await show({ transaction, width: 600 });
      for (const part of row.querySelectorAll<HTMLElement>('*')) part.style.cssText += spacing;
      const below = row.querySelectorAll('.mry-TransactionRow-below');
      const lines = [...(await line()), ...below].map(baselineOf);
      expect(lines.length).toBeGreaterThan(1);
      expect(Math.max(...lines) - Math.min(...lines)).toBeLessThanOrEqual(0.5);
    },
  );

  it.each(['light', 'dark'])('has no fault that axe finds, %s', async (scheme) => {
    root.dataset.mryColorScheme = scheme;
    document.body.style.background = 'var(--mry-color-surface)';
    const { row } = await show({ transaction, selected: true, onSelect: () => undefined });
    const { violations } = await axe.run(row);
    document.body.removeAttribute('style');
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

describe('the two lines', () => {
  it.each([
    ['category', undefined],
    ['time', { category: null }],
  ])('hide a %s that is too long for the line by itself, outside a list, too', async (_, slots) => {
    await page.viewport(1_280, 720);
    const transaction = { ...payment, fee: 1.75, method: 'Unclassifiable', date: 'the day before' };
    const { container } = await render(
      <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
        <div style={{ inlineSize: 220 }}>
          <TransactionRow transaction={transaction} lookup={UNMATCHED} slots={slots} />
        </div>
      </DisplayProvider>,
    );
    await document.fonts.ready;
    const first = container.querySelector('.mry-TransactionRow-line')?.firstElementChild;
    await expect.poll(() => first?.hasAttribute('data-clipped')).toBe(true);
    expect(first).not.toBeVisible();
  });

  it('are independent: what is below the amount takes nothing from the name', async () => {
    const { box } = await show({ transaction: { cashback: 0.48 } });
    const [nameLeft = 0, , nameWidth = 0] = box('.mry-TransactionRow-name');
    const [amountLeft = 0, , amountWidth = 0] = box('.mry-TransactionAmount');
    const [belowLeft = 0, , belowWidth = 0] = box('.mry-TransactionRow-below');
    const [lineLeft = 0, , lineWidth = 0] = box('.mry-TransactionRow-line');
    expect(amountLeft + amountWidth).toBeCloseTo(362, 1);
    expect(belowLeft + belowWidth).toBeCloseTo(362, 1);
    expect(belowWidth).toBeGreaterThan(amountWidth + 20);
    expect(nameLeft + nameWidth).toBeCloseTo(amountLeft - 14, 1);
    expect(lineLeft + lineWidth).toBeCloseTo(belowLeft - 14, 1);
  });

  it.each([390, 640])('mirror in a right-to-left page, %i px wide', async (width) => {
    // An English amount: it runs from left to right itself.
    const { box } = await show({ width });
    const [left = 0, , ownWidth = 0] = box('.mry-TransactionRow-name');
    const [amountLeft = 0, , amountWidth = 0] = box('.mry-TransactionAmount');
    root.dir = 'rtl';
    const { box: mirrored } = await show({ width });
    const [rtlLeft = 0, , rtlWidth = 0] = mirrored('.mry-TransactionRow-name');
    const [rtlAmountLeft = 0, , rtlAmountWidth = 0] = mirrored('.mry-TransactionAmount');
    expect(rtlAmountWidth).toBeCloseTo(amountWidth, 1);
    expect(rtlAmountLeft).toBeCloseTo(width - amountLeft - amountWidth, 1);
    expect(rtlLeft).toBeCloseTo(width - left - ownWidth, 1);
    expect(rtlWidth).toBeCloseTo(ownWidth, 1);
  });

  it('end where the row does where nothing is below the amount', async () => {
    const { box } = await show();
    const [left = 0, , width = 0] = box('.mry-TransactionRow-line');
    expect(left + width).toBe(362);
  });
});

describe('a name', () => {
  it('has its whole text as title where it is cut, and none where it is not', async () => {
    const name = 'Harrow & Vale Delicatessen of the Northern Quarter';
    const { row: whole } = await show({ merchant: { ...shop, name: 'Harrow' } });
    const { row: cut } = await show({ merchant: { ...shop, name } });
    const nameOf = (row: Element) => row.querySelector('.mry-TransactionRow-name');
    await expect.poll(() => nameOf(cut)?.getAttribute('title')).toBe(name);
    expect(nameOf(whole)).not.toHaveAttribute('title');
  });
});

describe('what does not fit', () => {
  it('goes whole, from the end', async () => {
    const merchant = { ...shop, intermediary: {} };
    const whole = ['Health', '17:05', 'Open until 20:00', '4.8'];
    const shown = async (width: number) => {
      const { words } = await show({ width, merchant });
      const parts = await words();
      expect(parts).toEqual(whole.slice(0, parts.length));
      return parts.length;
    };
    expect(await shown(374)).toBe(whole.length);
    expect(await shown(300)).toBeLessThan(whole.length);
    // From here on there are four lines.
    expect(await shown(240)).toBe(whole.length);
    expect(await shown(170)).toBe(whole.length);
  });

  it.each([374, 240])('is cut only in a note, which stays one line, %i px wide', async (width) => {
    const note = 'Thank you for dinner and all the lovely company last night, it was great';
    const transaction = { counterparty: { name: 'Maya Lindqvist' }, note };
    const { row, words, box } = await show({ transaction, merchant: null, width });
    expect(await words()).toEqual(['Transfer', `“${note}”`]);
    const part = row.querySelector<HTMLElement>('.mry-TransactionRow-note');
    expect(part && part.scrollWidth > part.clientWidth).toBe(true);
    const [left = 0, , noteWidth = 0, height = 0] = box('.mry-TransactionRow-note');
    expect(left + noteWidth).toBeLessThanOrEqual(width - 12);
    expect(height).toBeLessThan(30);
  });
});

describe('in two columns', () => {
  const logo = 'https://shop.example/logo.png';
  const wide = async (given: Shown) => {
    root.style.setProperty('--mry-row-columns-wide', '2');
    root.style.setProperty('--mry-row-height-wide', '36px');
    root.style.setProperty('--mry-row-amount-width-wide', '128px');
    root.style.setProperty('--mry-logo-size', '24px');
    return show({ width: 800, ...given });
  };

  it.each<[string, Shown]>([
    ['income, whose tile has the glyph', { transaction: { amount: 2424 }, merchant: null }],
    ['a payment of which only the text is known', { merchant: null }],
    ['a declined one', { transaction: { state: 'declined' } }],
    [
      'a pending one with a logo',
      { transaction: { state: 'pending' }, merchant: { ...shop, logoImg: logo } },
    ],
  ])('the words of %s begin below those of the others', async (_, given) => {
    const { box } = await wide({});
    const [usual] = box('.mry-CategoryIcon > span');
    cleanup();
    const other = await wide(given);
    expect(other.box('.mry-CategoryIcon > span')[0]).toBe(usual);
  });

  it('a name has more room than the second line, which keeps its parts', async () => {
    const { box, words } = await wide({ transaction: { state: 'pending' } });
    const [, , name = 0] = box('.mry-TransactionRow-name');
    const [, , line = 0] = box('.mry-TransactionRow-line');
    expect(name / line).toBeGreaterThan(1.3);
    expect(await words()).toEqual(['Health', '17:05', 'via PayZip']);
  });
});

describe('a name that is too long', () => {
  const names = {
    ltr: 'The Harrow & Vale Company of Fine Foods, Provisions and Everything Sweet',
    rtl: 'شركة النيل والوادي للأغذية الفاخرة والمؤن والحلويات الشرقية والمكسرات والعصائر',
  };

  it.each(['ltr', 'rtl'] as const)('is cut at its end, on a page that runs %s', async (page) => {
    root.dir = page;
    for (const [direction, name] of Object.entries(names)) {
      const { row } = await show({ width: 300, merchant: { ...shop, name } });
      const line = row.querySelector('.mry-TransactionRow-name')?.getBoundingClientRect();
      const letters = row.querySelector('.mry-MerchantName')?.firstChild as Text;
      const first = document.createRange();
      first.setStart(letters, 0);
      first.setEnd(letters, 1);
      const { left, right } = first.getBoundingClientRect();
      // The first letter stands where its script begins.
      if (direction === 'ltr') expect(left).toBeCloseTo(line?.left ?? Number.NaN, 0);
      else expect(right).toBeCloseTo(line?.right ?? Number.NaN, 0);
    }
  });
});

describe('a row that is a button', () => {
  it('is named by merchant, amount, state and second line', async () => {
    const { row } = await show({ transaction: { state: 'declined' }, onSelect: () => undefined });
    const button = row.querySelector('button');
    const ids = button?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['Tidewell Pharmacy', '£12.49', 'Declined', 'Health17:05via PayZip']);
    await expect
      .element(page.elementLocator(button as Element))
      .toHaveAccessibleName(/^Tidewell Pharmacy £12\.49 Declined Health\s*17:05\s*via PayZip$/);
  });

  it('says who shares a payment', async () => {
    const share = { amount: 14.4, with: [{ name: 'Ada' }, { name: 'Tom' }] };
    await show({ transaction: { share } });
    await expect.element(page.getByRole('img', { name: 'Split with Ada and Tom' })).toBeVisible();
  });

  it('has its focus ring inside, and its bar at the start where it is selected', async () => {
    const { row } = await show({ selected: true, onSelect: () => undefined });
    await userEvent.tab();
    const button = row.querySelector('button') as Element;
    expect(document.activeElement).toBe(button);
    const ring = getComputedStyle(button, '::after');
    expect([ring.outlineWidth, ring.outlineOffset, ring.inset]).toEqual(['2px', '-2px', '0px']);
    const bar = getComputedStyle(row, '::before');
    expect([bar.width, bar.top, bar.bottom, bar.left]).toEqual(['3px', '12px', '12px', '0px']);
    expect(new Color(bar.backgroundColor).to('srgb').toString({ format: 'hex' })).toBe('#1f4fd8');
  });

  it('has the bar on the right in a right-to-left page', async () => {
    root.dir = 'rtl';
    const { row } = await show({ selected: true });
    expect(getComputedStyle(row, '::before').right).toBe('0px');
    const logo = row.querySelector('.mry-MerchantLogo')?.getBoundingClientRect();
    expect(logo?.right).toBe(row.getBoundingClientRect().right - 12);
  });

  it('opens on a press on the rating or "via", which are no tab stops', async () => {
    const onSelect = vi.fn();
    const { row } = await show({ onSelect, width: 600 });
    const rating = row.querySelector('.mry-Rating') as Element;
    const { left, right, top } = rating.getBoundingClientRect();
    // The star, and the figure.
    for (const x of [left + 16, right - 2]) {
      await userEvent.click(row, { position: { x, y: top + 12 } });
    }
    expect(onSelect).toHaveBeenCalledTimes(2);
    const via = row.querySelector<HTMLElement>('.mry-IntermediaryBadge');
    expect(via).not.toHaveAttribute('tabindex');
    await userEvent.click(via as HTMLElement);
    expect(onSelect).toHaveBeenCalledTimes(3);
    const stops = [...row.querySelectorAll('a, button, [tabindex]')];
    expect(stops.map(({ tagName }) => tagName)).toEqual(['BUTTON', 'BUTTON']);
  });
});

it('puts what a host shows at the end beside both lines', async () => {
  const { row } = await show({ slots: { trailing: <b style={{ fontSize: 30 }}>Own</b> } });
  const end = row.querySelector('.mry-TransactionRow-trailing')?.getBoundingClientRect();
  for (const part of ['name', 'line']) {
    const box = row.querySelector(`.mry-TransactionRow-${part}`)?.getBoundingClientRect();
    expect(box?.right, part).toBeLessThanOrEqual((end?.left ?? 0) - 13.5);
  }
  expect(end?.right).toBeCloseTo(row.getBoundingClientRect().right - 12);
});

it.each([800, 250])('has in a row of %i pixels the size of its own list', async (width) => {
  const style = {
    inlineSize: 374,
    container: 'mry-TransactionList / inline-size',
    // A variable of themes, which what is in a row inherits.
    '--mry-logo-size': '44px',
  } satisfies CSSProperties & Record<`--${string}`, string>;
  const inner = (
    <div style={style}>
      <div className="mry-TransactionList-row">
        <TransactionRow transaction={payment} lookup={lookupOf(shop)} />
      </div>
      <div className="mry-TransactionList-rowProbe" />
    </div>
  );
  const boxesOf = (row: Element | null | undefined) => {
    const { left = 0, top = 0 } = row?.getBoundingClientRect() ?? {};
    const parts = ['top > *', 'line', 'line > *'].map((part) => `.mry-TransactionRow-${part}`);
    return [
      row,
      row?.parentElement?.nextElementSibling,
      ...(row?.querySelectorAll(String(parts)) ?? []),
    ].map((element) => {
      const box = element?.getBoundingClientRect() ?? new DOMRect();
      return [box.left - left, box.top - top, box.width, box.height];
    });
  };
  const { row } = await show({ width, slots: { trailing: inner } });
  const nested = boxesOf(row.querySelector('.mry-TransactionRow'));
  const { container } = await render(
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
      {inner}
    </DisplayProvider>,
  );
  expect(nested.length).toBeGreaterThan(5);
  expect(nested).toEqual(boxesOf(container.querySelector('.mry-TransactionRow')));
});

describe.each([['ltr'], ['rtl'], ['rtl', 'ltr'], ['rtl', 'ltr', 'rtl']])(
  'the stars of a row in %s %s %s',
  (...dirs) => {
    const dir = dirs.at(-1);
    afterEach(() => document.body.removeAttribute('dir'));

    const alone = { category: null, via: null, hours: null };

    it.each([
      { stars: 1, slots: undefined, size: '1em', place: 'after a dot' },
      { stars: 1, slots: alone, size: '1em', place: 'first in their line' },
      { stars: 5, slots: undefined, size: '1em', place: 'after a dot' },
      { stars: 3, slots: undefined, size: '1.5em', place: 'after a dot' },
    ])('are $stars of $size, $place, beside a whole figure', async ({ stars, slots, size }) => {
      root.style.setProperty('--mry-row-rating-stars', `${stars}`);
      root.style.setProperty('--mry-rating-size', size);
      const { row } = await show({ width: 600, slots, transaction: slots ? { date: '' } : {} });
      const around = [root, document.body, row.parentElement as HTMLElement];
      for (const [index, own] of dirs.entries()) around[index]?.setAttribute('dir', own);
      const rating = row.querySelector('.mry-Rating') as HTMLElement;
      // Presses go to what is behind it.
      rating.style.pointerEvents = 'auto';
      const range = document.createRange();
      range.selectNodeContents(rating);
      const figure = range.getBoundingClientRect();
      const box = rating.getBoundingClientRect();
      const isPainted = (x: number, y: number) => document.elementFromPoint(x, y) === rating;

      const { height } = figure;
      // A row that has not been near the screen yet is not painted.
      const isDrawn = () => isPainted(figure.left + 1, figure.top + height / 2);
      await expect.poll(isDrawn).toBe(true);
      for (const x of [figure.left + 0.5, figure.right - 0.5]) {
        for (const y of [figure.top + 0.2 * height, figure.bottom - 0.2 * height]) {
          expect(isPainted(x, y)).toBe(true);
        }
      }
      const star = Number.parseFloat(getComputedStyle(rating).fontSize) * Number.parseFloat(size);
      const gap = 4;
      const middle = box.top + box.height / 2;
      const sign = dir === 'ltr' ? 1 : -1;
      const edge = dir === 'ltr' ? figure.left - gap : figure.right + gap;
      for (let index = 0; index < stars; index += 1) {
        const center = edge - sign * (index + 0.5) * star;
        expect(isPainted(center, middle)).toBe(true);
        for (const side of [-0.4, 0.4]) {
          expect(isPainted(center + side * star, middle - 0.35 * star)).toBe(false);
        }
      }
      const start = edge - sign * stars * star;
      const dot = sign * (start - (dir === 'ltr' ? box.left : box.right));
      expect(dot).toBeCloseTo(slots ? 0 : 9, 1);
      expect(isPainted(start - sign * (dot - 1), middle)).toBe(slots === undefined);
    });
  },
);
