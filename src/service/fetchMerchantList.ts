import { warnOnce } from '../utils/warnOnce.js';
import { EnrichmentError } from './EnrichmentError.js';
import type { MerchantListFetcher } from './MerchantListFetcher.js';
import { createListRequest } from './request/createListRequest.js';
import { isObject } from './response/decoders.js';
import { type ParsedResponse, parseResponse } from './response/parseResponse.js';
import type { RequestOptions, Transaction } from './types.js';

interface FetchedLookup {
  transaction: Transaction;
  group: { options: RequestOptions };
}

/**
 * Sends one request for lookups of equal options with the host app's fetcher, and parses the
 * response. Rejects only with an `EnrichmentError`, whatever the fetcher does; may never settle.
 */
export async function fetchMerchantList(
  fetcher: MerchantListFetcher,
  lookups: readonly FetchedLookup[],
  signal: AbortSignal,
): Promise<ParsedResponse> {
  let receipt: Record<string, string> | undefined;
  const setReceipt = (headers: Record<string, string>) => {
    receipt = headers;
  };
  const transactions = lookups.map(({ transaction }) => transaction);
  const ids = transactions.map(({ id }) => id);
  // Copies, because the fetcher may edit its request, and the lookups may be sent again.
  const copies = transactions.map((transaction) => ({ ...transaction }));
  const request = createListRequest(copies, lookups[0]?.group.options);
  try {
    const body = await fetcher(request, { signal, setReceipt });
    if (process.env.NODE_ENV !== 'production') warnAboutBody(body, ids);
    const response = parseResponse(body, ids, receipt);
    if (process.env.NODE_ENV !== 'production') warnAboutPlaces(transactions, response);
    return response;
  } catch (cause) {
    if (cause instanceof EnrichmentError) throw cause;
    // An error of `response.json()` is not a network failure, and it quotes the body.
    if (!(cause instanceof SyntaxError)) throw new EnrichmentError('network', { cause });
    if (process.env.NODE_ENV !== 'production')
      warnOnce('expected your fetcher to resolve to JSON, but its response could not be parsed.');
    throw new EnrichmentError('malformed');
  }
}

/** Minimum rows for the warning; with fewer, the number found is chance. */
const MANY = 10;

/**
 * Warns once in development if most of many rows were not found, with the fields that could help.
 */
function warnAboutPlaces(transactions: readonly Transaction[], { rows }: ParsedResponse): void {
  const saysMore = ({ city, country, location, mcc }: Transaction) =>
    [city, country, location, mcc].some((field) => field !== undefined);
  if (transactions.length < MANY || transactions.some(saysMore)) return;
  const results = [...rows.values()].filter((row) => !(row instanceof EnrichmentError));
  const found = results.filter(({ status }) => status === 'matched');
  if (found.length >= results.length / 2) return;
  warnOnce(
    'most rows of a request were not found, and none has a city, country or mcc. With the ' +
      "merchant's, the service finds more.",
  );
}

/** Warns once in development about an unusable body. Never prints a value of it. */
function warnAboutBody(body: unknown, ids: readonly string[]): void {
  if (!isObject(body)) {
    const got = Array.isArray(body) ? 'an array' : body === null ? 'null' : typeof body;
    warnOnce(`expected your endpoint to send a JSON object by transaction id, but got: ${got}.`);
  } else if (!ids.every((id) => Object.hasOwn(body, id))) {
    warnOnce(
      'expected your endpoint to send an entry for every id in the request, but got: none for some. ' +
        'onEvent names each as "missing".',
    );
  }
}
