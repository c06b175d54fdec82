import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, it, vi } from 'vitest';
import gatewayDocument from '../../src/openapi/gateway.json' with { type: 'json' };
import serviceDocument from '../../src/openapi/service.json' with { type: 'json' };
import { createSandbox, sandboxTransactions } from '../../src/sandbox/index.js';
import { createListRequest } from '../../src/service/request/createListRequest.js';
import {
  TRANSACTION_FIELDS,
  toWireTransaction,
} from '../../src/service/request/toWireTransaction.js';
import { createService, gatewayWith } from '../gateway/gatewayWith.js';
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

describe('what the gateway sends', () => {
  const PATH = '/api/merchants';
  const documented = Object.keys(gatewayDocument.paths[PATH].post.responses).map(Number);
  const seen = new Set<number>();

  async function expectDocumented(response: Response): Promise<unknown> {
    const { status } = response;
    seen.add(status);
    const body: unknown = await response.json();
    expect(faultsOf('gateway', bodyOf(PATH, status), body)).toEqual([]);
    const headers = gatewayDocument.paths[PATH].post.responses[`${status}` as '429'].headers;
    expect(response.headers.has('Retry-After')).toBe('Retry-After' in (headers ?? {}));
    return body;
  }

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
    const endless = new ReadableStream({ pull: () => new Promise(() => {}) });
    const slow = { body: endless, duplex: 'half' } as RequestInit;
    await ask(post('', slow), 408);
    const failing = (status: number) =>
      gatewayWith({ fetch: async () => new Response(null, { status }) });
    await ask(post(list('restrictive', 1)), 502, failing(401));
    await ask(post(list('restrictive', 1)), 503, failing(429));
    const hanging = gatewayWith({
      limits: { serviceMs: 10 },
      fetch: (_, init) =>
        new Promise((_, fail) => {
          init?.signal?.addEventListener('abort', () => fail(init.signal?.reason));
        }),
    });
    await ask(post(list('restrictive', 1)), 504, hanging);
    expect([...seen].sort()).toEqual(documented.sort());
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
