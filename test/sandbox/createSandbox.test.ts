import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createSandbox,
  OWN_SOURCE,
  PLACES_SOURCE,
  SANDBOX_API_KEY,
  sandboxTransactions,
} from '../../src/sandbox/index.js';
import { recordsWith } from '../../src/service/response/recordFields.js';
import { merchantRecord } from '../../src/testing/merchantRecord.js';
import { LIST_URL, listRequest, NOW, requestRecord, requestSandbox } from './requestSandbox.js';

const COFFEE = 'PYZ*NORTHSIDE COFF 2041 LONDON GB';
const UNREADABLE = 'SQR*8841 MERID BOOKS 0412 LEEDS GB';
const UNKNOWN = 'HARBOTTLE TEA ROOMS 3310 WHITBY GB';
/** A merchant without a logo of its own. */
const NO_LOGO = 'BRAMBLEGATE FARM SHOP BATH GB';

/** Every field of the interface. */
const FIELDS = Object.keys(merchantRecord()).sort();
const RESTRICTIVE = FIELDS.filter((field) => recordsWith(field) === 'restrictive');
const OWN = FIELDS.filter((field) => recordsWith(field) === 'own');

const one = (merchant_name: string) => [{ id: 'a', merchant_name }];

describe('the list', () => {
  it('returns exactly the ids that were sent', async () => {
    const transactions = sandboxTransactions(60, { now: NOW }).map(({ id, merchant_name }) => ({
      id,
      merchant_name,
    }));
    const rows = await requestSandbox({ transactions });
    expect(Object.keys(rows).sort()).toEqual(transactions.map(({ id }) => id).sort());
  });

  it('accepts ids that are names of object members', async () => {
    const ids = ['__proto__', 'constructor', 'toString', '1', ''];
    const transactions = ids.map((id) => ({ id, merchant_name: COFFEE }));
    const sandbox = createSandbox({ now: () => NOW });
    const response = await sandbox(listRequest({ type: 'restrictive', transactions }));
    const rows: object = JSON.parse(await response.text());
    for (const id of ids) {
      const row: unknown = Object.getOwnPropertyDescriptor(rows, id)?.value;
      expect(row).toEqual([expect.objectContaining({ name: 'Northside Coffee' })]);
    }
    expect(Object.keys(rows)).toHaveLength(ids.length);
  });

  it('does not remember the merchant of an id between requests', async () => {
    const sandbox = createSandbox();
    const send = async (merchant_name: string) => {
      const body = { type: 'restrictive', transactions: one(merchant_name) };
      const rows = await (await sandbox(listRequest(body))).json();
      return rows.a[0].name;
    };
    expect(await send(COFFEE)).toBe('Northside Coffee');
    expect(await send('MERIDIAN STREAM')).toBe('Meridian Stream');
  });

  it('keeps restrictive records to the reduced field set', async () => {
    expect(Object.keys(await requestRecord(COFFEE)).sort()).toEqual(RESTRICTIVE);
    const transactions = sandboxTransactions(400, { now: NOW }).map(({ id, merchant_name }) => ({
      id,
      merchant_name,
    }));
    const rows = await requestSandbox({ transactions });
    const fields = new Set(Object.values(rows).flat().flatMap(Object.keys));
    expect([...fields].filter((field) => !RESTRICTIVE.includes(field))).toEqual([]);
  });

  it('adds the place fields to extended records', async () => {
    const record = await requestRecord(COFFEE, { type: 'extended' });
    // The merchant belongs to no group.
    expect(Object.keys(record).sort()).toEqual(
      FIELDS.filter((field) => field !== 'aggregateLevel'),
    );
    expect(record).toMatchObject({
      locality: 'London',
      country: 'GB',
      store: { id: '2041' },
      intermediary: { name: 'PayZip', website: 'https://payzip.example' },
      rating: 4.6,
    });
  });

  it('writes times as numbers', async () => {
    const record = await requestRecord(COFFEE, { type: 'extended' });
    const times = record.opening_hours?.periods?.map(({ open }) => open.time);
    expect(times).toEqual([800, 700, 700, 700, 700, 700, 800]);
  });

  it('gives merchants that sell online an empty address and no place', async () => {
    const record = await requestRecord('MERIDIAN STREAM', { type: 'extended' });
    expect(record.address).toBe('');
    expect(record).not.toHaveProperty('opening_hours');
    expect(record).not.toHaveProperty('place_id');
  });

  it('returns a chain without a town as the chain, without guessing a place', async () => {
    const record = await requestRecord('NORTHSIDE COFFEE', { type: 'extended' });
    expect(record).toMatchObject({ name: 'Northside Coffee', address: '' });
    expect(record).not.toHaveProperty('opening_hours');
  });

  it('returns an empty array for a row without merchant text', async () => {
    expect(await requestSandbox({ transactions: [{ id: 'a' }] })).toEqual({ a: [] });
  });

  it('gives several records where merchants share a name', async () => {
    const rows = await requestSandbox({ type: 'extended', transactions: one('VELVET HERON 7105') });
    expect(rows.a?.map(({ name, locality }) => [name, locality])).toEqual([
      ['Velvet Heron', 'Bristol'],
      ['Velvet Heron', 'York'],
      ['Velvet Heron', 'Edinburgh'],
    ]);
  });

  it('gives equal responses to equal requests', async () => {
    const body = { type: 'extended', transactions: one(COFFEE) };
    expect(await requestSandbox(body)).toEqual(await requestSandbox(body));
  });

  it('accepts a year of rows in one request', async () => {
    const transactions = sandboxTransactions(2000, { now: NOW }).map(({ id, merchant_name }) => ({
      id,
      merchant_name,
    }));
    expect(Object.keys(await requestSandbox({ type: 'extended', transactions }))).toHaveLength(
      2000,
    );
  });
});

