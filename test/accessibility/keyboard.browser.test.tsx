import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sandboxTransactions } from '../../src/sandbox/index.js';
import { createSandboxFetcher } from '../../stories/sandbox/createSandboxFetcher.js';
import { STORY_NOW_MS } from '../../stories/sandbox/storyNow.js';
import { StatementPage } from './StatementPage.js';

const transactions = sandboxTransactions(12, { seed: 1, now: STORY_NOW_MS });

const focused = () => document.activeElement;
const press = (keys: string) => userEvent.keyboard(keys);

/** Presses Tab until a matching element has the focus: their number depends on the record. */
async function tabTo(selector: string): Promise<void> {
  const seen = new Set<Element | null>();
  while (!focused()?.matches(selector)) {
    expect(seen.has(focused()), `no ${selector} by Tab`).toBe(false);
    seen.add(focused());
    await userEvent.tab();
  }
}

it('is operable by keyboard from the list to hours, details and report, and back to the row', async () => {
  const onReport = vi.fn();
  const fetcher = createSandboxFetcher({ now: STORY_NOW_MS, latencyMs: 0 });
  await page.viewport(1280, 900);
  await render(<StatementPage transactions={transactions} fetcher={fetcher} onReport={onReport} />);
  await expect
    .element(page.getByRole('button', { name: 'Northside Coffee' }).first())
    .toBeVisible();

  // One stop in the list; the arrows move between rows.
  await userEvent.tab();
  expect(focused()?.textContent).toBe('Northside Coffee');
  await press('{ArrowDown}');
  await expect.poll(() => focused()?.textContent).toBe('Harrow & Vale');
  const row = focused()?.closest('[data-id]');

  // Its opening hours.
  await tabTo('.mry-OpeningHoursPopover');
  expect(focused()?.closest('[data-id]')).toBe(row);
  const hours = focused();
  await press('{Enter}');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Close', exact: true })).toHaveFocus();
  await press('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(focused()).toBe(hours);

  // Its details.
  await userEvent.tab({ shift: true });
  await expect.poll(() => focused()?.textContent).toBe('Harrow & Vale');
  await press('{Enter}');
  const heading = page.getByRole('heading', { name: 'Harrow & Vale' });
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByRole('link').first()).toBeVisible();

  // A report.
  await tabTo('input[type="radio"]');
  await press('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'Location' })).toBeChecked();
  await userEvent.tab();
  expect(focused()?.tagName).toBe('TEXTAREA');
  await press('Market Row 3');
  await tabTo('button[type="submit"]');
  await press('{Enter}');
  await expect.element(page.getByText('Thank you')).toBeVisible();
  expect(focused()?.getAttribute('role')).toBe('status');
  expect(onReport).toHaveBeenCalledOnce();
  expect(onReport.mock.calls[0]?.[0]).toMatchObject({
    transactionId: transactions[1]?.id,
    reason: 'location',
    suggestion: 'Market Row 3',
  });

  // And back to the row.
  await press('{Escape}');
  await expect
    .poll(() => focused()?.closest('[data-id]')?.getAttribute('data-id'))
    .toBe(transactions[1]?.id);
  expect(focused()?.textContent).toBe('Harrow & Vale');
});
