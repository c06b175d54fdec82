import { describe, expect, it } from 'vitest';
import { decodeTheme } from '../../../../stories/studio/theme/decodeTheme.js';
import { encodeTheme } from '../../../../stories/studio/theme/encodeTheme.js';
import { newTheme } from '../../../../stories/studio/theme/StudioTheme.js';
import { fc } from '../../../fc.js';
import { anyTheme } from './anyTheme.js';

const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a theme in a link', () => {
  it('comes out as it went in, in characters that an address keeps', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const encoded = encodeTheme(theme);
        expect(encoded).toMatch(/^[\w-]*$/);
        expect(decodeTheme(encoded)).toEqual({ theme, problems: [] });
      }),
    );
  });

  it('is empty where nothing was changed', () => {
    expect(encodeTheme(newTheme)).toBe('');
    expect(decodeTheme('')).toEqual({ theme: newTheme, problems: [] });
  });

  it.each(['%%%', 'bm90IEpTT04', write({ base: 'default' }), write(['a', 'no-such-base', {}])])(
    '%s gives the default, and says so',
    (encoded) => {
      const { theme, problems } = decodeTheme(encoded);
      expect(theme).toEqual(newTheme);
      expect(problems).toEqual(['The theme in this link cannot be read.']);
    },
  );

  it('keeps what can be read beside what cannot', () => {
    const changes = { radius: '20px', 'no.such': '1px', space: '0} body {', 'color.text': 'red' };
    const { theme, problems } = decodeTheme(write(['My Bank!', 'default', changes]));
    expect(theme.name).toBe('my-bank');
    expect(Object.keys(theme.changes)).toEqual(['radius', 'color.text']);
    expect(theme.changes['color.text']?.value).toBe('#ff0000');
    expect(problems).toEqual([
      'no.such: Merchantry has no such token.',
      'space: expected a number with px or rem, but got: 0} body {.',
    ]);
  });

  it('lets no token follow itself', () => {
    const changes = {
      radius: 'var(--mry-radius-small)',
      'radius.small': 'var(--mry-radius)',
    };
    const { theme, problems } = decodeTheme(write(['a', 'default', changes]));
    expect(Object.keys(theme.changes)).toEqual(['radius']);
    expect(problems).toEqual(['radius.small: expected a value, but radius.small follows itself.']);
  });
});