describe('options', () => {
  it('tidies the name of an unknown merchant by default and says so', async () => {
    expect(await requestRecord(UNKNOWN)).toMatchObject({
      name: 'Harbottle Tea Rooms',
      isClearResponse: true,
    });
  });

  it('gives a tidied name the category that its category code implies', async () => {
    const transactions = [{ id: 'a', merchant_name: UNKNOWN, mcc: '5812' }];
    const rows = await requestSandbox({ transactions });
    expect(rows.a?.[0]).toMatchObject({ category: 'Eating out', isClearResponse: true });
    expect(await requestRecord(UNKNOWN)).not.toHaveProperty('category');
  });

  it('returns an empty array for an unknown merchant when clearResponse is false', async () => {
    const transactions = [
      { id: 'known', merchant_name: COFFEE },
      { id: 'unknown', merchant_name: UNKNOWN },
    ];
    const rows = await requestSandbox({ clearResponse: false, transactions });
    expect(rows.unknown).toEqual([]);
    expect(rows.known?.[0]).toMatchObject({ name: 'Northside Coffee', isClearResponse: false });
  });

  it('returns an empty array for a text without a readable name', async () => {
    for (const text of [UNREADABLE, 'POS 1654 REF 05974611', '   ']) {
      expect(await requestSandbox({ transactions: one(text) }), text).toEqual({ a: [] });
    }
  });

  it('uses the category picture if a merchant has no logo', async () => {
    const record = await requestRecord(NO_LOGO);
    expect(record.logoImg).toBe('https://bank.example/images/categories/groceries@2x.svg');
    expect(record.img).toBe(record.logoImg);
    expect(record).not.toHaveProperty('logoScore');
  });

  it('omits the logo if there is none and defaultLogo is false', async () => {
    const record = await requestRecord(NO_LOGO, { defaultLogo: false });
    expect(record).not.toHaveProperty('logoImg');
    expect(record).not.toHaveProperty('img');
    expect(record.categoryImg).toBe('https://bank.example/images/categories/groceries@2x.svg');
    expect(await requestRecord(COFFEE, { defaultLogo: false })).toHaveProperty('logoImg');
  });

  it.each([
    ['1x', 'northside-coffee.svg', '64'],
    ['2x', 'northside-coffee@2x.svg', '128'],
    ['3x', 'northside-coffee@3x.svg', '192'],
  ])('names logos of size %s and serves them in that size', async (logo_size, file, px) => {
    const record = await requestRecord(COFFEE, { logo_size });
    expect(record.logoImg).toBe(`https://bank.example/images/logos/${file}`);
    const svg = await (await createSandbox()(new Request(record.logoImg ?? ''))).text();
    expect(svg).toMatch(new RegExp(`^<svg [^>]*\\bwidth="${px}" height="${px}"`));
  });

  it('uses 2x logos when no size is named', async () => {
    expect((await requestRecord(COFFEE)).logoImg).toMatch(/@2x\.svg$/);
  });

  it.each([
    ['de', 'Kaffee', 'Montag: 07:00–20:00 Uhr', 'de'],
    ['de-AT', 'Kaffee', 'Montag: 07:00–20:00 Uhr', 'de'],
    ['FR_ca', 'Café', 'lundi: 07:00–20:00', 'fr'],
    ['en-GB', 'Coffee', 'Monday: 7:00\u202fAM\u2009–\u20098:00\u202fPM', 'en'],
    ['ja', 'Coffee', 'Monday: 7:00\u202fAM\u2009–\u20098:00\u202fPM', 'en'],
  ])('writes labels, hours and reviews for the language %s', async (tag, label, monday, code) => {
    const record = await requestRecord(COFFEE, { type: 'extended', language: tag });
    expect(record.category).toBe(label);
    expect(record.categories?.at(-1)).toBe(label);
    expect(record.opening_hours?.weekday_text?.[0]).toBe(monday);
    const reviews = [record.reviews ?? []].flat();
    expect(reviews.map(({ language }) => language)).toEqual(reviews.map(() => code));
    expect(reviews[0]?.translated).toBe(code !== 'en');
  });

  it('labels every labelled field with its source', async () => {
    const { cachePolicy } = await requestRecord(NO_LOGO, { type: 'extended' });
    expect(cachePolicy).toMatchObject({
      name: PLACES_SOURCE,
      category: PLACES_SOURCE,
      opening_hours: PLACES_SOURCE,
      categoryImg: OWN_SOURCE,
      isClearResponse: OWN_SOURCE,
    });
    expect(cachePolicy).not.toHaveProperty('rating');
    expect(cachePolicy).not.toHaveProperty('locality');
  });

  it('labels the fields of a known brand as its own', async () => {
    const { cachePolicy } = await requestRecord(COFFEE);
    expect(cachePolicy).toMatchObject({ name: OWN_SOURCE, address: PLACES_SOURCE });
  });

  it('gives no label to a value that is empty', async () => {
    const cleaned = await requestRecord(UNKNOWN);
    expect(cleaned.address).toBe('');
    expect(cleaned.cachePolicy).not.toHaveProperty('address');
    expect(Object.values(cleaned.cachePolicy ?? {})).not.toContain(PLACES_SOURCE);
  });

  it('forces only the named fields to come from its own source', async () => {
    const forceCacheableFields = ['name', 'img'];
    const { cachePolicy } = await requestRecord(NO_LOGO, { forceCacheableFields });
    expect(cachePolicy).toMatchObject({
      name: OWN_SOURCE,
      img: OWN_SOURCE,
      website: PLACES_SOURCE,
      category: PLACES_SOURCE,
    });
  });

  it('adds what only the service knows when additionalInfo is true', async () => {
    const text = 'HARROW AND VALE 0217 LEEDS GB';
    const record = await requestRecord(text, { additionalInfo: true });
    expect(Object.keys(record).sort()).toEqual(
      [...RESTRICTIVE, ...OWN].filter((field) => field !== 'intermediary').sort(),
    );
    expect(record.aggregateLevel).toMatchObject({
      id: 'fairquill-group',
      name: 'Fairquill Retail Group',
    });
  });

  it('ignores fields it does not know', async () => {
    const record = await requestRecord(COFFEE, { colour: 'blue' });
    expect(record.name).toBe('Northside Coffee');
  });
});

