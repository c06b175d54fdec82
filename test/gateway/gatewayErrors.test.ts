import { afterEach, expect, it, vi } from 'vitest';
import type { GatewayErrorKind, GatewayEvent } from '../../src/gateway/GatewayEvent.js';
import type { GatewayOptions } from '../../src/gateway/GatewayOptions.js';
import { memoryStore } from '../../src/gateway/store/memoryStore.js';
import { createService, gatewayWith, post, row, SECRET } from './gatewayWith.js';

const FAULT = new Error('of the host app');
const explode = () => {
  throw FAULT;
};
const reject = () => Promise.reject(FAULT);
const down = { getMany: reject, setMany: reject, deleteMany: reject };

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const cases: [GatewayErrorKind, string, Partial<GatewayOptions>, status: number][] = [
  ['authorize', 'throws', { authorize: explode }, 500],
  ['authorize', 'rejects', { authorize: reject }, 500],
  ['scopeOf', 'rejects', { scopeOf: reject }, 500],
  ['apiKey', 'rejects', { apiKey: reject }, 502],
  ['redact', 'throws', { redact: explode }, 200],
  ['onEvent', 'throws', { onEvent: explode }, 200],
  ['onEvent', 'rejects', { onEvent: reject as never }, 200],
  ['wantsMore', 'rejects', { wantsMore: reject as never, cacheableSources: ['x'] }, 200],
  ['store', 'rejects', { store: { ...memoryStore(), ...down }, secret: SECRET }, 200],
];

it.each(cases)('tells in production that %s %s, and goes on', async (kind, _, options, status) => {
  vi.stubEnv('NODE_ENV', 'production');
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const errors: [string, unknown][] = [];
  const onError = (name: string, error: unknown) => void errors.push([name, error]);
  const service = createService();
  service.instead = ({ body }) => {
    const record = { name: 'A', address: 'x', cachePolicy: { name: 'x', address: 'y' } };
    return Response.json(Object.fromEntries(body.transactions.map(({ id }) => [id, [record]])));
  };
  const gateway = gatewayWith({ fetch: service.fetch, onError, ...options });
  const response = await post(gateway, [row('a', 'SHOP'), row('b', 'OTHER')], { type: 'extended' });
  expect(response.status).toBe(status);
  expect(await response.text()).not.toContain(FAULT.message);
  await vi.waitFor(() => expect(errors).toContainEqual([kind, FAULT]), 15_000);
  expect(new Set(errors.map(([name]) => name))).toEqual(new Set([kind]));
  // Node tells of them before the next turn of its event loop.
  await new Promise(setImmediate);
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

it.each([
  ['is asynchronous', async (given: object) => given, TypeError],
  ['is asynchronous and rejects', async () => explode(), Error],
  ['returns nothing', () => undefined, TypeError],
  ['returns another row', () => row('other', 'SHOP'), TypeError],
])('sends nothing of a row whose rule %s, and says so', async (_, redact, Fault) => {
  vi.stubEnv('NODE_ENV', 'production');
  const errors: unknown[] = [];
  const service = createService();
  const gateway = gatewayWith({
    fetch: service.fetch,
    redact: redact as never,
    onError: (kind, error) => void errors.push([kind, error]),
  });
  expect(await (await post(gateway, [row('a', 'SHOP')])).json()).toEqual({ a: [] });
  expect(service.calls).toHaveLength(0);
  await vi.waitFor(() => expect(errors).toEqual([['redact', expect.any(Fault)]]), 15_000);
});

it('takes an onError that rejects for one that does not', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const gateway = gatewayWith({ authorize: explode, onError: reject as never });
  expect((await post(gateway, [row('a', 'SHOP')])).status).toBe(500);
  await new Promise(setImmediate);
});

it('says of a caller who leaves that they left, and counts no failure', async () => {
  const service = createService();
  service.instead = () => new Promise<never>(() => {});
  const events: GatewayEvent[] = [];
  const onEvent = (event: GatewayEvent) => events.push(event);
  let admit = (_: boolean) => {};
  const slow = new Promise<boolean>((resolve) => (admit = resolve));
  const gateway = gatewayWith({
    fetch: service.fetch,
    onEvent,
    authorize: (request) => (request.headers.get('Authorization') === 'slow' ? slow : true),
  });
  const leaving = new AbortController();
  const { signal } = leaving;
  const answers = [
    post(gateway, [row('a', 'SHOP'), row('b', 'SHOP')], { signal }),
    post(gateway, [row('a', 'SHOP')], { signal, scope: 'slow' }),
  ];
  await vi.waitFor(() => expect(service.calls).toHaveLength(1), 15_000);
  leaving.abort();
  await Promise.all(answers);
  admit(true);
  const told = events.filter(({ type }) => ['answered', 'refused', 'cancelled'].includes(type));
  expect(told).toEqual([
    { type: 'cancelled', rows: 2, durationMs: expect.any(Number) },
    { type: 'cancelled', rows: 0, durationMs: expect.any(Number) },
  ]);
  const health = await (await gateway.health(new Request('https://bank.example/'))).json();
  expect(health).toMatchObject({ requests: 2, cancelled: 2, failed: 0, inHand: 0 });
  await gateway.close();
});
