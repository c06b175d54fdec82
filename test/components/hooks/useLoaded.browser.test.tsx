import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DisplayProvider,
  MerchantDetails,
  OpeningHoursPopover,
  TransactionRow,
} from '../../../src/index.js';
import { untilIdle } from '../../untilIdle.js';
import { NOW_MS, record, transaction } from '../leaves.js';
import '../../../src/theme/styles.css';
import { lookupOf } from '../../lookupOf.js';

const clock = () => new Date(NOW_MS);

async function block(...urls: string[]): Promise<void> {
  await cdp().send('Network.enable' as never);
  await cdp().send('Network.setBlockedURLs' as never, { urls } as never);
}

afterEach(async () => {
  await block();
  await page.viewport(1000, 700);
});

const show = (content: ReactElement) =>
  render(
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={clock}>
      {content}
    </DisplayProvider>,
  );

const lookup = lookupOf(record);
const row = <TransactionRow transaction={transaction} lookup={lookup} />;
const MISSING = 'Could not be loaded';
const missing = page.getByText(MISSING);
const alerts = () => document.querySelectorAll('[role=alert]');
const button = page.getByRole('button', { name: /Closes in/ });
const dialog = page.getByRole('dialog');

// A file that has been loaded cannot fail any more: the last test of each file has it arrive.
describe('the hours, without their dialog,', () => {
  it.each([
    ['alone', <OpeningHoursPopover key="hours" merchant={record} />],
    ['in a row', row],
  ])(
    '%s say so in their button, which keeps the focus, and once to a screen reader',
    async (_, hours) => {
      await block('*OpeningHoursDialog*');
      await show(hours);
      const element = button.element();
      await userEvent.click(button);
      await expect.poll(() => element.textContent).toBe(MISSING);
      expect(document.activeElement).toBe(element);
      expect(element).toHaveAttribute('aria-expanded', 'false');
      expect(element).toHaveAccessibleName(new RegExp(`^${MISSING}`));
      expect([...alerts()].map((alert) => alert.textContent)).toEqual([MISSING]);

      const first = alerts()[0];
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => alerts()[0] !== first && alerts().length).toBe(1);
      expect(element).toHaveTextContent(MISSING);
      expect(document.activeElement).toBe(element);
    },
  );

  it('requests to close once of a host app that does not close it, and say so all the same', async () => {
    await block('*OpeningHoursDialog*');
    const onOpenChange = vi.fn();
    await show(<OpeningHoursPopover merchant={record} open onOpenChange={onOpenChange} />);
    await expect.element(page.getByRole('button', { name: MISSING })).toBeVisible();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
  });

  it('have room for it in the narrowest row that has room for them', async () => {
    await block('*OpeningHoursDialog*');
    await show(row);
    const element = button.element();
    let width = 480;
    // The row looks what has room when its line changes its size.
    const hasRoomAt = async (next: number) => {
      await page.viewport(next, 700);
      await untilIdle();
      return getComputedStyle(element).visibility === 'visible';
    };
    await expect.poll(() => hasRoomAt(width)).toBe(true);
    while (width > 320 && (await hasRoomAt(width - 4))) width -= 4;
    await hasRoomAt(width);
    const before = element.getBoundingClientRect().width;
    await userEvent.click(page.elementLocator(element));
    await expect.poll(() => element.textContent).toBe(MISSING);
    await untilIdle();
    expect(getComputedStyle(element).visibility).toBe('visible');
    expect(document.activeElement).toBe(element);
    const line = element.closest('.mry-TransactionRow-line')?.getBoundingClientRect();
    expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(line?.right ?? 0);
    // Nothing else has come into the line in the meantime.
    expect(element.getBoundingClientRect().width).toBeGreaterThanOrEqual(
      Math.min(before, element.scrollWidth) - 1,
    );
  });

  it('open at the next press once it can be loaded, and say no more of it', async () => {
    await block('*OpeningHoursDialog*');
    await show(<OpeningHoursPopover merchant={record} />);
    const element = button.element();
    await userEvent.click(button);
    await expect.poll(() => element.textContent).toBe(MISSING);
    await block();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    expect(alerts()).toHaveLength(0);
    await expect.element(missing).not.toBeInTheDocument();
  });
});

describe('"Something wrong?", without its ways out,', () => {
  it('says so below, keeps the focus, and opens once they can be loaded', async () => {
    await block('*WaysOut*');
    await show(
      <MerchantDetails transaction={transaction} lookup={lookup} onDispute={() => undefined} />,
    );
    const wrong = page.getByRole('button', { name: 'Something wrong?' });
    const said = page.getByRole('alert').filter({ hasText: MISSING });
    await userEvent.click(wrong);
    await expect.element(said).toBeVisible();
    await expect.element(wrong).toHaveFocus();
    await expect.element(wrong).toHaveAttribute('aria-expanded', 'false');
    await block();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('group', { name: 'Something wrong?' })).toHaveFocus();
    await expect.element(said).not.toBeInTheDocument();
  });
});