describe('addresses', () => {
  it('writes picture URLs with the origin and prefix of the request', async () => {
    const body = { type: 'extended', transactions: one('HARROW AND VALE 0217 LEEDS GB') };
    const url = 'http://localhost:6006/demo/bank/api/v3/merchant/list?region=1';
    const rows = await (await createSandbox()(listRequest(body, { url }))).json();
    const [record] = rows.a;
    expect(record.logoImg).toBe(
      'http://localhost:6006/demo/bank/images/logos/harrow-and-vale@2x.svg',
    );
    expect(record.aggregateLevel.img).toBe(
      'http://localhost:6006/demo/bank/images/logos/fairquill-group@2x.svg',
    );
    const picture = await createSandbox()(new Request(record.logoImg));
    expect(picture.status).toBe(200);
  });

  it('serves pictures without a key, cacheable, with their type fixed', async () => {
    const url = 'https://bank.example/images/logos/northside-coffee@2x.svg';
    const response = await createSandbox()(new Request(url));
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await response.text()).toMatch(/^<svg /);
  });

  it('serves a picture whose address was percent-encoded', async () => {
    const url = 'https://bank.example/images/logos/northside-coffee%402x.svg';
    expect((await createSandbox()(new Request(url))).status).toBe(200);
  });

  it('responds to HEAD for a picture without a body', async () => {
    const url = 'https://bank.example/images/categories/travel.svg';
    const response = await createSandbox()(new Request(url, { method: 'HEAD' }));
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  it.each([
    ['GET', LIST_URL, 405, 'the list answers POST only'],
    ['PUT', LIST_URL, 405, 'the list answers POST only'],
    ['POST', 'https://bank.example/images/logos/payzip.svg', 405, 'pictures answer GET only'],
    ['GET', 'https://bank.example/images/logos/nobody.svg', 404, 'there is no such picture'],
    ['GET', 'https://bank.example/images/logos/payzip@9x.svg', 404, 'there is no such picture'],
    ['GET', 'https://bank.example/', 404, 'there is nothing at this path'],
    ['POST', 'https://bank.example/api/v2/merchant/list', 404, 'there is nothing at this path'],
  ])('refuses %s %s with %i', async (method, url, status, error) => {
    const response = await createSandbox()(new Request(url, { method }));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error });
  });
});

