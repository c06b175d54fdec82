import { describe, expect, it, vi } from 'vitest';
import { createSandbox, SANDBOX_API_KEY } from '../../src/sandbox/index.js';
import type { MerchantRecords } from '../../src/testing/MerchantRecords.js';
import {
  type MerchantHandlerOptions,
  merchantHandler,
  merchantRoute,
} from '../../src/testing/merchantHandler.js';
import { merchantRecord } from '../../src/testing/merchantRecord.js';

const URL = 'https://bank.example/api/v3/merchant/list';
const JSON_TYPE = { 'Content-Type': 'application/json' };

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | null;
}

async function ask(options: MerchantHandlerOptions, sent: Sent) {
  const request = new Request(URL, { method: 'POST', headers: JSON_TYPE, ...sent });
  const response = await merchantHandler(options)({ request });
  return { status: response.status, body: await response.json(), headers: response.headers };
}

/** The same through Playwright's `Route`. */
async function route(options: MerchantHandlerOptions, sent: Sent) {
  const { method = 'POST', headers = JSON_TYPE, body = null } = sent;
  const fulfill = vi.fn(async (_: { status: number; headers: object; body: string }) => {});
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  await merchantRoute(options)({
    request: () => ({ method: () => method, headers: () => lower, postData: () => body }),
    fulfill,
  });
  const [response] = fulfill.mock.calls[0] ?? [];
  return { status: response?.status, body: JSON.parse(response?.body ?? '') };
}

const rows = (ids: readonly string[], options: object = {}) => ({
  body: JSON.stringify({
    type: 'restrictive',
    ...options,
    transactions: ids.map((id) => ({ id, merchant_name: `SHOP ${id}` })),
  }),
});
const records = { a: merchantRecord(), __proto__: merchantRecord() };

describe.each([
  ['merchantHandler', ask],
  ['merchantRoute', route],
])('%s', (_, send) => {
  it('answers exactly the ids that were sent, and finds nothing for those without a record', async () => {
    const { status, body } = await send({ records }, rows(['b', 'a', 'constructor']));
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['b', 'a', 'constructor']);
    expect(body.b).toEqual([]);
    expect(body.constructor).toEqual([]);
    expect(body.a).toHaveLength(1);
  });

  it('sends of a record what the type of the request has, with labels for no more than that', async () => {
    const restrictive = (await send({ records }, rows(['a']))).body.a[0];
    const fields = [
      ...['name', 'website', 'img', 'logoImg', 'categoryImg', 'logoScore', 'address', 'category'],
      ...['categories', 'isClearResponse', 'cachePolicy'],
    ];
    expect(Object.keys(restrictive).sort()).toEqual(fields.sort());
    expect(Object.keys(restrictive.cachePolicy).sort()).toEqual(
      fields.filter((field) => field !== 'cachePolicy'),
    );
    const additional = (await send({ records }, rows(['a'], { additionalInfo: true }))).body.a[0];
    expect(Object.keys(additional).sort()).toEqual(
      [...fields, 'intermediary', 'brand', 'aggregateLevel', 'store'].sort(),
    );
    const extended = (await send({ records }, rows(['a'], { type: 'extended' }))).body.a[0];
    expect(extended).toMatchObject({ phone: records.a.phone, rating: 4.6 });
    expect(extended.opening_hours.periods[0].open).toEqual({ day: 0, time: 730 });
  });

  it('sends hours that are not in digits as they are', async () => {
    const times = ['0730', '07:30', '9:30', ''];
    const periods = times.map((time, day) => ({ open: { day, time } }));
    const odd = { a: merchantRecord({ opening_hours: { periods } }) };
    const { body } = await send({ records: odd }, rows(['a'], { type: 'extended' }));
    const sent = body.a[0].opening_hours.periods;
    expect(sent.map(({ open }: { open: object }) => open)).toEqual(
      [730, '07:30', '9:30', ''].map((time, day) => ({ day, time })),
    );
  });

  it('sends no tidied name when the request wants none', async () => {
    const tidied = { a: merchantRecord({ isClearResponse: true }) };
    expect((await send({ records: tidied }, rows(['a']))).body.a).toHaveLength(1);
    const { body } = await send({ records: tidied }, rows(['a'], { clearResponse: false }));
    expect(body.a).toEqual([]);
  });

  it('sends several records in their order, and leaves out a row that fails', async () => {
    const both = [merchantRecord({ name: 'First' }), merchantRecord({ name: 'Second' })];
    const { body } = await send({ records: { a: both, b: 'failed' } }, rows(['a', 'b']));
    expect(body.a.map(({ name }: { name: string }) => name)).toEqual(['First', 'Second']);
    expect(Object.keys(body)).toEqual(['a']);
  });

  it.each<[string, Sent]>([
    ['another method', { method: 'GET', body: null }],
    ['another content type', { ...rows(['a']), headers: { 'Content-Type': 'text/plain' } }],
    ['no JSON', { body: '{' }],
    ['an array', { body: '[]' }],
    ['no type', { body: '{"transactions":[{"id":"a"}]}' }],
    ['an unknown type', rows(['a'], { type: 'full' })],
    ['no rows', rows([])],
    ['a row without an id', { body: '{"type":"extended","transactions":[{}]}' }],
    ['an id twice', rows(['a', 'a'])],
    ['a field of the wrong type', rows(['a'], { additionalInfo: 'yes' })],
  ])('refuses %s like the sandbox', async (_name, sent) => {
    const expected = await createSandbox()(
      new Request(URL, {
        method: 'POST',
        ...sent,
        headers: { ...JSON_TYPE, 'X-Api-Key': SANDBOX_API_KEY, ...sent.headers },
      }),
    );
    const { status, body } = await send({ records }, sent);
    expect(status).toBeGreaterThanOrEqual(400);
    expect({ status, body }).toEqual({ status: expected.status, body: await expected.json() });
  });
});

it('reads its records with each request', async () => {
  const records: MerchantRecords = {};
  const handler = merchantHandler({ records });
  const ask = async () => {
    const request = new Request(URL, { method: 'POST', headers: JSON_TYPE, ...rows(['a']) });
    return (await handler({ request })).json();
  };
  expect(await ask()).toEqual({ a: [] });
  records.a = merchantRecord();
  expect(await ask()).toMatchObject({ a: [{ name: 'Tidewell Roasters' }] });
});

it('never answers a request with a row that is pending', async () => {
  const handler = merchantHandler({ records: { b: 'pending' } });
  const askFor = (...ids: string[]) =>
    handler({ request: new Request(URL, { method: 'POST', headers: JSON_TYPE, ...rows(ids) }) });
  const answered = vi.fn();
  askFor('a', 'b').then(answered);
  // A later request is answered meanwhile.
  await askFor('a');
  expect(answered).not.toHaveBeenCalled();
});

it('has a setup file that leaves an environment without a DOM as it is', async () => {
  expect(typeof document).toBe('undefined');
  await import('../../src/testing/setup.js');
  expect(typeof IntersectionObserver).toBe('undefined');
});
