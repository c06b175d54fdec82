import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TransactionRow } from '../../src/index.js';
import { grocer, lookup } from '../../stories/records.js';
import { statement } from '../list/listOnScreen.js';
import '../../src/theme/styles.css';

const names = () => [...document.querySelectorAll('.mry-TransactionRow-name')];
const skipped = () =>
  names().filter((name) => !name.checkVisibility({ contentVisibilityAuto: true })).length;

it('paints rows outside the screen, and leaves the layout of a browser alone', async () => {
  await page.viewport(400, 700);
  await render(
    <div>
      {statement(100).map((transaction) => (
        <TransactionRow key={transaction.id} transaction={transaction} lookup={lookup(grocer)} />
      ))}
    </div>,
  );
  await expect.poll(skipped).toBeGreaterThan(50);
  const heights = () => names().map((name) => (name as HTMLElement).offsetHeight);
  const { length } = document.adoptedStyleSheets;
  onTestFinished(() => {
    document.adoptedStyleSheets.length = length;
  });
  await import('../../src/testing/setup.js');
  await expect.poll(skipped).toBe(0);
  expect(new Set(heights())).toEqual(new Set([20]));
  expect(innerWidth).toBe(400);
});
