import { describe, expect, it } from 'vitest';
import { isEqualMac, longMac, macOf } from '../../src/endpoint/mac.js';

// RFC 4231, 4.3: test case 2.
const TEXT = 'what do ya want for nothing?';
const DIGEST = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';

describe('HMAC', () => {
  it('gives what RFC 4231 says, whole or its first 132 bits', () => {
    expect(longMac('Jefe', TEXT)).toBe(DIGEST);
    const base64 = btoa(
      String.fromCharCode(...(DIGEST.match(/../g) ?? []).map((two) => Number.parseInt(two, 16))),
    );
    expect(macOf('Jefe')(TEXT)).toBe(base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22));
  });

  it('keeps the names that stores hold from versions before', () => {
    const mac = macOf('a secret of thirty-two characters');
    expect([mac('é'.repeat(3)), mac('\ud800')]).toEqual([
      'xJP1KDcYDFSSUFni-JFfZh',
      'm4L4lM16_qR3ZPvJvrFuPa',
    ]);
  });
});

describe('isEqualMac', () => {
  it.each([
    ['a', 'a', true],
    ['a', 'b', false],
    ['a', 'aa', false],
    ['é', 'ab', false],
    ['', '', true],
  ])('compares %j and %j', (one, other, expected) => {
    expect(isEqualMac(one, other)).toBe(expected);
  });
});
