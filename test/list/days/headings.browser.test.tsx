import { afterEach, beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import type { ListedTransaction } from '../../../src/index.js';
import { sandboxFetcher, TestApp } from '../TestApp.js';
import '@fontsource-variable/inter';
import '../../../src/theme/styles.css';
import '../../../src/theme/themes/bold.css';
import '../../../src/theme/themes/contrast.css';
import '../../../src/theme/themes/dense.css';

beforeEach(() => {
  document.documentElement.style.setProperty('--mry-font-family', '"Inter Variable"');
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
});

const THEMES = ['default', 'dense', 'bold', 'contrast'];

const dayOf = (day: number, sums: readonly string[]): ListedTransaction[] =>
  sums.map((sum, index) => {
    const [amount = '', currency = ''] = sum.split(' ');
    const date = `2026-11-${day}T12:00:00Z`;
    return { id: `${day} ${index}`, merchant_name: 'RAW TEXT', amount, currency, date };
  });

it.each([240, 320, 360, 390])(
  'writes date and sums of a day whole and within its heading, at %i pixels',
  async (width) => {
    const { fetcher } = sandboxFetcher();
    const amounts: readonly (readonly string[])[] = [
      ['-1234567.89 GBP', '-1234567.89 EUR', '-1234567.89 USD'],
      ['-89.60 EUR', '-71.37 GBP', '-2480 JPY', '-12.75 PKR'],
      ['-43.47 GBP', '-89.60 EUR'],
      ['-43.47 GBP'],
    ];
    const rows = amounts.flatMap((sums, day) => dayOf(18 - day, sums));
    await render(
      <div style={{ width }}>
        {THEMES.map((theme) => (
          <div key={theme} data-mry-theme={theme}>
            <TestApp transactions={rows} fetcher={fetcher} virtualized={false} />
          </div>
        ))}
      </div>,
    );
    await document.fonts.ready;
    const headings = [...document.querySelectorAll('.mry-TransactionList-heading')];
    expect(headings).toHaveLength(THEMES.length * amounts.length);
    for (const heading of headings) {
      const box = heading.getBoundingClientRect();
      const date = heading.querySelector('.mry-TransactionList-date') as HTMLElement;
      const total = heading.querySelector('.mry-TransactionList-total') as HTMLElement;
      const parts = [date, total].map((part) => part.getBoundingClientRect());
      for (const part of parts) {
        expect(part.top).toBeGreaterThanOrEqual(box.top);
        expect(part.bottom).toBeLessThanOrEqual(box.bottom);
        expect(part.left).toBeGreaterThanOrEqual(box.left);
        expect(part.right).toBeLessThanOrEqual(box.right);
      }
      const [dateBox, totalBox] = parts as [DOMRect, DOMRect];
      expect(dateBox.right <= totalBox.left || dateBox.bottom <= totalBox.top).toBe(true);
      // All sums, or the first and an ellipsis; as far as the rows reach, and no further.
      const padding = Number.parseFloat(getComputedStyle(heading).paddingInlineEnd);
      expect(totalBox.right).toBeCloseTo(box.right - padding, 0);
      const [whole, short] = ['Whole', 'Short'].map((form) =>
        total.querySelector(`.mry-TransactionList-fit${form}`),
      ) as [HTMLElement, HTMLElement];
      const isAll = whole.getBoundingClientRect().top < totalBox.bottom - 2;
      expect(short.dataset.short).toMatch(/^Spent \D*[\d,.]+( …)?$/);
      const seen = isAll ? whole : short;
      expect(seen.scrollWidth).toBeLessThanOrEqual(Math.ceil(totalBox.width));
      // A short date is shown where the whole one would be cut.
      const text = date.querySelector('.mry-TransactionList-fitWhole') as HTMLElement;
      const textBox = text.getBoundingClientRect();
      const isWhole = textBox.top < dateBox.bottom - 2;
      if (isWhole) expect(textBox.right).toBeLessThanOrEqual(dateBox.right + 1);
      expect(date.textContent).toMatch(/^[A-Z][a-z]+day,? 1\d November$/);
    }
  },
);

it('shortens a date before it clips a sum, and shows all where there is room', async () => {
  const { fetcher } = sandboxFetcher();
  const rows = dayOf(18, ['-43.47 GBP', '-43.47 EUR', '-43.47 JPY', '-43.47 PKR']);
  const show = (width: number) => (
    <div style={{ width }}>
      <TestApp transactions={rows} fetcher={fetcher} virtualized={false} />
    </div>
  );
  const seen = () => {
    const date = document.querySelector('.mry-TransactionList-date') as HTMLElement;
    const total = document.querySelector('.mry-TransactionList-total') as HTMLElement;
    return [date, total].map((whole) => {
      const text = whole.querySelector('.mry-TransactionList-fitWhole') as HTMLElement;
      return text.getBoundingClientRect().top < whole.getBoundingClientRect().bottom - 2;
    });
  };
  const screen = await render(show(800));
  await document.fonts.ready;
  expect(seen()).toEqual([true, true]);
  await screen.rerender(show(430));
  expect(seen()).toEqual([false, true]);
  await screen.rerender(show(320));
  expect(seen()).toEqual([false, false]);
});

it('is as wide as its headings where its width depends on it', async () => {
  const { fetcher } = sandboxFetcher();
  const rows = dayOf(18, ['-43.47 GBP', '-43.47 EUR']);
  await render(
    <div style={{ display: 'inline-block' }}>
      <TestApp transactions={rows} fetcher={fetcher} virtualized={false} />
    </div>,
  );
  await document.fonts.ready;
  const text = document.querySelector('.mry-TransactionList-fitWhole') as HTMLElement;
  const date = document.querySelector('.mry-TransactionList-date') as HTMLElement;
  expect(text.getBoundingClientRect().top).toBeLessThan(date.getBoundingClientRect().bottom - 2);
  expect(document.querySelector('.mry-TransactionList-total')?.clientHeight).toBeLessThan(30);
});
