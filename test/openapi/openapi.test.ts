import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Handler } from '../../src/endpoint/EndpointOptions.js';
import gatewayDocument from '../../src/openapi/gateway.json' with { type: 'json' };
import serviceDocument from '../../src/openapi/service.json' with { type: 'json' };
import { createReportRelay, type ReportRelayOptions } from '../../src/reports/createReportRelay.js';
import { createSandbox, sandboxTransactions } from '../../src/sandbox/index.js';
import { createListRequest } from '../../src/service/request/createListRequest.js';
import {
  TRANSACTION_FIELDS,
  toWireTransaction,
} from '../../src/service/request/toWireTransaction.js';
import { createService, gatewayWith } from '../gateway/gatewayWith.js';
import { createProxy, type Fetch, LOGO, never, picture } from '../images/proxyForTests.js';
import { listRequest, NOW } from '../sandbox/requestSandbox.js';
import { type Schema, toModule } from './schemaTypes.js';

const DOCUMENTS = { service: serviceDocument, gateway: gatewayDocument };
type Name = keyof typeof DOCUMENTS;

/** Without the fields that no schema names, which a service may add. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.entries(schema).map(([name, part]) => [name, closed(part)]);
  const isRecord = 'properties' in schema && 'type' in schema && schema.type === 'object';
  return Object.fromEntries(isRecord ? [...parts, ['additionalProperties', false]] : parts);
}

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { 'date-time': (text: string) => !Number.isNaN(Date.parse(text)) },
});
for (const [name, document] of Object.entries(DOCUMENTS)) {
  ajv.addSchema(closed(document) as object, `${name}.json`);
}

/** What is wrong with a value by the schema at this path of a document. */
function faultsOf(name: Name, path: readonly string[], value: unknown): string[] {
  const pointer = path.map((part) => part.replaceAll('/', '~1')).join('/');
  const validate = ajv.compile({ $ref: `${name}.json#/${pointer}` });
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}

const schemaOf = (schema: string) => ['components', 'schemas', schema];
const bodyOf = (path: string, status: number, method = 'post') => {
  const response = ['paths', path, method, 'responses', `${status}`];
  return [...response, 'content', 'application/json', 'schema'];
};

const statement = sandboxTransactions(300, { seed: 2, now: NOW });
const rows = statement.map((row) => toWireTransaction(row));

it.each(Object.entries(DOCUMENTS))('%s.json is a document of OpenAPI 3.1', async (_, document) => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

describe('the types', () => {
  /** Inside the project, so that its settings and modules are found. */
  const folder = mkdtempSync(resolve('.openapi-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  function compile(source: string): Promise<string[]> {
    for (const [name, { components }] of Object.entries(DOCUMENTS)) {
      const schemas = components.schemas as Record<string, Schema>;
      writeFileSync(join(folder, `${name}.ts`), toModule(schemas));
    }
    writeFileSync(join(folder, 'check.ts'), source);
    const settings = { extends: '../tsconfig.json', files: ['check.ts'], include: [] };
    const compilerOptions = { noUnusedLocals: false, types: ['node'], rootDir: '..' };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...settings, compilerOptions }));
    const tsc = resolve('node_modules/typescript/bin/tsc');
    return new Promise((done) => {
      execFile(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], (_, stdout) =>
        done(stdout.split('\n').filter((line) => line.includes('error'))),
      );
    });
  }

  /** Each line proves that two types can stand for one another. */
  const CHECKS = `
import type { MerchantReport } from '../src/report/ReportMerchant.js';
import type { GatewayHealth } from '../src/gateway/GatewayOptions.js';
import type { WireOpeningHours, WirePeriodEdge, WireRecord } from '../src/sandbox/WireRecord.js';
import type * as types from '../src/service/types.js';
import type * as gateway from './gateway.js';
import type * as service from './service.js';

/** \`undefined\` is never sent: JSON leaves it out. */
type Sent<T> = T extends string
  ? T
  : T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { [Key in keyof T]: Sent<Exclude<T[Key], undefined>> }
    : T;
type Same<A, B> = [Sent<A>] extends [Sent<B>] ? ([Sent<B>] extends [Sent<A>] ? true : 'wider') : 'narrower';
type Is<T extends true> = T;
type Keys<A, B> = [keyof A, keyof B] extends [keyof B, keyof A] ? true : 'other fields';

export type Proofs = [
  Is<Same<service.Transaction, types.Transaction>>,
  Is<Same<service.MerchantListRequest, types.MerchantListRequest>>,
  Is<Same<service.Position, types.Position>>,
  Is<Same<service.Review, types.Review>>,
  Is<Same<service.SpecialDay, types.SpecialDay>>,
  Is<Same<service.Intermediary, types.Intermediary>>,
  Is<Same<service.Brand, types.Brand>>,
  Is<Same<service.AggregateLevel, types.AggregateLevel>>,
  Is<Keys<service.MerchantRecord, types.MerchantRecord>>,
  Is<Keys<service.OpeningHours, Omit<types.OpeningHours, 'unreadPeriods'>>>,
  Is<Keys<service.PeriodEdge, types.PeriodEdge>>,
  Is<Same<
    Omit<service.MerchantRecord, 'reviews' | 'opening_hours'>,
    Omit<types.MerchantRecord, 'reviews' | 'opening_hours'>
  >>,
  Is<Same<gateway.Transaction, types.Transaction>>,
  Is<Same<gateway.MerchantRecord, types.MerchantRecord>>,
  Is<Same<gateway.GatewayHealth, GatewayHealth>>,
  Is<Same<gateway.MerchantReport, MerchantReport>>,
];
// What the sandbox sends is narrower than what a service may.
export const record = (sent: Sent<WireRecord>): service.MerchantRecord => sent;
export const hours = (sent: Sent<WireOpeningHours>): service.OpeningHours => sent;
export const edge = (sent: Sent<WirePeriodEdge>): service.PeriodEdge => sent;
`;

  it('of the library are those of the documents, in both directions', async () => {
    expect(await compile(CHECKS)).toEqual([]);
    // What is not the same is found.
    const wrong = CHECKS.replace('types.Review>', 'types.Brand>');
    expect((await compile(wrong)).join()).toContain('\'"narrower"\'');
  });
});

