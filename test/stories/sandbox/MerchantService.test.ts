import { describe, expect, it } from 'vitest';
import { readMerchantService } from '../../../stories/sandbox/MerchantService.js';

const url = 'https://service.example/base';
const key = 'the-key';

describe('readMerchantService', () => {
  it('reads both variables, or none', () => {
    expect(readMerchantService({ MERCHANT_SERVICE_URL: url, MERCHANT_SERVICE_KEY: key })).toEqual({
      url: new URL(url),
      key,
    });
    expect(readMerchantService({})).toBeUndefined();
    expect(
      readMerchantService({ MERCHANT_SERVICE_URL: '', MERCHANT_SERVICE_KEY: '' }),
    ).toBeUndefined();
  });

  it.each([
    [{ MERCHANT_SERVICE_KEY: key }, 'expected MERCHANT_SERVICE_URL to be set together with'],
    [{ MERCHANT_SERVICE_URL: url }, 'expected MERCHANT_SERVICE_KEY to be set together with'],
    [
      { MERCHANT_SERVICE_URL: 'service', MERCHANT_SERVICE_KEY: key },
      'expected MERCHANT_SERVICE_URL to be an http: or https: address',
    ],
    [
      { MERCHANT_SERVICE_URL: 'file:///etc', MERCHANT_SERVICE_KEY: key },
      'expected MERCHANT_SERVICE_URL to be an http: or https: address',
    ],
  ])('says what is wrong with the variables, but not what they hold: %#', (env, message) => {
    const read = () => readMerchantService(env);
    expect(read).toThrow(message);
    for (const value of Object.values(env)) {
      expect(read).not.toThrow(new RegExp(`got: .*${value}`));
    }
  });
});
