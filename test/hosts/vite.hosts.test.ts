import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expectAccount, prepareViteHost, readLowestPeers } from './visit/openVite.js';

const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Every page of copies shows rows of both. */
async function awaitBoth(page: Page): Promise<void> {
  for (const part of ['main', 'aside']) {
    await page.locator(`${part} .mry-TransactionRow[data-status="matched"]`).first().waitFor();
  }
}

describe('an app with the lowest declared peers', () => {
  const lowest = readLowestPeers();
  // Not the first ones, which TanStack Query's own types do not compile with.
  const types = { '@types/react': '^18.2.0', '@types/react-dom': '^18.2.0' };
  const host = prepareViteHost({ versions: { ...lowest, ...types } });

  it('has exactly those', () => {
    const installed = Object.keys(lowest).map((name) => {
      const file = join(host.folder, 'node_modules', name, 'package.json');
      return [name, JSON.parse(readFileSync(file, 'utf8')).version];
    });
    expect(Object.fromEntries(installed)).toEqual(lowest);
  });

  it('shows rows with names while they are scrolled, and the details of one', async () => {
    await expectAccount(host, String(lowest.react));
  });
});

describe('an app that React Compiler has compiled', () => {
  const host = prepareViteHost({ isCompiled: true });

  it('has a cache in its components', () => {
    const assets = join(host.folder, 'dist/assets');
    const code = readdirSync(assets).map((file) => readFileSync(join(assets, file), 'utf8'));
    // React has the symbol once; the rest is the compiler's.
    expect(code.join('').split('react.memo_cache_sentinel').length).toBeGreaterThan(2);
  });

  it('shows rows with names while they are scrolled, and the details of one', async () => {
    await expectAccount(host, devDependencies.react);
  });

  it('shows rows of two copies of the library, each below its own provider', async () => {
    const { page, complaints } = await host.open('copies.html');
    await awaitBoth(page);
    expect(complaints).toEqual([]);
  });
});
