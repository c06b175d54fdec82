import Color from 'colorjs.io';
import { expect, it } from 'vitest';
import { allTexts } from '../../../../stories/studio/theme/applyChanges.js';
import { changeToken, detachToken } from '../../../../stories/studio/theme/changeToken.js';
import { exportCss } from '../../../../stories/studio/theme/exportCss.js';
import { exportTokens } from '../../../../stories/studio/theme/exportTokens.js';
import { importTokens } from '../../../../stories/studio/theme/importTokens.js';
import { resolveText } from '../../../../stories/studio/theme/resolveText.js';
import { newTheme, type Situation } from '../../../../stories/studio/theme/StudioTheme.js';

const green = changeToken(newTheme, 'color.accent', 'value', '#0a7d4f');
const hueOf = (css: string) => new Color(css).to('oklch').coords[2] ?? 0;
const resolved = (path: string, situation: Situation = 'value') =>
  resolveText(allTexts(green), path, situation);

it('what follows from the accent has its hue', () => {
  for (const path of ['color.selected', 'color.accent-hover', 'color.accent-ink']) {
    expect(Math.abs(hueOf(resolved(path)) - hueOf('#0a7d4f'))).toBeLessThan(12);
  }
  // Dark has its own accent, which was not changed.
  expect(resolved('color.accent-ink', 'dark')).toBe('#8fb0ff');
});

it('only the accent is a change; the export has what follows, for browsers that cannot derive', () => {
  expect(Object.keys(green.changes)).toEqual(['color.accent']);
  const css = exportCss(green);
  expect(css).toContain(`--mry-color-selected: ${resolved('color.selected')};`);
  expect(css).toContain('--mry-color-selected: color-mix(in srgb, var(--mry-color-accent)');
});

it('comes back from exported tokens as one change', () => {
  const document = exportTokens(green);
  expect(document).toMatchObject({
    color: { selected: { $extensions: { merchantry: { derive: { as: 'tint' } } } } },
  });
  const { theme, problems } = importTokens(JSON.stringify(document), 'my-bank');
  expect(problems).toEqual([]);
  expect(theme.changes).toEqual(green.changes);
});

it('a derived colour can be detached, and then no longer follows', () => {
  const detached = detachToken(green, 'color.selected');
  const blue = changeToken(detached, 'color.accent', 'value', '#1f4fd8');
  expect(resolveText(allTexts(blue), 'color.selected', 'value')).toBe(resolved('color.selected'));
  expect(exportCss(blue)).not.toContain('--mry-color-selected: color-mix');
});
