import { createHttpFetcher, type MerchantListFetcher } from 'merchantry';
import { merchants } from './merchants.js';

/** Asks the gateway in this process, on behalf of the reader who sent this request. */
export function createServerFetcher({ headers }: Request): MerchantListFetcher {
  return createHttpFetcher({
    // Nothing is sent there: the gateway only wants an absolute address.
    url: 'https://bank.example/api/merchants',
    headers: { Cookie: headers.get('Cookie') ?? '' },
    fetch: (input, init) => merchants.fetch(new Request(input, init)),
  });
}
