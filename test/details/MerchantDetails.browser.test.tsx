import axe from 'axe-core';
import type { CSSProperties } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DisplayProvider,
  MerchantDetails,
  type MerchantLookup,
  type MerchantRecord,
  MerchantVisits,
} from '../../src/index.js';
import { grocer, NOW, transaction } from './records.js';
import '../../src/theme/styles.css';
import { lookupOf } from '../lookupOf.js';

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

/** Left and right of each line of a text, which may consist of several pieces. */
function linesOf(element: Element): { left: number; right: number }[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  const lines = new Map<number, { left: number; right: number }>();
  for (const { top, left, right } of range.getClientRects()) {
    const line = lines.get(top) ?? { left, right };
    lines.set(top, { left: Math.min(line.left, left), right: Math.max(line.right, right) });
  }
  return [...lines.values()];
}

describe.each(['ltr', 'rtl'] as const)('foreign words on a page that runs %s', (dir) => {
  const startOf = ({ left, right }: { left: number; right: number }) =>
    dir === 'ltr' ? left : right;
  const foreign = {
    ltr: {
      address: { route: 'شارع الجمهورية الطويل', street_number: '14', locality: 'طنطا' },
      lines: ['كل يوم من الصباح إلى المساء', 'مغلق'],
      labels: ['صحة', 'أدوية'],
    },
    rtl: {
      address: { route: 'Canal Street', locality: 'Northington on the Water' },
      lines: ['Every day from morning to evening', 'Closed'],
      labels: ['Health and care', 'Pharmacies'],
    },
  }[dir];
  const [parentCategory = '', categoryType = ''] = foreign.labels;
  const merchant = {
    name: 'Harrow',
    ...foreign.address,
    opening_hours: { weekday_text: foreign.lines },
    brand: {
      id: '1',
      brandCategory: { parentCategory, categoryType },
      esg: { participations: [{ name: foreign.lines.join(' ').repeat(4) }] },
    },
  };

  it('begin line by line where the page does', async () => {
    await render(show(lookupOf([merchant]), 360, dir));
    document.querySelector('details')?.setAttribute('open', '');
    for (const [selector, place] of [
      ['.mry-MerchantAddress', '.mry-DetailsLine dd'],
      ['.mry-OpeningHoursTable td', '.mry-OpeningHoursTable'],
      ['.mry-DetailsAbout-title', '.mry-DetailsAbout-participations'],
    ] as const) {
      const edge = startOf(find(place) as DOMRect);
      const lines = [...document.querySelectorAll(selector)].flatMap(linesOf);
      expect(lines.length, selector).toBeGreaterThan(1);
      for (const line of lines) expect(startOf(line), selector).toBeCloseTo(edge, 0);
    }
  });

  it('follow each other as the page runs', async () => {
    await render(show(lookupOf([merchant]), 360, dir));
    const [wide, narrow] = [...document.querySelectorAll('.mry-DetailsAbout bdi, dd bdi')]
      .filter((element) => foreign.labels.includes(element.textContent))
      .map((element) => element.getBoundingClientRect());
    if (!wide || !narrow) throw new Error('The category of the brand is not shown');
    expect(wide.left < narrow.left).toBe(dir === 'ltr');
  });
});

const Nothing = () => null;

it.each([
  ['does not load', <img key="map" alt="Map" src="data:image/png;base64,AAAA" />],
  ['has nothing to show', <Nothing key="map" />],
])('a map that %s takes no room', async (_, map) => {
  const merchant = { ...grocer, position: { type: 'Point', coordinates: [-1.54, 53.8] } } as const;
  await render(
    <MerchantDetails transaction={transaction} lookup={lookupOf([merchant])} slots={{ map }} />,
  );
  await expect.poll(() => find('.mry-MerchantDetails-map')?.height).toBe(0);
});

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

it.each([390, 900])('bleeds to the edges of a padded panel %i px wide', async (width) => {
  const { container } = await render(
    <div style={{ padding: 24, '--mry-details-bleed': '24px' } as CSSProperties}>
      {show(lookupOf([grocer]), width - 48)}
    </div>,
  );
  const panel = container.firstElementChild?.getBoundingClientRect();
  const header = find('.mry-DetailsHeader');
  expect(header?.top).toBe(panel?.top);
  expect(header?.left).toBe(panel?.left);
  expect(header?.width).toBe(width);
  // Its lines stay where the panel's own content begins.
  expect(find('.mry-DetailsPlace')?.left).toBe((panel?.left ?? 0) + 24);
});

