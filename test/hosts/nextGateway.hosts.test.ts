import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { type Service, serveService } from '../gateway/hosts/serveService.js';
import { startNext } from './visit/startNext.js';

let service: Service;
let server: Awaited<ReturnType<typeof startNext>>;
beforeAll(async () => {
  const { app, log } = inject('next')['a Next.js app'];
  service = await serveService();
  server = await startNext({ app, log: `${log}.gateway`, service });
});
afterAll(async () => {
  await server?.close();
  await service?.close();
});

const row = (id: string) => ({ id, merchant_name: 'HARROW AND VALE 0217 LEEDS GB' });
const list = (...ids: string[]) => JSON.stringify({ type: 'extended', transactions: ids.map(row) });

it('mounts the gateway as a route handler', async () => {
  const address = new URL('/api/merchants', server.url);
  const headers = { 'Content-Type': 'application/json' };
  const signedIn = () => ({ ...headers, Cookie: `session=${randomUUID()}` });
  let said = '';
  const ask = async (init: RequestInit) => {
    const response = await fetch(address, { method: 'POST', ...init });
    const body = await response.text();
    said += JSON.stringify([...response.headers]) + body;
    return { status: response.status, cache: response.headers.get('Cache-Control'), body };
  };

  const { calls } = service;
  expect((await ask({ headers, body: list('a') })).status).toBe(401);
  expect((await ask({ method: 'GET', headers: signedIn() })).status).toBe(405);
  const foreign = { ...signedIn(), Origin: 'https://elsewhere.example' };
  expect((await ask({ headers: foreign, body: list('a') })).status).toBe(403);
  expect(service.calls).toBe(calls);

  const page = { ...signedIn(), Origin: address.origin };
  const answer = await ask({ headers: page, body: list('a', 'b') });
  expect(answer).toMatchObject({ status: 200, cache: 'private, no-store' });
  const found = [expect.objectContaining({ name: 'Harrow & Vale' })];
  expect(JSON.parse(answer.body)).toEqual({ a: found, b: found });
  expect(service.calls).toBe(calls + 1);
  expect(said).not.toContain(service.apiKey);
});

it('tells the gateway that a client has left', async () => {
  const address = new URL('/api/watched', server.url);
  const countLeft = async () => (await (await fetch(address)).json()).left;
  const { calls } = service;
  service.hangs = true;
  expect(await countLeft()).toBe(0);
  const client = new AbortController();
  const leaving = fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: `session=${randomUUID()}` },
    body: list('a'),
    signal: client.signal,
  });
  const rejected = expect(leaving).rejects.toThrow('abort');
  await vi.waitFor(() => expect(service.calls).toBe(calls + 1), 60_000);
  expect(await countLeft()).toBe(0);
  client.abort();
  await rejected;
  await vi.waitFor(async () => expect(await countLeft()).toBe(1), 60_000);
});