describe('the key', () => {
  const body = { type: 'restrictive', transactions: one(COFFEE) };
  const headers = (key?: string) => ({
    'Content-Type': 'application/json',
    ...(key !== undefined && { 'X-Api-Key': key }),
  });

  it('is required', async () => {
    const response = await createSandbox()(listRequest(body, { headers: headers() }));
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ error: 'the header X-Api-Key is missing' });
  });

  it('must be the one the sandbox was made with', async () => {
    const sandbox = createSandbox({ apiKey: 'mine' });
    const wrong = await sandbox(listRequest(body, { headers: headers(SANDBOX_API_KEY) }));
    expect(wrong.status).toBe(401);
    expect(await wrong.json()).toEqual({ error: 'the header X-Api-Key holds no known key' });
    const right = await sandbox(listRequest(body, { headers: headers('mine') }));
    expect(right.status).toBe(200);
  });
});

describe('latency', () => {
  afterEach(() => void vi.useRealTimers());

  const body = { type: 'restrictive', transactions: one(COFFEE) };

  it('adds up with a slow fault', async () => {
    vi.useFakeTimers();
    const sandbox = createSandbox({ latencyMs: 100, faults: [{ kind: 'slow', ms: 400 }] });
    const settled = vi.fn();
    const response = sandbox(listRequest(body)).then(settled);
    await vi.advanceTimersByTimeAsync(499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await response;
    expect(settled).toHaveBeenCalledOnce();
  });

  it('stops waiting when the request is aborted', async () => {
    const controller = new AbortController();
    const request = listRequest(body, { signal: controller.signal });
    const rows = createSandbox({ latencyMs: 60_000 })(request);
    controller.abort();
    await expect(rows).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('draws latencies from a range, the same for the same seed', async () => {
    const draw = async (seed: number) => {
      const timeout = vi.spyOn(globalThis, 'setTimeout').mockImplementation((run) => {
        queueMicrotask(() => (run as () => void)());
        return 0 as unknown as ReturnType<typeof setTimeout>;
      });
      const sandbox = createSandbox({ latencyMs: [100, 300], seed });
      for (let call = 0; call < 5; call += 1) await sandbox(listRequest(body));
      const waits = timeout.mock.calls.map(([, ms]) => Number(ms)).filter((ms) => ms >= 100);
      timeout.mockRestore();
      return waits;
    };
    const first = await draw(7);
    expect(first).toHaveLength(5);
    expect(first.every((ms) => ms >= 100 && ms <= 300)).toBe(true);
    expect(new Set(first).size).toBe(5);
    expect(await draw(7)).toEqual(first);
    expect(await draw(8)).not.toEqual(first);
  });
});
