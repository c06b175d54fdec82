import { describe, expect, it } from 'vitest';
import { alikeColors } from '../../../../stories/studio/brand/alikeColors.js';
import { brandAccent, setBrandColor } from '../../../../stories/studio/brand/brandColor.js';
import {
  densityOf,
  logoShapeOf,
  setCorners,
  setDensity,
  setLogoShape,
} from '../../../../stories/studio/brand/brandShape.js';
import { nameOfFont } from '../../../../stories/studio/brand/useOwnFont.js';
import { contrastReport } from '../../../../stories/studio/contrast/contrastReport.js';
import { allTexts } from '../../../../stories/studio/theme/applyChanges.js';
import { changeToken } from '../../../../stories/studio/theme/changeToken.js';
import { baseNames, newTheme } from '../../../../stories/studio/theme/StudioTheme.js';
import { fc } from '../../../fc.js';
import { propertyRuns } from '../../../propertyRuns.js';

describe('alikeColors', () => {
  const alike = (css: string) => alikeColors(allTexts(setBrandColor(newTheme, css)));

  it('says which brands look like what a colour already means', () => {
    expect(alikeColors(allTexts(newTheme))).toEqual([]);
    expect(alike('#a1302b')).toEqual(['declined (light, dark)']);
    expect(alike('#0f7046')[0]).toMatch(/^money in \(light/);
    expect(['#1f4fd8', '#5b2d90', '#005f73'].flatMap(alike)).toEqual([]);
  });
});

describe('setBrandColor', () => {
  it('gives every scheme its accent, from one colour', () => {
    const { changes } = setBrandColor(newTheme, '#0a7d4f');
    expect(Object.keys(changes)).toEqual(['color.accent']);
    const { value, dark, contrast, 'contrast-dark': both } = changes['color.accent'] ?? {};
    expect(value).toBe('#0a7d4f');
    expect(new Set([value, dark, contrast, both]).size).toBe(4);
  });

  it('keeps a colour that is light enough for dark', () => {
    expect(brandAccent('#8fb0ff').dark).toBe('#8fb0ff');
  });

  it('leaves every contrast of the accent as it has to be, whatever the colour', () => {
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(fc.tuple(byte, byte, byte), ([red, green, blue]) => {
        const theme = setBrandColor(newTheme, `rgb(${red} ${green} ${blue})`);
        const failing = contrastReport(allTexts(theme)).filter(({ passes }) => !passes);
        expect(
          failing.map(({ scheme, foreground, background }) => [scheme, foreground, background]),
        ).toEqual([]);
      }),
      {
        numRuns: propertyRuns(1 / 3),
        examples: [[[255, 0, 0]], [[255, 255, 0]], [[0, 0, 0]], [[255, 255, 255]]],
      },
    );
  });

  it('rejects what is no colour', () => {
    expect(() => setBrandColor(newTheme, 'brand')).toThrow('expected a colour such as');
  });
});

describe('the shape of a brand', () => {
  it('has smaller corners in proportion', () => {
    const { changes } = setCorners(newTheme, 18);
    expect(changes).toEqual({
      radius: { value: '18px' },
      'radius.small': { value: '12px' },
      'radius.tiny': { value: '6px' },
    });
    expect(setCorners(setCorners(newTheme, 18), 12)).toEqual(newTheme);
  });

  it.each(baseNames)('has the density of %s, or its compact one, and back', (base) => {
    const theme = { ...newTheme, base };
    const compact = setDensity(theme, 'Compact');
    expect(densityOf(theme)).toBe('Comfortable');
    // Dense has one density only.
    expect(densityOf(compact)).toBe(base === 'dense' ? 'Comfortable' : 'Compact');
    expect(setDensity(compact, 'Comfortable')).toEqual(theme);
  });

  it('names its density and logos, unless they are its own', () => {
    expect(densityOf(changeToken(newTheme, 'row.height', 'value', '4.5rem'))).toBeUndefined();
    expect(logoShapeOf(newTheme)).toBe('Rounded');
    expect(logoShapeOf(setLogoShape(newTheme, 'Circle'))).toBe('Circle');
    expect(logoShapeOf(changeToken(newTheme, 'logo.radius', 'value', '33%'))).toBeUndefined();
  });
});

it.each([
  ['HarbourSans-Variable.woff2', 'HarbourSans-Variable'],
  ['Harbour Sans (1).ttf', 'Harbour-Sans-1'],
  ['4711.otf', 'Font-4711'],
  ['Größe; } body.woff', 'Größe-body'],
])('the font in %s is %s', (file, name) => {
  expect(nameOfFont(file)).toBe(name);
});
