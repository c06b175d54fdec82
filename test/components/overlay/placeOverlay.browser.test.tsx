import type { ReactElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DisplayProvider,
  IntermediaryBadge,
  type MerchantRecord,
  OpeningHoursPopover,
  TransactionRow,
} from '../../../src/index.js';
import { NOW_MS, record, transaction } from '../leaves.js';
import '../../../src/theme/styles.css';
import { lookupOf } from '../../lookupOf.js';

const { documentElement: html, body } = document;
afterEach(() => {
  html.style.zoom = body.style.zoom = html.dir = '';
});

const clock = () => new Date(NOW_MS);
const payzip = (website: string): MerchantRecord => ({
  ...record,
  intermediary: { name: 'PayZip', website },
});
const short = payzip('https://payzip.example');
const long = payzip(`https://${'checkout.'.repeat(6)}payzip.example`);

const row = (
  <TransactionRow
    transaction={transaction}
    lookup={lookupOf(short)}
    slots={{ via: <IntermediaryBadge merchant={short} /> }}
  />
);
const parts = (
  <>
    <OpeningHoursPopover merchant={long} />
    <br />
    <IntermediaryBadge merchant={long} />
  </>
);

/** What is zoomed, and by how much the overlay is then. */
type Place = [
  name: string,
  around: (zoom: number, content: ReactElement) => ReactElement,
  own?: (zoom: number) => number,
];

const places: Place[] = [
  [
    'the page',
    (zoom, content) => {
      html.style.zoom = String(zoom);
      return content;
    },
  ],
  [
    'the body',
    (zoom, content) => {
      body.style.zoom = String(zoom);
      return content;
    },
  ],
  [
    'elements in each other',
    (zoom, content) => (
      <div style={{ zoom: zoom * 2 }}>
        <div style={{ zoom: 0.5 }}>{content}</div>
      </div>
    ),
  ],
  [
    'an element in a list, which has the layer',
    (zoom, content) => (
      <div className="mry-TransactionList">
        <div style={{ zoom }}>{content}</div>
      </div>
    ),
    () => 1,
  ],
];

/** In px of the screen. Browsers without `currentCSSZoom` measure an element in px of its own. */
function boxOf(locator: Locator, zoom: number) {
  const element = locator.element();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const scale = 'currentCSSZoom' in element ? 1 : zoom;
  return {
    left: left * scale,
    right: right * scale,
    top: top * scale,
    bottom: bottom * scale,
    middle: ((left + right) / 2) * scale,
  };
}

const show = (content: ReactElement) =>
  render(
    <DisplayProvider locale="en-GB" timeZone="Europe/London" now={clock}>
      {content}
    </DisplayProvider>,
  );

const button = page.getByRole('button', { name: /Closes in/ });
const dialog = page.getByRole('dialog');
const badge = page.getByText('via PayZip');
const tooltip = page.getByRole('tooltip');

/** By keyboard: a pointer would have to know what a browser measures under `zoom`. */
async function openHours(): Promise<void> {
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
}

async function showTooltip(): Promise<void> {
  (badge.element() as HTMLElement).focus();
  await expect.element(tooltip).toBeVisible();
}

describe.each(places)('under CSS zoom of %s', (_, around, own = (zoom) => zoom) => {
  it.each([
    [0.5, 'ltr', 'left'],
    [0.75, 'rtl', 'right'],
    [1.5, 'ltr', 'left'],
    [2, 'rtl', 'right'],
  ] as const)('by %d, overlays are beside what opens them (%s)', async (zoom, dir, side) => {
    await page.viewport(1300, 700);
    html.dir = dir;
    await show(<main style={{ padding: '60px 50px' }}>{around(zoom, row)}</main>);
    const near = (difference: () => number) =>
      expect.poll(() => Math.abs(difference())).toBeLessThan(1.5);
    await openHours();
    await near(() => boxOf(dialog, own(zoom)).top - boxOf(button, zoom).bottom - 6);
    await near(() => boxOf(dialog, own(zoom))[side] - boxOf(button, zoom)[side]);
    await userEvent.keyboard('{Escape}');

    await showTooltip();
    await near(() => boxOf(badge, zoom).top - boxOf(tooltip, own(zoom)).bottom - 6);
    await near(() => boxOf(tooltip, own(zoom)).middle - boxOf(badge, zoom).middle);
  });

  it('by 2, overlays fit into a narrow window', async () => {
    await page.viewport(400, 640);
    await show(around(2, parts));
    await openHours();
    await expect.poll(() => boxOf(dialog, own(2)).left).toBeGreaterThanOrEqual(11);
    await expect.poll(() => boxOf(dialog, own(2)).right).toBeLessThanOrEqual(389);
    await expect.poll(() => boxOf(dialog, own(2)).bottom).toBeLessThanOrEqual(629);
    await userEvent.keyboard('{Escape}');

    await showTooltip();
    await expect.poll(() => boxOf(tooltip, own(2)).left).toBeGreaterThanOrEqual(7);
    await expect.poll(() => boxOf(tooltip, own(2)).right).toBeLessThanOrEqual(393);
  });
});
