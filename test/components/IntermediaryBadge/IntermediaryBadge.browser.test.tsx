import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { IntermediaryBadge } from '../../../src/index.js';
import { untilIdle } from '../../untilIdle.js';
import { record } from '../leaves.js';
import '../../../src/theme/styles.css';

/** Space above for the tooltip, and another element to move to. */
const page: ReactElement = (
  <main style={{ paddingBlockStart: 120 }}>
    <IntermediaryBadge merchant={record} />
    <p style={{ marginBlockStart: 200 }}>
      <button type="button">Elsewhere</button>
    </p>
  </main>
);

async function show() {
  const screen = await render(page);
  const badge = screen.getByRole('note');
  const tooltip = screen.getByRole('tooltip');
  return { screen, badge, tooltip };
}

describe('IntermediaryBadge', () => {
  it('shows the host of the website while the pointer is on it', async () => {
    const { screen, badge, tooltip } = await show();
    await expect.element(tooltip).not.toBeInTheDocument();
    expect(document.querySelector('[data-radix-popper-content-wrapper]')).toBeNull();
    await userEvent.hover(badge);
    await expect.element(tooltip).toBeVisible();
    await expect.element(tooltip).toHaveTextContent(/^payzip\.example$/);
    await userEvent.hover(screen.getByRole('button', { name: 'Elsewhere' }));
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it('describes itself with the tooltip while it has the focus', async () => {
    const { badge, tooltip } = await show();
    await expect.element(badge).not.toHaveAttribute('aria-describedby');
    await userEvent.tab();
    await expect.element(badge).toHaveFocus();
    await expect.element(tooltip).toBeVisible();
    await expect.element(badge).toHaveAccessibleDescription('payzip.example');
    await userEvent.tab();
    await expect.element(tooltip).not.toBeInTheDocument();
  });

  it('keeps the focus when its tooltip is loaded', async () => {
    const { badge, tooltip } = await show();
    const before = badge.element();
    await userEvent.tab();
    await expect.element(tooltip).toBeVisible();
    expect(badge.element()).toBe(before);
    expect(document.activeElement).toBe(before);
  });

  it('closes on Escape and keeps the focus (WCAG 1.4.13, dismissible)', async () => {
    const { badge, tooltip } = await show();
    await userEvent.tab();
    await expect.element(tooltip).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(tooltip).not.toBeInTheDocument();
    await expect.element(badge).toHaveFocus();
    await expect.element(badge).not.toHaveAttribute('aria-describedby');
  });

  it('lets the pointer go onto the tooltip (WCAG 1.4.13, hoverable)', async () => {
    const { badge, tooltip } = await show();
    await userEvent.hover(badge);
    await expect.element(tooltip).toBeVisible();
    const gap =
      badge.element().getBoundingClientRect().top -
      tooltip.element().getBoundingClientRect().bottom;
    expect(gap).toBeGreaterThan(0);
    const { bottom, left, width } = tooltip.element().getBoundingClientRect();
    const between = document.elementFromPoint(left + width / 2, bottom + gap / 2);
    expect(between?.closest('[role="tooltip"]')).toBe(tooltip.element());
    await userEvent.hover(tooltip);
    await untilIdle();
    await expect.element(tooltip).toBeVisible();
  });
});
