import { pickHeaders } from '../endpoint/receiptHeaders.js';
import { readKey, readServiceUrl } from '../endpoint/serviceAccess.js';
import { createHttpFetcher } from '../service/http/createHttpFetcher.js';
import type { MerchantListFetcher } from '../service/MerchantListFetcher.js';
import type { MerchantListRequest } from '../service/types.js';

const LIST_PATH = '/api/v3/merchant/list';

interface ServiceFetcherOptions {
  serviceUrl: string | URL;
  apiKey: string | (() => string | Promise<string>);
  receiptHeaders: readonly string[];
  timeoutMs: number;
  fetch: typeof globalThis.fetch | undefined;
  /** Called when a request is sent, and therefore billed; not if there is no key. */
  onCall(request: MerchantListRequest): void;
  onKeyError(error: unknown): void;
}

/**
 * Sends list requests to one fixed URL of the service, with the current key. Redirects are not
 * followed: like any response that is not a list, they are errors.
 */
export function createServiceFetcher(options: ServiceFetcherOptions): MerchantListFetcher {
  const { serviceUrl, apiKey, receiptHeaders, timeoutMs, onCall, onKeyError } = options;
  const url = listAddress(serviceUrl);
  return (request, context) =>
    createHttpFetcher({
      url,
      headers: async () => ({ 'X-Api-Key': await readKey(apiKey, onKeyError) }),
      fetch(input, init) {
        onCall(request);
        return (options.fetch ?? globalThis.fetch)(input, { ...init, redirect: 'manual' });
      },
      timeoutMs,
      receiptHeaders,
    })(request, {
      ...context,
      setReceipt: (headers) => context.setReceipt(pickHeaders(headers, receiptHeaders)),
    });
}

function listAddress(serviceUrl: string | URL): string {
  const { href, search, hash } = readServiceUrl('createGateway', serviceUrl);
  if (search === '' && hash === '') return href.replace(/\/$/, '') + LIST_PATH;
  throw new TypeError(
    'Merchantry: expected createGateway({ serviceUrl }) to be an address without query and ' +
      'fragment, but got: one with them.',
  );
}
