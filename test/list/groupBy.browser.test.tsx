import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TestApp, type TestAppProps, tenThousandRows } from './TestApp.js';
import '../../src/theme/styles.css';

const never = () => new Promise<never>(() => undefined);
const app = (props: Partial<TestAppProps>) => (
  <TestApp
    transactions={tenThousandRows.slice(0, 2_000)}
    fetcher={never}
    height={600}
    onSelect={() => undefined}
    {...props}
  />
);
const list = () => document.querySelector('.mry-TransactionList') as HTMLElement;
const rows = () => [...document.querySelectorAll<HTMLElement>('.mry-TransactionList-row')];
const topOf = (element: Element) => element.getBoundingClientRect().top;
/** The first row below the sticky heading. */
const firstRow = (below = 48) => rows().find((row) => topOf(row) >= topOf(list()) + below);
const rowOf = (id: string | undefined) => rows().find(({ dataset }) => dataset.id === id);

describe('a list whose grouping changes', () => {
  it('keeps the place of the row being read, with any heights of headings', async () => {
    const { rerender } = await render(app({}));
    list().scrollTop = 20_000;
    await expect.poll(() => firstRow()).toBeDefined();
    const { id } = firstRow()?.dataset ?? {};
    const top = topOf(firstRow() as Element);
    for (const groupBy of ['month', 'none', 'day', 'none'] as const) {
      await rerender(app({ groupBy }));
      await expect.poll(() => rowOf(id)).toBeDefined();
      expect(Math.abs(topOf(rowOf(id) as Element) - top), groupBy).toBeLessThan(1);
    }
  });

  it('keeps the focus on its row', async () => {
    const { rerender } = await render(app({}));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const { id } = document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset ?? {};
    expect(id).toBe(tenThousandRows[2]?.id);
    await rerender(app({ groupBy: 'month' }));
    await expect.poll(() => rowOf(id)?.contains(document.activeElement)).toBe(true);
  });
});

describe('a list without headings', () => {
  it('starts with its first row, and has rows where their heights put them', async () => {
    await render(app({ groupBy: 'none' }));
    await expect.poll(() => rows().length).toBeGreaterThan(5);
    expect(topOf(rows()[0] as Element)).toBe(topOf(list()));
    list().scrollTop = 50 * 68;
    await expect.poll(() => rowOf(tenThousandRows[50]?.id)).toBeDefined();
    expect(topOf(rowOf(tenThousandRows[50]?.id) as Element)).toBe(topOf(list()));
  });
});

describe('a date in a row', () => {
  it('loses its time, and not its day, where space is tight', async () => {
    await render(<div style={{ width: 360 }}>{app({ groupBy: 'none' })}</div>);
    await expect.poll(() => rows().length).toBeGreaterThan(5);
    const line = document.querySelector('[data-dated]') as HTMLElement;
    line.style.width = '60px';
    line.style.justifySelf = 'start';
    const [day, time] = [...line.querySelectorAll('.mry-TransactionRow-when > span > span')];
    const { bottom } = line.getBoundingClientRect();
    await expect.poll(() => topOf(time as Element)).toBeGreaterThanOrEqual(bottom - 4);
    expect(topOf(day as Element)).toBeLessThan(bottom - 10);
    // Measured once it has been seen for a while; the date stays.
    await expect.poll(() => line.querySelectorAll('[data-clipped]').length).toBeGreaterThan(0);
    expect(line.querySelector('.mry-TransactionRow-when[data-clipped]')).toBeNull();
  });
});
