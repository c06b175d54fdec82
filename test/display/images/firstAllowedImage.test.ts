import { describe, expect, it } from 'vitest';
import { firstAllowedImage } from '../../../src/display/images/firstAllowedImage.js';

const first = { field: 'logoImg', url: 'https://logos.example/first.png' };
const second = { field: 'brand', url: 'https://logos.example/second.png' };
const allow = (url: URL) => ({ src: url.href });

describe('firstAllowedImage', () => {
  it('is the first source, with the image that the policy makes of it', () => {
    const shown = firstAllowedImage([first, second], () => ({ src: 'https://proxy.example' }));
    expect(shown).toEqual({ source: first, image: { src: 'https://proxy.example' } });
  });

  it('passes over what the policy blocks, what is no address and what holds a password', () => {
    const secret = { url: 'https://user:pass@logos.example/a.png' };
    const sources = [{ url: undefined }, { url: 'no address' }, secret, first, second];
    const shown = firstAllowedImage(sources, (url) => (url.href === first.url ? null : allow(url)));
    expect(shown?.source).toBe(second);
  });

  it('is nothing when no source is left', () => {
    expect(firstAllowedImage([], allow)).toBeUndefined();
    expect(firstAllowedImage([first], () => null)).toBeUndefined();
  });
});
