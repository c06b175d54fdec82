import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

it('hashes and counts alike where there is no TextEncoder, as in Jest’s jsdom', async () => {
  const texts = fc
    .sample(fc.string({ unit: 'binary', maxLength: 40 }), 300)
    .map((text) => JSON.stringify(text));
  const work = async () => {
    vi.resetModules();
    const { hash128 } = await import('../../../src/service/request/hash128.js');
    const { jsonBytes } = await import('../../../src/service/request/toWireTransaction.js');
    return texts.map((text) => [hash128(text), jsonBytes(text)]);
  };
  const expected = await work();
  vi.stubGlobal('TextEncoder', undefined);
  expect(await work()).toEqual(expected);
});
