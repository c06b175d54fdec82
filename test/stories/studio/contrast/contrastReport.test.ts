import Color from 'colorjs.io';
import { describe, expect, it } from 'vitest';
import { contrastOf, formatContrast } from '../../../../stories/studio/contrast/contrastOf.js';
import { contrastReport } from '../../../../stories/studio/contrast/contrastReport.js';
import { fixContrast } from '../../../../stories/studio/contrast/fixContrast.js';
import { allTexts } from '../../../../stories/studio/theme/applyChanges.js';
import { changeToken } from '../../../../stories/studio/theme/changeToken.js';
import { baseNames, newTheme } from '../../../../stories/studio/theme/StudioTheme.js';
import { contrastPairs } from '../../../../tools/theme/contrastPairs.js';

const PAIRS = contrastPairs.length;

describe('contrastOf', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#767676', '#ffffff', 4.54],
  ])('%s on %s is %s', (ink, paper, ratio) => {
    expect(contrastOf(ink, paper)).toBeCloseTo(ratio, 2);
  });

  it('lays what lets something through on what is behind it', () => {
    expect(contrastOf('rgb(0 0 0 / 50%)', '#ffffff')).toBeCloseTo(
      contrastOf('#808080', '#ffffff'),
      1,
    );
    expect(contrastOf('#ffffff', 'rgb(0 0 0 / 0%)', '#000000')).toBeCloseTo(21, 5);
  });

  it('is never written better than it is', () => {
    expect(formatContrast(4.4999)).toBe('4.49');
    expect(formatContrast(21)).toBe('21.00');
  });
});

describe('contrastReport', () => {
  it.each(baseNames)('has nothing to say against %s', (base) => {
    const results = contrastReport(allTexts({ ...newTheme, base }));
    expect(results.filter(({ scheme }) => scheme === 'value')).toHaveLength(PAIRS);
    expect(results.filter(({ scheme }) => scheme === 'dark')).toHaveLength(PAIRS);
    expect(results.filter(({ passes }) => !passes)).toEqual([]);
  });

  it('measures more contrast only where it has colours of its own', () => {
    const results = contrastReport(allTexts({ ...newTheme, base: 'contrast' }));
    const own = results.filter(({ scheme }) => scheme === 'contrast');
    expect(own).toEqual([]);
  });

  it('finds what follows a colour, and the hues', () => {
    const grey = changeToken(newTheme, 'color.text-muted', 'value', '#999999');
    const pale = changeToken(grey, 'hue.teal.ink', 'value', '#5fb5a8');
    const failing = contrastReport(allTexts(pale)).filter(({ passes }) => !passes);
    const papers = (wanted: string) =>
      failing
        .filter(({ scheme, foreground }) => `${scheme} ${foreground}` === wanted)
        .map(({ background }) => background.replace('color.', ''));
    const badges = ['badge', 'badge', 'badge', 'badge'];
    const rows = ['hover', 'pressed', 'selected'];
    expect(papers('value color.text-muted')).toEqual([
      'surface',
      ...rows,
      'surface-raised',
      'sunken',
      'page',
      ...badges,
      'heading',
    ]);
    expect(papers('value hue.teal.ink')).toEqual(['hue.teal.tint']);
    // Only where the default theme's backgrounds for more contrast are darker.
    expect(papers('contrast color.text-muted')).toEqual([...rows, 'sunken', ...badges]);
    expect(failing).toHaveLength(12 + 1 + 8);
  });
});

describe('fixContrast', () => {
  const failingOf = (path: string, css: string) => {
    const texts = allTexts(changeToken(newTheme, path, 'value', css));
    const results = contrastReport(texts);
    const failing = results.find(({ passes, foreground }) => !passes && foreground === path);
    if (!failing) throw new Error(`${path} passes.`);
    return { texts, results, failing };
  };

  it('finds a colour of the same hue with which every pair passes', () => {
    const { texts, results, failing } = failingOf('color.text-muted', '#a0a0ff');
    const fix = fixContrast(failing, results, texts) ?? '';
    const mended = changeToken(newTheme, 'color.text-muted', 'value', fix);
    const light = contrastReport(allTexts(mended)).filter(({ scheme }) => scheme === 'value');
    expect(light).toHaveLength(PAIRS);
    expect(light.filter(({ passes }) => !passes)).toEqual([]);
    const [, , before = 0] = new Color('#a0a0ff').to('oklch').coords;
    const [, , after = 0] = new Color(fix).to('oklch').coords;
    expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(10);
  });

  it('has none for a colour that stands on too different ones', () => {
    const black = changeToken(newTheme, 'color.hover', 'value', '#000000');
    const texts = allTexts(black);
    const results = contrastReport(texts);
    const failing = results.find(
      ({ foreground, passes }) => !passes && foreground === 'color.text-muted',
    );
    expect(failing && fixContrast(failing, results, texts)).toBeUndefined();
  });
});
