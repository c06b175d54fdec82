import axe from 'axe-core';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DisplayProvider,
  type ListedTransaction,
  ReportMerchant,
  type ReportMerchantProps,
} from '../../src/index.js';
import '../../src/theme/styles.css';
import { lookupOf } from '../lookupOf.js';

const transaction: ListedTransaction = {
  id: 'row-7',
  merchant_name: 'PYZ*NORTHSIDE_COFF 2041 LONDON GB',
  amount: '-4.20',
  currency: 'GBP',
  date: '2026-11-20',
};

const merchant = {
  name: 'Northside Coffee',
  category: 'Eating out',
  route: 'Lanthorn Street',
  locality: 'London',
  country: 'GB',
};

const lookup = lookupOf(merchant, { lookupId: 'row-7' });

interface FrameProps {
  scheme?: string;
  direction?: string;
  /** CSS pixels. */
  width?: number;
}

function show(props: Partial<ReportMerchantProps>, frame: FrameProps = {}) {
  const { scheme = 'light', direction = 'ltr', width = 320 } = frame;
  return render(
    <DisplayProvider locale="en-GB">
      <main
        data-mry-color-scheme={scheme}
        dir={direction}
        style={{
          boxSizing: 'border-box',
          inlineSize: width,
          padding: 20,
          background: 'var(--mry-color-surface)',
        }}
      >
        <ReportMerchant
          transaction={transaction}
          lookup={lookup}
          onReport={() => undefined}
          {...props}
        />
      </main>
    </DisplayProvider>,
  );
}

/** Rules about whole pages, which do not apply to a form. */
const PAGE_RULES = ['page-has-heading-one', 'region', 'landmark-one-main'];

async function violations(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const neverAnswers = () => new Promise<void>(() => undefined);
const refuses = () => Promise.reject(new Error('offline'));

const states: readonly (readonly [string, ReportMerchantProps['onReport']])[] = [
  ['sending', neverAnswers],
  ['failed', refuses],
  ['sent', () => undefined],
];

describe('ReportMerchant', () => {
  it.each(['light', 'dark'])('has no accessibility violation on a %s page', async (scheme) => {
    for (const [state, onReport] of states) {
      const screen = await show({ onReport, maxLength: 10 }, { scheme });
      expect(await violations()).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await userEvent.fill(screen.getByRole('textbox'), 'Northside Roasters');
      expect(await violations()).toEqual([]);
      await userEvent.click(screen.getByRole('radio', { name: 'Logo' }));
      await userEvent.fill(screen.getByRole('textbox'), 'Roasters');
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      await expect.element(screen.getByRole('form')).toHaveAttribute('data-status', state);
      expect(await violations()).toEqual([]);
      await screen.unmount();
    }
  });

  it('is sent by Enter on a reason, while Enter in the text makes a new line', async () => {
    const onReport = vi.fn();
    const screen = await show({ onReport });
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('Market Row{Enter}London');
    expect(onReport).not.toHaveBeenCalled();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    const chosen = document.activeElement as HTMLInputElement;
    expect(chosen.checked).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(onReport.mock.calls).toEqual([
      [expect.objectContaining({ reason: chosen.value, suggestion: 'Market Row\nLondon' })],
    ]);
    await expect.element(screen.getByRole('status')).toHaveFocus();
  });

  it('can be used by keyboard alone: send, report more, choose again', async () => {
    const onReport = vi.fn();
    const screen = await show({ onReport });
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await expect.element(screen.getByRole('status')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('radio', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onReport.mock.calls.map(([{ reason }]) => reason)).toEqual(['name', 'logo']);
  });

  it('keeps the focus on the send button while sending and after a failure', async () => {
    const screen = await show({ onReport: refuses });
    await userEvent.click(screen.getByRole('radio', { name: 'Name' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.element(screen.getByRole('alert')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send again' })).toHaveFocus();
  });

  it('chooses a reason by a press anywhere on it, including the picture', async () => {
    const screen = await show({});
    const picture = document.querySelector('.mry-ReportMerchant-reason .mry-MerchantLogo');
    await userEvent.click(picture as Element);
    await expect.element(screen.getByRole('radio', { name: 'Logo' })).toBeChecked();
  });

  it('has targets of at least 44 px height', async () => {
    const screen = await show({ onReport: neverAnswers });
    await userEvent.click(screen.getByRole('radio', { name: 'Name' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.element(screen.getByRole('button', { name: 'Keep editing' })).toBeVisible();
    const targets = document.querySelectorAll('button, textarea, .mry-ReportMerchant-reason');
    expect(targets).toHaveLength(7);
    for (const target of targets) {
      expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  });

  it.each(['ltr', 'rtl'])('fits a narrow page, %s', async (direction) => {
    const long = { ...merchant, name: 'W'.repeat(200) };
    const screen = await show(
      { lookup: lookupOf(long), onReport: neverAnswers },
      { direction, width: 240 },
    );
    const root = screen.getByRole('form').element();
    expect(root.scrollWidth).toBe(root.clientWidth);
    await userEvent.click(screen.getByRole('radio', { name: 'Name' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await expect.element(screen.getByRole('button', { name: 'Keep editing' })).toBeVisible();
    expect(root.scrollWidth).toBe(root.clientWidth);
  });
});
