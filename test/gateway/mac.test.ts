import { afterEach, describe, expect, it, vi } from 'vitest';
import { macOf, nativeMac, portableMac, toBase64Url } from '../../src/gateway/mac.js';
import { fc } from '../fc.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const key = () => bytes('a secret of thirty-two characters');

afterEach(() => vi.unstubAllGlobals());

/** A runtime whose `node:crypto` is this. */
const pretend = (crypto: unknown) =>
  vi.stubGlobal('process', { getBuiltinModule: () => crypto, env: process.env });

describe.each([
  ['native', nativeMac],
  ['portable', portableMac],
])('the %s HMAC', (_title, create) => {
  // RFC 4231, 4.3: test case 2, with the first 132 bits of the result.
  it('gives what RFC 4231 says', () => {
    const expected = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    const digest = Uint8Array.from({ length: 32 }, (_, index) =>
      Number.parseInt(expected.slice(2 * index, 2 * index + 2), 16),
    );
    const mac = create(bytes('Jefe'))?.('what do ya want for nothing?');
    expect(mac).toBe(toBase64Url(digest).slice(0, 22));
  });
});

describe('both', () => {
  it('give the same for any key and any text, so that replicas of two runtimes share a store', () => {
    const keys = fc.uint8Array({ minLength: 1, maxLength: 200 });
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.constantFrom('', '\ud800', 'é'.repeat(5_000), '\u{1f600}'.repeat(3_000)),
    );
    fc.assert(
      fc.property(keys, fc.array(texts, { minLength: 1 }), (secret, list) => {
        const [native, portable] = [nativeMac(secret), portableMac(secret)];
        for (const text of list) expect(native?.(text)).toBe(portable(text));
      }),
    );
  });

  it('give another text for another key, and nothing but 22 safe characters', () => {
    for (const create of [nativeMac, portableMac]) {
      const [one, other] = [create(key())?.('a'), create(bytes('another secret'))?.('a')];
      expect(one).toMatch(/^[\w-]{22}$/);
      expect(one).not.toBe(other);
    }
  });
});

describe('macOf', () => {
  it('is made once for a key', () => {
    const secret = key();
    expect(macOf(secret)).toBe(macOf(secret));
    expect(macOf(secret)).not.toBe(macOf(key()));
  });

  it('takes that of the runtime', () => {
    const createHmac = vi.fn(() => ({ update: () => ({ digest: () => portableMac(key())('é') }) }));
    pretend({ createSecretKey: () => ({}), createHmac });
    macOf(key());
    expect(createHmac).toHaveBeenCalledOnce();
  });

  it.each([
    ['has no process', () => vi.stubGlobal('process', undefined)],
    ['has a process without modules', () => vi.stubGlobal('process', { env: {} })],
    ['has no such module', () => pretend(undefined)],
    ['lacks a function', () => pretend({ createHmac() {} })],
    [
      'has one that throws',
      () =>
        pretend({
          createSecretKey: () => ({}),
          createHmac() {
            throw new Error('not implemented');
          },
        }),
    ],
    [
      'has one that hashes otherwise',
      () =>
        pretend({
          createSecretKey: () => ({}),
          createHmac: () => ({ update: () => ({ digest: () => 'x'.repeat(43) }) }),
        }),
    ],
  ])('makes the same keys where the runtime %s', (_title, change) => {
    const expected = portableMac(key())('a row');
    change();
    expect(macOf(key())('a row')).toBe(expected);
  });
});
