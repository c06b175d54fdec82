import { expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { loadOnce } from '../../src/utils/loadOnce.js';

async function setBlocked(urls: string[]): Promise<void> {
  await cdp().send('Network.enable' as never);
  await cdp().send('Network.setBlockedURLs' as never, { urls } as never);
}

const failed = new Map<string, unknown>();

/** As in a browser that remembers failures: the same address fails again, without a request. */
async function importFrom(url: string): Promise<{ DAY_MS: number }> {
  if (failed.has(url)) throw failed.get(url);
  try {
    return await import(/* @vite-ignore */ url);
  } catch (error) {
    failed.set(url, error);
    throw error;
  }
}

it('loads what the browser remembers as failed as soon as the network is back', async () => {
  const url = new URL('/src/utils/time.ts?loadOnce=1', location.href).href;
  const load = loadOnce('DAY_MS', () => importFrom(url));
  await setBlocked(['*loadOnce=1*']);
  await expect(load()).rejects.toThrow(TypeError);
  await expect(load()).rejects.toThrow(TypeError);
  await setBlocked([]);
  await expect(importFrom(url)).rejects.toThrow(TypeError);
  expect((await load()).DAY_MS).toBe(86_400_000);
});

it('does not take a file for the module whose exports a bundler has renamed', async () => {
  const url = new URL('/src/utils/time.ts?loadOnce=2', location.href).href;
  let isBundled = false;
  const load = loadOnce('DAY_MS', async () => {
    if (isBundled) return { DAY_MS: 1 };
    return importFrom(url);
  });
  await setBlocked(['*loadOnce=2*']);
  await expect(load()).rejects.toThrow(TypeError);
  await setBlocked([]);
  const renamed = loadOnce('a', () => importFrom(url) as Promise<object> as Promise<{ a: number }>);
  await expect(renamed()).rejects.toThrow(TypeError);
  // The file has no `a`: the bundler's own way is asked, which fails as the browser remembers.
  await expect(renamed()).rejects.toThrow(TypeError);
  isBundled = true;
  expect(await load()).toHaveProperty('DAY_MS');
});
