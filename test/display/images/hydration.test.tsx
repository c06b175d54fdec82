import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import {
  CategoryIcon,
  DisplayProvider,
  type DisplayProviderProps,
  MerchantLogo,
  type MerchantRecord,
} from '../../../src/index.js';

afterEach(cleanup);

const own: MerchantRecord = {
  name: 'Harrow',
  category: 'Pies',
  logoImg: `${location.origin}/images/logo.png`,
  categoryImg: `${location.origin}/images/category.png`,
};
const elsewhere: MerchantRecord = { name: 'Harrow', logoImg: 'https://logos.example/a.png' };

const parts = (merchant: MerchantRecord) => (
  <>
    <MerchantLogo merchant={merchant} />
    <CategoryIcon merchant={merchant} />
  </>
);
const inProvider = (merchant: MerchantRecord, images?: DisplayProviderProps['images']) => (
  <DisplayProvider images={images}>{parts(merchant)}</DisplayProvider>
);

const sources = (root: HTMLElement) => [...root.querySelectorAll('img')].map(({ src }) => src);

/** Pictures in the server's HTML, and those once it is hydrated. A mismatch fails the test. */
function serveAndHydrate(ui: React.ReactElement): { served: string[]; hydrated: string[] } {
  const container = document.createElement('div');
  container.innerHTML = renderToString(ui);
  const served = sources(container);
  render(ui, { container, hydrate: true });
  return { served, hydrated: sources(container) };
}

// The page is at http://localhost, which is private: only its own pictures may come from there.
describe('pictures of the page’s own origin', () => {
  it.each([
    ['without a provider', parts(own)],
    ['by default', inProvider(own)],
    ['with same-origin', inProvider(own, 'same-origin')],
  ])('wait for hydration, %s, because a server does not know it', (_, ui) => {
    expect(serveAndHydrate(ui)).toEqual({
      served: [],
      hydrated: [own.logoImg, own.categoryImg],
    });
  });
});

describe('pictures from elsewhere', () => {
  it('are in the server’s HTML by default', () => {
    const { served, hydrated } = serveAndHydrate(inProvider(elsewhere));
    expect(served).toEqual([elsewhere.logoImg]);
    expect(hydrated).toEqual([elsewhere.logoImg]);
  });

  it('are never shown with same-origin, on the server neither', () => {
    expect(serveAndHydrate(inProvider(elsewhere, 'same-origin'))).toEqual({
      served: [],
      hydrated: [],
    });
  });
});
