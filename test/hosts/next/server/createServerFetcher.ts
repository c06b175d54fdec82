import { createHttpFetcher, type MerchantListFetcher } from 'merchantry';
import { merchants } from './merchants';

/** Asks the gateway in this process, on behalf of the reader whose cookies these are. */
export function createServerFetcher(cookie: string): MerchantListFetcher {
  return createHttpFetcher({
    // Nothing is sent there: the gateway only wants an absolute address.
    url: 'https://bank.example/api/merchants',
    headers: { Cookie: cookie },
    fetch: (input, init) => merchants.fetch(new Request(input, init)),
  });
}
