import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StatesPage } from './StatesPage.js';
import { settleStates } from './settleStates.js';

/** Colours that the browser takes from the reader's system. */
function systemColor(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = name;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

async function emulate(features: { name: string; value: string }[]): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia' as never, { features } as never);
}

const all = (selector: string) => [...document.querySelectorAll(selector)];

beforeEach(async () => {
  await page.viewport(1280, 60_000);
  await emulate([{ name: 'forced-colors', value: 'active' }]);
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true);
});

afterEach(() => emulate([]));

it('writes every name in the reader’s own colours', async () => {
  await render(<StatesPage names={['rows', 'details']} />);
  await settleStates();
  const own = ['CanvasText', 'ButtonText', 'LinkText', 'GrayText', 'HighlightText'];
  const colors = new Set(own.map(systemColor));
  const names = all('.mry-MerchantName');
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !colors.has(getComputedStyle(name).color))).toEqual([]);
});

it('keeps the edges of buttons and the mark of a rating, which are drawn as backgrounds', async () => {
  await render(<StatesPage names={['rows', 'details']} />);
  await settleStates();
  const buttons = all('.mry-QuietButton');
  expect(buttons.length).toBeGreaterThan(0);
  expect(buttons.filter((one) => getComputedStyle(one).borderTopStyle !== 'solid')).toEqual([]);
  const ratings = all('.mry-Rating');
  expect(ratings.length).toBeGreaterThan(0);
  const text = systemColor('CanvasText');
  expect(ratings.filter((one) => getComputedStyle(one).color !== text)).toEqual([]);
});

it('draws bars and the progress of a search in the colour of text', async () => {
  await render(<StatesPage names={['find']} />);
  await settleStates();
  const text = systemColor('CanvasText');
  const bars = all('.mry-MerchantPayments-bars svg');
  expect(bars.length).toBeGreaterThan(1);
  expect(bars.filter((bar) => getComputedStyle(bar).fill !== text)).toEqual([]);
  // Fainter ones have 3:1 at least.
  expect(bars.map((bar) => Number(getComputedStyle(bar).fillOpacity))).not.toContain(0.26);
  const [progress] = all('progress') as [Element];
  // Their backgrounds are gone.
  const boxes = all('.mry-FindNaming, .mry-FindNothing-button');
  expect(boxes.length).toBeGreaterThan(1);
  expect(boxes.filter((one) => getComputedStyle(one).borderTopStyle !== 'solid')).toEqual([]);
  expect(getComputedStyle(progress).borderTopStyle).toBe('solid');
});
