import { describe, expect, it } from 'vitest';
import { allTexts } from '../../../../stories/studio/theme/applyChanges.js';
import { exportCss } from '../../../../stories/studio/theme/exportCss.js';
import { importCss } from '../../../../stories/studio/theme/importCss.js';
import { fc } from '../../../fc.js';
import { anyTheme } from './anyTheme.js';

describe('importCss', () => {
  it('reads what exportCss writes', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        fc.pre(exportCss(theme).includes('--mry-'));
        const { theme: read, problems } = importCss(exportCss(theme), 'another');
        expect(problems).toEqual([]);
        expect(read.name).toBe(theme.name);
        expect(allTexts(read)).toEqual(allTexts(theme));
        if (read.base === theme.base) expect(read).toEqual(theme);
      }),
    );
  });

  it('reads hand-written variables, and lists unknown ones', () => {
    const css = `
      :root { --mry-color-accent: green; --mry-radius: 2vw; --mry-colour-text: red; color: blue }
      @media (prefers-color-scheme: dark) {
        :root { --mry-color-accent: lime; --mry-space: 4px }
      }`;
    const { theme, problems } = importCss(css, 'mine');
    expect(theme).toEqual({
      base: 'default',
      name: 'mine',
      changes: { 'color.accent': { value: '#008000', dark: '#00ff00' } },
    });
    expect(problems).toEqual([
      '--mry-colour-text: Merchantry has no such variable.',
      'space: has a value for dark only.',
      'radius: expected a number with px or rem, but got: 2vw.',
    ]);
  });

  it('ignores rules for situations that a theme does not have', () => {
    const css = `
      :root { --mry-radius: 4px }
      @media screen and (prefers-contrast: more) { :root { --mry-radius: 2px } }
      @media print { :root { --mry-radius: 0px } }
      @media (prefers-contrast: less) { :root { --mry-radius: 1px } }
      @media (prefers-reduced-motion: no-preference) { :root { --mry-duration: 9ms } }
      @media (min-width: 600px) { @media print { body { color: black } } }`;
    const { theme, problems } = importCss(css, 'mine');
    expect(theme.changes).toEqual({ radius: { value: '4px', contrast: '2px' } });
    expect(problems).toEqual([
      '@media print: a theme is the same there.',
      '@media (prefers-contrast: less): a theme is the same there.',
      '@media (prefers-reduced-motion: no-preference): a theme is the same there.',
    ]);
  });

  it.each(['', 'not a style sheet', ':root { color: red }'])('%s is no theme', (css) => {
    expect(() => importCss(css, 'mine')).toThrow(
      'Expected a style sheet with --mry- variables, but found none.',
    );
  });
});
