import axe from 'axe-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themes } from '../../stories/states/themes.js';
import { endOfAnimations } from './endOfAnimations.js';
import { StatesPage } from './StatesPage.js';
import { settleStates } from './settleStates.js';

const root = document.documentElement;

/** WCAG 2.2 at level AA, and axe's best practices. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that a scheme can break: it changes nothing but colours. */
const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

async function violations(runOnly: string[] | axe.RunOnly): Promise<string[]> {
  const { violations } = await axe.run(document, {
    runOnly,
    // axe does not see that a row's button covers the row. See targetSize.browser.test.tsx.
    rules: { 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}\n${failureSummary}`),
  );
}

const emulate = (features: { name: string; value: string }[]) =>
  cdp().send('Emulation.setEmulatedMedia' as never, { features } as never);

beforeEach(async () => {
  // What arrives is half-transparent for a moment, which would fail its contrast.
  await emulate([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  root.lang = 'en-GB';
  root.style.background = 'var(--mry-color-surface)';
  document.title = 'All states';
  // Lists request visible rows only.
  await page.viewport(1280, 60_000);
});

afterEach(async () => {
  await emulate([]);
  for (const name of ['lang', 'dir', 'style', 'data-mry-theme', 'data-mry-color-scheme']) {
    root.removeAttribute(name);
  }
});

// The direction changes no colour: once is enough for it.
it.each([...themes.map((theme) => [theme, 'ltr'] as const), ['default', 'rtl'] as const])(
  'the theme %s has no violation in any state, light and dark, %s',
  async (theme, dir) => {
    root.dataset.mryTheme = theme;
    root.dir = dir;
    const screen = await render(<StatesPage theme={theme} dir={dir} />);
    await settleStates();
    for (const scheme of ['light', 'dark']) {
      root.dataset.mryColorScheme = scheme;
      await endOfAnimations();
      const rules = scheme === 'light' ? everything : colours;
      expect(await violations(rules), scheme).toEqual([]);
    }
    await screen.unmount();
  },
);
