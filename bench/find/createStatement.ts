import { QueryClient } from '@tanstack/react-query';
import { amountsOf, describePayment, haystackOf } from '../../src/find/describePayment.js';
import { en } from '../../src/i18n/en.js';
import { createHttpFetcher, type ListedTransaction } from '../../src/index.js';
import { toRowLookup } from '../../src/list/row/describeRow.js';
import { createLookup } from '../../src/query/cache/createLookup.js';
import { createSandbox, SANDBOX_API_KEY, sandboxTransactions } from '../../src/sandbox/index.js';
import { fetchMerchantList } from '../../src/service/fetchMerchantList.js';
import type { MerchantResult } from '../../src/service/response/MerchantResult.js';
import { BENCH_NOW } from '../data/benchNow.js';

export interface Statement {
  rows: readonly ListedTransaction[];
  /** Has the results of nine in ten bank texts. */
  client: QueryClient;
  /** The text of each row that `useFind` searches. It is folded already, so that no peer has to. */
  texts: readonly string[];
}

const BATCH_SIZE = 25;
/** One bank text in so many has not been looked up. */
const UNNAMED = 10;

const READER = {
  locale: 'en-GB',
  timeZone: 'Europe/London',
  messages: en,
  recordLanguage: undefined,
  attributions: {},
};

const sandbox = createSandbox({ now: () => BENCH_NOW.getTime() });
const fetcher = createHttpFetcher({
  url: 'https://sandbox.example/api/v3/merchant/list',
  fetch: (input, init) => {
    const request = new Request(input, init);
    request.headers.set('X-Api-Key', SANDBOX_API_KEY);
    return sandbox(request);
  },
});

/**
 * The sandbox's rows, a few thousand bank texts that repeat. `isDistinct`: every row has a text of
 * its own, as where banks print references.
 */
export async function createStatement(count: number, isDistinct: boolean): Promise<Statement> {
  const printed = sandboxTransactions(count, { now: BENCH_NOW.getTime() });
  const results = await lookUp(printed);
  const client = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const texts: string[] = [];
  const rows = printed.map((row, place): ListedTransaction => {
    const result = results.get(lookupOf(row).queryKey[3]);
    const text = `${row.merchant_name} ${toLetters(place)}`;
    const own = isDistinct ? { ...row, merchant_name: text } : row;
    if (result) client.setQueryData(lookupOf(own).queryKey, result);
    const payment = describePayment(own, toRowLookup(result), READER, () => undefined);
    texts.push(flat(`${haystackOf(payment)}\n${amountsOf(own, READER.locale)}`));
    return own;
  });
  return { rows, client, texts };
}

/**
 * Copies a text into contiguous memory. Engines join concatenated texts only when they are read.
 */
const flat = (text: string): string => JSON.parse(JSON.stringify(text));

/** Uses a copy, because a row's lookup is cached as long as the row. */
const lookupOf = (row: ListedTransaction) => createLookup({ ...row });

/** The results of most rows, by the hash in the query key. */
async function lookUp(rows: readonly ListedTransaction[]): Promise<Map<string, MerchantResult>> {
  const byContent = new Map(rows.map(lookupOf).map((lookup) => [lookup.queryKey[3], lookup]));
  const wanted = [...byContent.values()].filter((_, place) => place % UNNAMED !== 0);
  const results = new Map<string, MerchantResult>();
  for (let at = 0; at < wanted.length; at += BATCH_SIZE) {
    const batch = wanted.slice(at, at + BATCH_SIZE);
    const response = await fetchMerchantList(fetcher, batch, new AbortController().signal);
    for (const { queryKey, transaction } of batch) {
      const result = response.rows.get(transaction.id);
      if (result && 'merchants' in result) results.set(queryKey[3], result);
    }
  }
  return results;
}

/** 0 is "baaaa"; no digits, which are masked. */
const toLetters = (place: number): string =>
  (26 ** 4 + place)
    .toString(26)
    .replace(/./g, (digit) => 'abcdefghijklmnopqrstuvwxyz'[Number.parseInt(digit, 26)] as string);
