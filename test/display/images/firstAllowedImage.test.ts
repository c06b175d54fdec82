import { describe, expect, it } from 'vitest';
import { firstAllowedImage } from '../../../src/display/images/firstAllowedImage.js';
import type { ImagePolicy } from '../../../src/display/images/ImagePolicy.js';

const first = { field: 'logoImg', url: 'https://logos.example/first.png', for: 'logo' } as const;
const second = { field: 'brand', url: 'https://logos.example/second.png', for: 'brand' } as const;

const rules = (images: ImagePolicy, ...failed: string[]) => ({
  images,
  ownOrigin: undefined,
  failed: new Set(failed),
});
const allow: ImagePolicy = (url) => ({ src: url.href });

describe('firstAllowedImage', () => {
  it('is the first source, with the image that the policy makes of it', () => {
    const proxy = rules(() => ({ src: 'https://proxy.example' }));
    const shown = firstAllowedImage([first, second], proxy);
    expect(shown).toEqual({ source: first, image: { src: 'https://proxy.example' } });
  });

  it('passes over what the policy blocks, what has failed and what is no address', () => {
    const images: ImagePolicy = (url, picture) =>
      picture.for === 'logo' ? null : allow(url, picture);
    const none = { url: undefined, for: 'brand' } as const;
    const text = { url: 'no address', for: 'brand' } as const;
    const broken = { url: 'https://logos.example/broken.png', for: 'brand' } as const;
    const sources = [none, text, broken, first, second];
    expect(firstAllowedImage(sources, rules(images, broken.url))?.source).toBe(second);
  });

  it('is nothing when no source is left', () => {
    expect(firstAllowedImage([], rules(allow))).toBeUndefined();
    expect(
      firstAllowedImage(
        [first],
        rules(() => null),
      ),
    ).toBeUndefined();
    expect(firstAllowedImage([first], rules(allow, first.url))).toBeUndefined();
  });
});
