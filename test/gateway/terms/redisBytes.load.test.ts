import { createClient } from 'redis';
import { afterEach, expect, it } from 'vitest';
import { redisStore } from '../../../src/gateway/store/redisStore.js';
import { OWN_SOURCE } from '../../../src/sandbox/index.js';
import type { CacheableField, MerchantRecord, Transaction } from '../../../src/service/types.js';
import { startRedis } from '../../redis/startRedis.js';
import { createTruth } from '../load/createTruth.js';
import { lookUp, type Page } from '../load/lookUp.js';
import { createPages } from '../load/runLoad.js';
import { SECRET, startGateway } from '../load/startGateway.js';
import { startService } from '../load/startService.js';
import { readAppendOnlyFile } from './readAppendOnlyFile.js';

const API_KEY = 'key-of-the-bank-5f0c77';
const FORCED: readonly CacheableField[] = ['name', 'website', 'img', 'category', 'categories'];
const THIRTY_DAYS_MS = 30 * 86_400_000;

/** Kept under every policy: neither is another source's data. */
const ABOUT = ['isClearResponse', 'cachePolicy'];
/** The terms of places providers allow an id for ever, and a position for 30 days. */
const OF_PLACES = ['place_id', 'position'];
/** `cachePolicy` has no key for what only the service can know. */
const ONLY_OWN = ['intermediary', 'brand', 'aggregateLevel', 'store'];
/** Place fields for which `cachePolicy` has no key: they are labelled as the hours are. */
const LIKE_HOURS = ['rating', 'reviews', 'price_level', 'locality'];

interface Policy {
  readonly sources: readonly string[];
  readonly forced: readonly CacheableField[];
}

/** The rule that the contract states, written a second time. */
function mayBeStored(record: MerchantRecord, field: string, { sources, forced }: Policy): boolean {
  if (ABOUT.includes(field) || OF_PLACES.includes(field)) return true;
  if (ONLY_OWN.includes(field)) return sources.length > 0;
  const label = record.cachePolicy?.[LIKE_HOURS.includes(field) ? 'opening_hours' : field];
  if (label !== undefined) return sources.includes(label);
  return sources.length > 0 && (forced as readonly string[]).includes(field);
}

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/**
 * Whether finding it in Redis means that it was stored. Four letters turn up in a hash by chance; so
 * could eight, once in a million runs.
 */
const isTelling = (text: string) => text.length >= 8 || (text.length >= 5 && /[^\w-]/.test(text));

const closing: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** Looks up the same pages twice, so that the second time is answered by what was stored. */
async function run(policy: Policy) {
  const server = await startRedis();
  closing.push(() => server.stop());
  const client = createClient({ url: server.url });
  await client.connect();
  closing.push(() => client.destroy());
  // From now on every write is in a file, also of what is deleted or overwritten later.
  await client.configSet({ appendonly: 'yes', appendfsync: 'always' });
  const service = await startService({ apiKey: API_KEY });
  closing.push(() => service.stop());
  // As a real service, it accepts one key; the sandbox behind it has the same.
  const gateway = await startGateway({
    serviceUrl: service.url,
    apiKey: API_KEY,
    store: redisStore(client),
    cacheableSources: policy.sources,
    // Whatever was cut: as much is stored as ever may be.
    wantsMore: () => false,
  });
  closing.push(() => gateway.stop());
  const options = policy.forced.length > 0 ? { forceCacheableFields: policy.forced } : {};
  const pages = createPages(40, 'transaction-of-the-bank').map((page) => ({ ...page, options }));
  for (let visit = 0; visit < 2; visit += 1) {
    await Promise.all(pages.map((page) => lookUp(gateway.url, page)));
  }
  return { client, pages, service };
}

async function truthOf(pages: readonly Page[], serviceUrl: string): Promise<MerchantRecord[]> {
  const truth = createTruth(serviceUrl);
  const answers = pages.flatMap(({ rows, type, options }) =>
    rows.map((row) => truth.of(row, type, options)),
  );
  return (await Promise.all(answers)).flatMap((json) => JSON.parse(json));
}

it.each<[string, Policy]>([
  ['nothing may be stored', { sources: [], forced: [] }],
  ["the service's own fields may be stored", { sources: [OWN_SOURCE], forced: [] }],
  ['its own and forced fields may be stored', { sources: [OWN_SOURCE], forced: FORCED }],
  ['no source is named, whatever a page forces', { sources: [], forced: FORCED }],
])('Redis holds nothing that it may not hold, if %s', async (_, policy) => {
  const { client, pages, service } = await run(policy);
  const truth = await truthOf(pages, service.url);
  const bytes = await readAppendOnlyFile(client);

  const allowed = new Set<string>();
  const forbidden = new Set<string>();
  for (const record of truth) {
    for (const [field, value] of Object.entries(record)) {
      const texts =
        field === 'cachePolicy' ? Object.values(record.cachePolicy ?? {}) : textsIn(value);
      for (const text of texts)
        (mayBeStored(record, field, policy) ? allowed : forbidden).add(text);
    }
  }
  const allowedText = [...allowed].join('\n');
  const rowTexts = pages
    .flatMap(({ rows }) => rows)
    .flatMap(({ id: _, ...row }: Transaction) => textsIn(row));
  // What an allowed field says, too, may be there: a brand is often named as its merchant is, and
  // raw text that is a clean name already is the name.
  const secrets = [...new Set([...forbidden, ...rowTexts])].filter(
    (text) => isTelling(text) && !allowedText.includes(text),
  );
  const found = secrets.filter((text) => bytes.includes(text));
  expect(found).toEqual([]);
  // Enough is left to look for.
  expect(secrets.length).toBeGreaterThan(300);

  for (const secret of ['transaction-of-the-bank', 'customer ', API_KEY, SECRET]) {
    expect(bytes).not.toContain(secret);
  }

  // Numbers and short texts are told by their fields.
  // An epoch is a random text.
  const keys = (await client.keys('*')).filter((key) => !key.endsWith(':epoch'));
  const stored = (await client.mGet(keys)).map((value) => recordsIn(value ?? ''));
  for (const [index, records] of stored.entries()) {
    for (const record of records) {
      const wrong = Object.entries(record).filter(
        // An empty text is nobody's data.
        ([field, value]) => value !== '' && !mayBeStored(record, field, policy),
      );
      expect(wrong).toEqual([]);
    }
    const ttl = await client.pTTL(keys[index] ?? '');
    expect(ttl).toBeGreaterThan(0);
    expect(ttl).toBeLessThanOrEqual(THIRTY_DAYS_MS);
  }

  // It was looked where something is.
  const kept = [...allowed].filter((text) => isTelling(text) && bytes.includes(text));
  const storesAnything = policy.sources.length > 0;
  expect(stored.flat().length > 100).toBe(storesAnything);
  expect(kept.length > 100).toBe(storesAnything);
  expect(bytes.length).toBeGreaterThan(1_000);
});

/** The records of a stored value, which ends with them. */
function recordsIn(value: string): MerchantRecord[] {
  return JSON.parse(value.slice(value.indexOf('\n') + 1));
}
