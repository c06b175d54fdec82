import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';

it('builds the apps with the production build of React', () => {
  const assets = join(inject('apps'), 'assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const texts = scripts.map((file) => readFileSync(join(assets, file), 'utf8'));
  expect(texts.some((text) => text.includes('Minified React error'))).toBe(true);
});
