// @vitest-environment node
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createImageProxy, signImageUrl } from '../../src/images/index.js';
import { DisplayProvider, type ImagePurpose, MerchantLogo } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { SECRET } from './signByHand.js';

const LOGO = 'https://service.example/images/categories/groceries.svg';
const BANK = 'https://bank.example';

/** The policy of the proxy's documentation. */
const images = (url: URL, picture: { for: ImagePurpose }) =>
  picture.for === 'reviewer'
    ? null
    : { src: `/api/merchant-image?url=${encodeURIComponent(url.href)}` };

/** Addresses of the pictures in what a server renders. */
const sourcesOf = (ui: ReactNode) =>
  [...renderToString(ui).matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src = '']) =>
    src.replaceAll('&amp;', '&'),
  );

const logo = (logoImg: string) => <MerchantLogo merchant={{ name: 'Harrow', logoImg }} />;
const logoOf = (logoImg: string) =>
  sourcesOf(<DisplayProvider images={images}>{logo(logoImg)}</DisplayProvider>);

describe('the image policy of the documentation', () => {
  it('leads a logo through the proxy, which serves it', async () => {
    const sandbox = createSandbox();
    const fetch = vi.fn<typeof globalThis.fetch>((url) => sandbox(new Request(url)));
    const proxy = createImageProxy({ allow: ['service.example'], fetch });
    const [src = ''] = logoOf(LOGO);
    expect(src).toBe(`/api/merchant-image?url=${encodeURIComponent(LOGO)}`);
    const response = await proxy(new Request(new URL(src, BANK)));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg /);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('lets no address of a record out of its parameter', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const proxy = createImageProxy({ allow: ['service.example'], fetch });
    for (const logoImg of [
      'https://evil.example/?x=1&url=https://service.example/a.svg',
      'https://evil.example/a.svg#&url=https://service.example/a.svg',
      'https://service.example@evil.example/a.svg',
      'http://service.example/a.svg',
    ]) {
      for (const src of logoOf(logoImg)) {
        const response = await proxy(new Request(new URL(src, BANK)));
        expect(response.status).toBe(403);
      }
    }
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('addresses that the bank’s server signed', () => {
  it('are shown as they are, and served', async () => {
    const sandbox = createSandbox();
    const proxy = createImageProxy({
      allow: { secret: SECRET },
      fetch: (url) => sandbox(new Request(url)),
    });
    const logoImg = `${BANK}/api/merchant-image?${signImageUrl(LOGO, SECRET)}`;
    const sources = sourcesOf(logo(logoImg));
    expect(sources).toEqual([logoImg]);
    expect((await proxy(new Request(sources[0] ?? ''))).status).toBe(200);
  });
});
