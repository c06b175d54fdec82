import Color from 'colorjs.io';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/theme/styles.css';
import {
  DisplayProvider,
  MerchantDetails,
  ReportMerchant,
  TransactionRow,
} from '../../src/index.js';
import { attributions, fullRecord } from '../../stories/fullRecord.js';
import { lookup, transaction } from '../../stories/records.js';
import { type ColorValue, derivedColor } from '../../tools/theme/derivation.js';

const noop = (): void => undefined;
const root = document.documentElement;

const hexOf = (css: string) => new Color(css).to('srgb').toString({ format: 'hex' });
const contrast = (one: string, other: string) => new Color(one).contrastWCAG21(new Color(other));

/** The look of the parts that follow from the accent. */
async function looks(scheme: string, accent: string) {
  root.dataset.mryColorScheme = scheme;
  root.style.setProperty('--mry-color-accent', accent);
  const { container, unmount } = await render(
    <div className="paper" style={{ background: 'var(--mry-color-surface)' }}>
      <DisplayProvider attributions={attributions}>
        <TransactionRow
          transaction={transaction}
          lookup={lookup(fullRecord)}
          selected
          onSelect={noop}
        />
        <MerchantDetails transaction={transaction} lookup={lookup(fullRecord)} />
        <ReportMerchant transaction={transaction} lookup={lookup(fullRecord)} onReport={noop} />
        <button type="button" className="quiet mry-QuietButton">
          Quiet
        </button>
      </DisplayProvider>
    </div>,
  );
  const find = (selector: string) => {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const style = (selector: string) => getComputedStyle(find(selector));
  const send = '.mry-ReportMerchant-send';
  find('.mry-MerchantDetails a').focus();
  await userEvent.keyboard('{Shift}');
  const focus = hexOf(style('.mry-MerchantDetails a').outlineColor);
  const rest = style(send);
  const button = { paper: hexOf(rest.backgroundColor), text: hexOf(rest.color) };
  await userEvent.hover(find(send));
  const result = {
    surface: hexOf(style('.paper').backgroundColor),
    selected: hexOf(style('.mry-TransactionRow').backgroundColor),
    quiet: hexOf(style('.quiet').backgroundColor),
    quietText: hexOf(style('.quiet').color),
    link: hexOf(style('.mry-MerchantDetails a').color),
    focus,
    button,
    hover: hexOf(style(send).backgroundColor),
  };
  await userEvent.unhover(find(send));
  await unmount();
  return result;
}

/**
 * Applies the rules for pointers that hover, whatever this page's pointer is said to be: Chromium
 * keeps the answer of a page that has once emulated a touch screen.
 */
function hoverAlways({ cssRules }: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule && rule.conditionText === '(hover: hover)') {
      rule.media.mediaText = 'all';
    }
    if (rule instanceof CSSGroupingRule) hoverAlways(rule);
  }
}

beforeAll(() => {
  for (const sheet of document.styleSheets) hoverAlways(sheet);
});

afterEach(() => {
  root.removeAttribute('style');
  delete root.dataset.mryColorScheme;
});

describe.each(['light', 'dark'])('the accent alone, %s', (scheme) => {
  it('recolours selection, links, focus, buttons and what is under the pointer', async () => {
    const before = await looks(scheme, '');
    const red = await looks(scheme, 'red');
    for (const key of ['selected', 'quiet', 'quietText', 'link', 'focus', 'hover'] as const) {
      expect(`${key} ${red[key]}`).not.toBe(`${key} ${before[key]}`);
      // Reddish: more red than green and blue.
      const [red_ = 0, green = 0, blue = 0] = new Color(red[key]).coords.map(Number);
      expect(red_).toBeGreaterThan(Math.max(green, blue));
    }
    expect(before.surface).toBe(red.surface);
    expect(red.button).toEqual({ paper: '#f00', text: '#000' });
  });

  it.each([
    ...['red', 'yellow', 'lime', 'blue', 'magenta', 'navy', 'black', 'white', '#0a7d4f'],
    ...['#1f4fd8', '#8fb0ff', '#767676', '#ff6600', '#00d1c1'],
  ])('stays legible as %s', async (accent) => {
    const { surface, selected, quiet, quietText, link, focus, button, hover } = await looks(
      scheme,
      accent,
    );
    expect(contrast(link, surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(quietText, quiet)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(focus, selected)).toBeGreaterThanOrEqual(3);
    expect(contrast(button.text, button.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(button.text, hover)).toBeGreaterThanOrEqual(4.5);
    const text = scheme === 'dark' ? '#a3abb7' : '#565e6a';
    expect(contrast(text, selected)).toBeGreaterThanOrEqual(4.5);
  });

  it('is derived by the browser as by the generator', async () => {
    const { selected, link, button, hover } = await looks(scheme, '#0a7d4f');
    const value = (hex: string): ColorValue => {
      const [red, green, blue] = new Color(hex).coords.map(Number) as [number, number, number];
      return { colorSpace: 'srgb', components: [red, green, blue], hex };
    };
    const isDark = scheme === 'dark';
    const resolve = (reference: string) =>
      ({
        '{accent}': value('#0a7d4f'),
        '{surface}': value(isDark ? '#14171c' : '#ffffff'),
        '{share}': isDark ? 13 : 8,
        '{darkest}': isDark ? 0.745 : 0,
        '{lightest}': isDark ? 1 : 0.495,
      })[reference];
    const of = '{accent}';
    const near = (one: string, other: ColorValue) =>
      expect(new Color(one).deltaE(new Color(other.hex), '2000')).toBeLessThan(1);
    near(selected, derivedColor({ as: 'tint', of, share: '{share}', over: '{surface}' }, resolve));
    near(
      link,
      derivedColor({ as: 'ink', of, darkest: '{darkest}', lightest: '{lightest}' }, resolve),
    );
    near(button.text, derivedColor({ as: 'on', of }, resolve));
    near(hover, derivedColor({ as: 'hover', of }, resolve));
  });
});
