import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  DisplayProvider,
  type ListedTransaction,
  MerchantLogo,
  type MerchantLookup,
  useMerchantView,
} from '../../../src/index.js';
import '../../../src/theme/styles.css';

const TEN_MINUTES_MS = 10 * 60_000;

const transaction: ListedTransaction = {
  id: 'a',
  merchant_name: 'HARROW AND VALE',
  amount: '-57.60',
  currency: 'GBP',
  date: '2026-11-20',
};

let pictures = 0;

/** A picture of the sandbox, at a URL that nothing has in its cache. */
function newPicture(): string {
  pictures += 1;
  return new URL(`/retried-${pictures}/images/logos/harrow-and-vale.svg`, location.href).href;
}

/** Whether requests for these pictures fail in the network. Other requests go through. */
async function setReachable(reachable: boolean): Promise<void> {
  await cdp().send('Network.enable' as never);
  const urls = reachable ? [] : ['*/retried-*'];
  await cdp().send('Network.setBlockedURLs' as never, { urls } as never);
}

afterEach(async () => {
  vi.useRealTimers();
  await setReachable(true);
});

function OwnRow({ logoImg }: { logoImg: string }): ReactElement {
  const lookup = { status: 'matched', merchant: { name: 'Harrow', logoImg } } as MerchantLookup;
  const { picture, monogram } = useMerchantView(lookup, transaction);
  return picture ? <img alt="" {...picture} /> : <b>{monogram.letter}</b>;
}

describe.each([
  ['MerchantLogo', (logoImg: string) => <MerchantLogo merchant={{ name: 'Harrow', logoImg }} />],
  ['a row of a host app’s own', (logoImg: string) => <OwnRow logoImg={logoImg} />],
])('a picture that could not be loaded, in %s', (_, show) => {
  const shown = () => document.querySelector('img');
  const isLoaded = () => (shown()?.naturalWidth ?? 0) > 0;

  it.each([
    ['the browser is back online', () => window.dispatchEvent(new Event('online'))],
    ['ten minutes have passed', () => vi.advanceTimersByTime(TEN_MINUTES_MS)],
  ])('is on screen once %s', async (_, recover) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    await setReachable(false);
    await render(<DisplayProvider images="same-origin">{show(newPicture())}</DisplayProvider>);
    await expect.poll(shown).toBeNull();
    expect(document.body).toHaveTextContent('H');
    await setReachable(true);
    expect(shown()).toBeNull();
    recover();
    await expect.poll(isLoaded).toBe(true);
  });
});