describe('what the sandbox and the library send', () => {
  const sandbox = createSandbox({ now: () => NOW });

  it('the fields of a row are those that may leave the browser', () => {
    const { properties } = serviceDocument.components.schemas.Transaction;
    expect(Object.keys(properties)).toEqual(TRANSACTION_FIELDS);
  });

  it.each([
    { type: 'restrictive' },
    { type: 'restrictive', additionalInfo: true, logo_size: '1x', defaultLogo: false },
    { type: 'extended', language: 'de', clearResponse: false },
    { type: 'extended', forceCacheableFields: ['name', 'img'] as const },
  ])('requests and answers with %o', async (options) => {
    const body = createListRequest(rows, options);
    expect(faultsOf('service', schemaOf('MerchantListRequest'), body)).toEqual([]);
    const response = await sandbox(listRequest(body));
    const answer = await response.json();
    expect(Object.keys(answer)).toHaveLength(rows.length);
    expect(faultsOf('service', bodyOf('/api/v3/merchant/list', 200), answer)).toEqual([]);
  });

  it('the example of a request', () => {
    const { post } = serviceDocument.paths['/api/v3/merchant/list'];
    const { example } = post.requestBody.content['application/json'];
    expect(faultsOf('service', schemaOf('MerchantListRequest'), example)).toEqual([]);
    expect(faultsOf('gateway', schemaOf('MerchantListRequest'), example)).toEqual([]);
  });

  it('finds a field that no document has, and one of another type', () => {
    const faults = faultsOf('service', schemaOf('MerchantRecord'), { rating: '4', loyalty: 1 });
    expect(faults).toEqual([' must NOT have additional properties', '/rating must be number']);
  });
});

interface DocumentedResponse {
  description: string;
  headers?: object;
  content?: object;
}

/** Headers that a client reads, of which some responses have only a part. */
const CLIENT_HEADERS = [
  ...['Merchantry-Receipt', 'X-Request-Id', 'X-Timestamp', 'Access-Control-Max-Age'],
  ...['Access-Control-Allow-Methods', 'Access-Control-Allow-Headers'],
];

/** Compares responses with those of one operation, and remembers which it has seen. */
function operation(path: string, method: string, responses: Record<string, DocumentedResponse>) {
  const seen = new Set<string>();
  return {
    async expectDocumented(response: Response): Promise<unknown> {
      const { status } = response;
      const { headers = {}, content = {} }: Partial<DocumentedResponse> = responses[status] ?? {};
      seen.add(`${status}`);
      for (const name of ['Retry-After', 'Allow']) {
        expect(response.headers.has(name), `${status} ${name}`).toBe(name in headers);
      }
      const sent = CLIENT_HEADERS.filter((name) => response.headers.has(name));
      expect(Object.keys(headers)).toEqual(expect.arrayContaining(sent));
      const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';');
      const types = Object.keys(content);
      if (types.length === 0) expect(type).toBe('');
      else expect(types).toContain(type);
      if (type !== 'application/json') return undefined;
      const body: unknown = await response.json();
      expect(faultsOf('gateway', bodyOf(path, status, method), body)).toEqual([]);
      return body;
    },
    expectAllSeen: () => expect([...seen].sort()).toEqual(Object.keys(responses).sort()),
  };
}

