import { expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { loadOnce } from '../../src/service/loadOnce.js';

async function setBlocked(urls: string[]): Promise<void> {
  await cdp().send('Network.enable' as never);
  await cdp().send('Network.setBlockedURLs' as never, { urls } as never);
}

it('loads what the browser remembers as failed as soon as the network is back', async () => {
  const url = new URL('/src/hours/epochDay.ts?loadOnce', location.href).href;
  const load = loadOnce(() => import(/* @vite-ignore */ url) as Promise<{ DAY_MS: number }>);
  await setBlocked(['*loadOnce*', '*attempt=2*']);
  await expect(load()).rejects.toThrow(TypeError);
  await expect(load()).rejects.toThrow(TypeError);
  await setBlocked([]);
  // Chromium's own way: the same address fails again, without a request.
  await expect(import(/* @vite-ignore */ url)).rejects.toThrow(TypeError);
  expect((await load()).DAY_MS).toBe(86_400_000);
});
