import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signImageUrl } from '../../src/gateway/index.js';
import { isEqualSecret, longMac, macOf } from '../../src/gateway/mac.js';
import { fc } from '../fc.js';
import { gatewayWith } from './gatewayWith.js';

const bytes = (text: string) => new TextEncoder().encode(text);
const key = () => bytes('a secret of thirty-two characters');

afterEach(() => vi.unstubAllGlobals());

describe('macOf', () => {
  // RFC 4231, 4.3: test case 2.
  it('gives the first 132 bits of what RFC 4231 says', () => {
    const text = 'what do ya want for nothing?';
    const expected = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';
    expect(longMac(bytes('Jefe'), text)).toBe(expected);
    const whole = Buffer.from(expected, 'hex').toString('base64url');
    expect(macOf(bytes('Jefe'))(text)).toBe(whole.slice(0, 22));
  });

  it('takes any key and any text as UTF-8', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '\ud800', '東京🥐'));
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), texts, (secret, text) => {
        const whole = createHmac('sha256', secret).update(bytes(text)).digest('base64url');
        expect(macOf(secret)(text)).toBe(whole.slice(0, 22));
      }),
    );
  });

  it('is made once for a key', () => {
    const secret = key();
    expect(macOf(secret)).toBe(macOf(secret));
    expect(macOf(secret)).not.toBe(macOf(key()));
  });
});

it.each([
  ['ab', 'ab', true],
  ['ab', 'ac', false],
  ['ab', 'abc', false],
  ['é', 'ab', false],
  ['', '', true],
])('isEqualSecret of %j and %j is %s', (one, other, isEqual) => {
  expect(isEqualSecret(one, other)).toBe(isEqual);
});

describe('a runtime without node:crypto', () => {
  it.each([
    ['has no process', undefined],
    ['has a process without modules', { env: {} }],
    ['has no such module', { env: {}, getBuiltinModule: () => undefined }],
  ])('is told what is missing if it %s', (_title, process) => {
    vi.stubGlobal('process', process);
    const error =
      'Merchantry: expected a runtime with process.getBuiltinModule and node:crypto, as Cloudflare ' +
      'Workers are with the flag nodejs_compat, but got: one without.';
    expect(() => gatewayWith()).toThrow(new TypeError(error));
    const sign = () => signImageUrl('https://logos.example/a.png', 'x'.repeat(32));
    expect(sign).toThrow(new TypeError(error));
  });
});