it('has lines as low as the theme says', async () => {
  const { container } = await render(
    <div style={{ '--mry-details-line': '36px' } as CSSProperties}>
      {show(lookupOf([grocer]), 400)}
    </div>,
  );
  const heights = () =>
    [...container.querySelectorAll('.mry-DetailsLine:has(a[href^="tel:"], a[href^="https:"])')].map(
      (line) => line.getBoundingClientRect().height,
    );
  expect(heights()).toEqual(heights().map(() => 36));
  expect(heights().length).toBeGreaterThan(0);
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

describe('the sheet of a phone', () => {
  const { opening_hours: hours = {}, reviews = [] } = everything;
  const shop: MerchantRecord = { ...grocer, opening_hours: hours, reviews };
  const payment = { ...transaction, card: '•• 4417', state: 'pending' } as const;
  const visits = [
    { id: 'a', date: '2026-11-04', amount: '-28.40', currency: 'GBP' },
    { id: 'b', date: '2026-11-11', amount: '-36.10', currency: 'GBP' },
    { id: 'c', date: '2026-11-15', amount: '-43.10', currency: 'GBP' },
  ];
  const sheet = (dir: 'ltr' | 'rtl' = 'ltr', width = 390) => (
    <DisplayProvider locale="en-GB" timeZone="Europe/London" {...{ now, images: noImages }}>
      <div dir={dir} style={{ inlineSize: width, blockSize: 500, overflow: 'auto' }}>
        <MerchantDetails
          transaction={payment}
          lookup={lookupOf([shop])}
          directions={() => 'https://maps.example/way'}
          slots={{ visits: <MerchantVisits visits={[...visits, payment]} current={payment.id} /> }}
          onReport={() => undefined}
          onDispute={() => undefined}
        />
      </div>
    </DisplayProvider>
  );
  const size = (selector: string) => {
    const { width = 0, height = 0 } = find(selector) ?? {};
    return [width, height].map(Math.round);
  };

  it('has the measures of its design', async () => {
    const { unmount } = await render(sheet());
    expect(size('.mry-DetailsHeader .mry-MerchantLogo')).toEqual([72, 72]);
    expect(size('.mry-DetailsHeader-name')[1]).toBe(26);
    expect(size('.mry-DetailsHeader-amount')[1]).toBe(42);
    expect(size('.mry-DetailsHeader-moment')[1]).toBe(18);
    for (const chip of document.querySelectorAll('.mry-DetailsHeader-chip')) {
      expect(chip.getBoundingClientRect().height).toBe(28);
    }
    // Words and the bar of the day.
    expect(size('.mry-DetailsHours summary')[1]).toBe(80);
    const [, ...lines] = document.querySelectorAll('.mry-DetailsLine');
    expect(lines.map((line) => line.getBoundingClientRect().height)).toEqual([48, 48]);
    expect(size('.mry-SomethingWrong-button')[1]).toBe(44);
    await unmount();
  });

  it.each([
    ['ltr', '100%', ''],
    ['rtl', '100%', ''],
    ['ltr', '200%', ''],
    ['rtl', '200%', ''],
    // WCAG 1.4.12
    [
      'ltr',
      '100%',
      '* { letter-spacing: .12em !important; word-spacing: .16em !important; line-height: 1.5 !important }',
    ],
  ] as const)('cuts nothing off, %s, text of %s %s', async (dir, fontSize, css) => {
    document.documentElement.style.fontSize = fontSize;
    const style = document.head.appendChild(document.createElement('style'));
    style.textContent = css;
    const { container, unmount } = await render(sheet(dir, 320));
    for (const fold of container.querySelectorAll('details')) fold.open = true;
    const article = container.querySelector('article') as HTMLElement;
    expect(article.scrollWidth).toBe(article.clientWidth);
    const edge = article.getBoundingClientRect();
    for (const part of article.querySelectorAll('a, button, summary, td, time, bdi, svg')) {
      // Bars of the week are hidden where there is no space for them.
      if (part.getClientRects().length === 0) continue;
      const { left, right } = part.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(edge.left - 1);
      expect(right).toBeLessThanOrEqual(edge.right + 1);
    }
    document.documentElement.style.fontSize = '';
    style.remove();
    await unmount();
  });

  it('is reached by keyboard alone: arrows scroll, Enter and Space unfold', async () => {
    const screen = await render(sheet());
    const scroller = screen.container.querySelector('[style]') as HTMLElement;
    (screen.container.querySelector('h2') as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.poll(() => scroller.scrollTop).toBeGreaterThan(0);
    const fold = screen.container.querySelector('.mry-DetailsHours details') as HTMLDetailsElement;
    fold.querySelector('summary')?.focus();
    await userEvent.keyboard('{Enter}');
    expect(fold.open).toBe(true);
    await expect.element(screen.getByRole('table')).toBeVisible();
    await userEvent.keyboard(' ');
    expect(fold.open).toBe(false);
    await screen.unmount();
  });

  it('has no axe violations, folded or not', async () => {
    const { container, unmount } = await render(<main>{sheet()}</main>);
    const check = async () => (await axe.run(container)).violations.map(({ id }) => id);
    expect(await check()).toEqual([]);
    for (const fold of container.querySelectorAll('details')) fold.open = true;
    (container.querySelector('.mry-SomethingWrong-button') as HTMLElement).click();
    await expect.poll(() => container.querySelector('.mry-WaysOut')).not.toBeNull();
    expect(await check()).toEqual([]);
    await unmount();
  });
});
