/** A real service, which Storybook's development server asks instead of the sandbox. */
export interface MerchantService {
  url: URL;
  key: string;
}

/**
 * The service that `MERCHANT_SERVICE_URL` and `MERCHANT_SERVICE_KEY` name; undefined without both.
 * Throws an `Error` when one of them is missing or the address is none. No message holds a value.
 */
export function readMerchantService(
  env: Readonly<Record<string, string | undefined>>,
): MerchantService | undefined {
  const { MERCHANT_SERVICE_URL: address, MERCHANT_SERVICE_KEY: key } = env;
  if (!address && !key) return undefined;
  if (!address)
    fail('MERCHANT_SERVICE_URL to be set together with MERCHANT_SERVICE_KEY', 'nothing');
  if (!key) fail('MERCHANT_SERVICE_KEY to be set together with MERCHANT_SERVICE_URL', 'nothing');
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    fail('MERCHANT_SERVICE_URL to be an http: or https: address', 'something else');
  }
  return { url, key };
}

function fail(expected: string, got: string): never {
  throw new Error(`Merchantry: expected ${expected}, but got: ${got}.`);
}