/** A body that never ends. */
const endless = (): RequestInit => {
  const body = new ReadableStream({ pull: () => new Promise(() => {}) });
  return { body, duplex: 'half' } as RequestInit;
};

/** A fetch without an answer. */
const hang: typeof fetch = (_, init) =>
  new Promise((_, fail) => {
    init?.signal?.addEventListener('abort', () => fail(init.signal?.reason));
  });

describe('what the gateway sends', () => {
  const PATH = '/api/merchants';
  const { expectDocumented, expectAllSeen } = operation(
    PATH,
    'post',
    gatewayDocument.paths[PATH].post.responses,
  );

  const service = createService({ now: () => NOW });
  const gateway = gatewayWith({
    fetch: service.fetch,
    limits: { bodyMs: 50 },
  });
  const post = (body: unknown, init: RequestInit = {}) =>
    new Request(`https://bank.example${PATH}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
      headers: { 'Content-Type': 'application/json', Authorization: 'a', ...init.headers },
    });
  const list = (type: string, count = 100) => ({ type, transactions: rows.slice(0, count) });

  it.each(['restrictive', 'extended'])('lists with %s', async (type) => {
    expect(faultsOf('gateway', schemaOf('MerchantListRequest'), list(type))).toEqual([]);
    const response = await gateway.fetch(post(list(type)));
    expect(response.headers.has('Merchantry-Receipt')).toBe(true);
    expect(Object.keys((await expectDocumented(response)) as object)).toHaveLength(100);
    const one = await gateway.fetch(post(list(type, 1)));
    expect(one.headers.has('X-Request-Id')).toBe(true);
    await expectDocumented(one);
  });

  it.each([PATH, '/api/merchant-reports'] as const)('preflights for %s', async (path) => {
    const { responses } = gatewayDocument.paths[path].options;
    const preflights = operation(path, 'options', responses);
    const origins = ['https://app.bank.example'];
    const relay = createReportRelay({
      ...{ serviceUrl: 'https://service.example/reports', apiKey: 'key', origins },
      ...{ authorize: () => true, scopeOf: () => 'customer' },
    });
    const handler: Handler = path === PATH ? gatewayWith({ origins }).fetch : relay;
    const ask = async (status: number, headers: Record<string, string>) => {
      const response = await handler(
        new Request(`https://bank.example${path}`, { method: 'OPTIONS', headers }),
      );
      expect(response.status).toBe(status);
      await preflights.expectDocumented(response);
    };
    const asked = {
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    };
    await ask(204, { Origin: 'https://app.bank.example', ...asked });
    await ask(403, { Origin: 'https://elsewhere.example', ...asked });
    await ask(405, {});
    preflights.expectAllSeen();
  });

  it('refusals of each status, with the header that is announced', async () => {
    const ask = async (request: Request, status: number, asked = gateway) => {
      const response = await asked.fetch(request);
      expect(response.status).toBe(status);
      await expectDocumented(response);
    };
    await ask(post('{'), 400);
    await ask(post('[]'), 400);
    await ask(
      post({}, { headers: { Authorization: '' } }),
      401,
      gatewayWith({ authorize: () => false }),
    );
    await ask(post({}, { headers: { 'Sec-Fetch-Site': 'cross-site' } }), 403);
    await ask(new Request(`https://bank.example${PATH}`), 405);
    await ask(post('x'.repeat(200_000)), 413);
    await ask(post({}, { headers: { 'Content-Type': 'text/plain' } }), 415);
    await ask(post({}, { headers: { 'X-Long': 'x'.repeat(20_000) } }), 431);
    vi.spyOn(console, 'warn').mockReturnValue();
    await ask(post(list('restrictive')), 500, gatewayWith({ scopeOf: () => '' }));
    const frugal = gatewayWith({ fetch: service.fetch, limits: { rowsPerMinute: 100 } });
    await ask(post(list('restrictive')), 200, frugal);
    await ask(post(list('restrictive')), 429, frugal);
    await ask(post('', endless()), 408);
    const failing = (status: number) =>
      gatewayWith({ fetch: async () => new Response(null, { status }) });
    await ask(post(list('restrictive', 1)), 502, failing(401));
    await ask(post(list('restrictive', 1)), 503, failing(429));
    const hanging = gatewayWith({ limits: { serviceMs: 10 }, fetch: hang });
    await ask(post(list('restrictive', 1)), 504, hanging);
    expectAllSeen();
  });

  it('its health, and whether it is ready', async () => {
    const get = new Request('https://bank.example/');
    const health = await (await gateway.health(get)).json();
    expect(faultsOf('gateway', bodyOf('/health', 200, 'get'), health)).toEqual([]);
    const ready = await gateway.ready(get);
    expect(faultsOf('gateway', bodyOf('/ready', 200, 'get'), await ready.json())).toEqual([]);
    await gateway.close();
    const closing = await gateway.ready(get);
    expect(closing.status).toBe(503);
    expect(faultsOf('gateway', bodyOf('/ready', 503, 'get'), await closing.json())).toEqual([]);
  });
});

