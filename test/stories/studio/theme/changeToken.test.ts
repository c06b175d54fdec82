import { describe, expect, it } from 'vitest';
import { allTexts, baseText } from '../../../../stories/studio/theme/applyChanges.js';
import {
  changeToken,
  detachToken,
  inheritToken,
  resetToken,
  setToken,
} from '../../../../stories/studio/theme/changeToken.js';
import { newTheme } from '../../../../stories/studio/theme/StudioTheme.js';

describe('changeToken', () => {
  it('leaves the other scheme, and drops the contrast that was made for the former colour', () => {
    const { changes } = changeToken(newTheme, 'color.accent', 'value', '#0a7d4f');
    expect(changes).toEqual({
      'color.accent': { value: '#0a7d4f', dark: '#8fb0ff', 'contrast-dark': '#c2d1ff' },
    });
  });

  it('keeps a contrast that was made for this theme', () => {
    const own = changeToken(newTheme, 'color.accent', 'contrast', '#003300');
    const { changes } = changeToken(own, 'color.accent', 'value', '#0a7d4f');
    expect(changes['color.accent']?.contrast).toBe('#003300');
  });

  it('is no change where the token comes to be as in the base', () => {
    const changed = changeToken(newTheme, 'radius', 'value', '20px');
    expect(Object.keys(changed.changes)).toEqual(['radius']);
    expect(changeToken(changed, 'radius', 'value', '12px')).toEqual(newTheme);
  });

  it('counts from the base', () => {
    const dense = { ...newTheme, base: 'dense' as const };
    expect(changeToken(dense, 'radius', 'value', '3px')).toEqual(dense);
    expect(baseText('dense', 'radius')).toEqual({ value: '3px' });
  });

  it('throws where the token cannot be that, and where there is none', () => {
    expect(() => changeToken(newTheme, 'radius', 'value', 'red')).toThrow('expected a number');
    expect(() => changeToken(newTheme, 'no', 'value', '1px')).toThrow('there is no token no');
  });

  it('lets a multiple become a length in every situation at once', () => {
    const { changes } = changeToken(newTheme, 'row.gap', 'value', '10px');
    expect(changes).toEqual({ 'row.gap': { value: '10px', compact: '10px' } });
  });

  it('does not mix a multiple with a length', () => {
    expect(() => changeToken(newTheme, 'row.gap', 'compact', '10px')).toThrow(
      'expected a multiple of --mry-space, as elsewhere, but got: 10px',
    );
  });
});

describe('detachToken', () => {
  it('gives a token the values that it comes to', () => {
    expect(detachToken(newTheme, 'color.heading').changes).toEqual({
      'color.heading': { value: '#ffffff', dark: '#14171c' },
    });
    expect(detachToken(newTheme, 'row.gap').changes).toEqual({
      'row.gap': { value: '0.875rem', compact: '0.75rem' },
    });
  });

  it('is undone by setting the default again', () => {
    const detached = detachToken(newTheme, 'color.heading');
    expect(setToken(detached, 'color.heading', { value: 'var(--mry-color-surface)' })).toEqual(
      newTheme,
    );
  });
});

describe('resetToken and inheritToken', () => {
  it('take one token back, or one situation of it', () => {
    const one = changeToken(newTheme, 'radius', 'value', '20px');
    const two = changeToken(one, 'border.width', 'value', '2px');
    expect(resetToken(two, 'border.width')).toEqual(one);
    const own = changeToken(two, 'border.width', 'contrast', '4px');
    expect(inheritToken(own, 'border.width', 'contrast')).toEqual(two);
    expect(allTexts(two)['border.width']).toEqual({ value: '2px' });
  });
});