describe('what the endpoints beside it send', () => {
  it('for reports', async () => {
    const PATH = '/api/merchant-reports';
    const { post } = gatewayDocument.paths[PATH];
    const { expectDocumented, expectAllSeen } = operation(PATH, 'post', post.responses);
    const { example } = post.requestBody.content['application/json'];
    expect(faultsOf('gateway', schemaOf('MerchantReport'), example)).toEqual([]);
    const relay = (respond: typeof fetch, options: Partial<ReportRelayOptions> = {}) =>
      createReportRelay({
        serviceUrl: 'https://service.example/reports',
        apiKey: 'key',
        authorize: () => true,
        scopeOf: () => 'customer',
        fetch: respond,
        ...options,
        limits: { bodyMs: 50, ...options.limits },
      });
    const answering = (status: number) => relay(async () => new Response(null, { status }));
    const working = answering(204);
    const ask = async (asked: Handler, status: number, body: unknown = example, init?: object) => {
      const request = new Request(`https://bank.example${PATH}`, {
        method: 'POST',
        ...(init && 'method' in init ? {} : { body: JSON.stringify(body) }),
        ...init,
        headers: { 'Content-Type': 'application/json', ...(init as RequestInit)?.headers },
      });
      const response = await asked(request);
      expect(response.status).toBe(status);
      await expectDocumented(response);
    };
    await ask(working, 204);
    const other = { ...example, candidate: 999 };
    expect(faultsOf('gateway', schemaOf('MerchantReport'), other)).toEqual([]);
    await ask(working, 204, other);
    const tooMany = { ...example, candidate: 1_000 };
    expect(faultsOf('gateway', schemaOf('MerchantReport'), tooMany)).toHaveLength(1);
    await ask(working, 400, tooMany);
    await ask(working, 400, { ...example, reason: 'taste' });
    await ask(relay(hang, { authorize: () => false }), 401);
    await ask(working, 403, example, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    await ask(working, 405, undefined, { method: 'GET' });
    await ask(working, 408, undefined, endless());
    await ask(working, 413, 'x'.repeat(40_000));
    await ask(working, 415, example, { headers: { 'Content-Type': 'text/plain' } });
    await ask(relay(hang, { secret: 'a secret that all of the replicas have' }), 422);
    const frugal = relay(async () => new Response(), { limits: { reportsPerMinute: 1 } });
    await ask(frugal, 204);
    await ask(frugal, 429);
    await ask(working, 431, example, { headers: { 'X-Long': 'x'.repeat(20_000) } });
    await ask(relay(hang, { toBody: () => Promise.reject(new Error('no')) }), 500);
    await ask(answering(500), 502);
    await ask(answering(503), 503);
    await ask(relay(hang, { limits: { serviceMs: 10 } }), 504);
    expectAllSeen();
  });

  it('for pictures', async () => {
    // The warning of an `authorize` that fails.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const PATH = '/api/merchant-image';
    const { responses } = gatewayDocument.paths[PATH].get;
    const { expectDocumented, expectAllSeen } = operation(PATH, 'get', responses);
    const ask = async (
      status: number,
      { url = LOGO, init, ...options }: Parameters<typeof createProxy>[0] & PictureRequest,
      respond?: Fetch,
    ) => {
      const { get } = createProxy(options, respond);
      const response = await get(url, init);
      expect(response.status).toBe(status);
      await expectDocumented(response);
    };
    await ask(200, {});
    const cacheControl = 'pass-through';
    const unchanged = { headers: { 'If-None-Match': '"1"' } };
    const notModified: Fetch = async () => new Response(null, { status: 304 });
    await ask(304, { cacheControl, init: unchanged }, notModified);
    await ask(400, { url: 'logo.png' });
    await ask(401, { authorize: () => false });
    await ask(403, { url: 'https://elsewhere.example/a.png' });
    await ask(404, {}, async () => picture(null, {}, 404));
    await ask(405, { init: { method: 'POST' } });
    await ask(500, { authorize: () => Promise.reject(new Error('no')) });
    await ask(502, {}, async () => picture('<html>'));
    await ask(504, { timeoutMs: 10 }, never);
    expectAllSeen();
  });
});

interface PictureRequest {
  url?: string;
  init?: RequestInit;
}
