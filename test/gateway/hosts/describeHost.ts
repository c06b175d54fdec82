import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxTransactions } from '../../../src/sandbox/index.js';
import { toWireTransaction } from '../../../src/service/request/toWireTransaction.js';
import { sessions } from '../../../stories/docs/samples/gateway/readSession.js';
import { type Service, serveService } from './serveService.js';

export interface Host {
  /** Of the whole server, without a path. */
  url: string;
  close: () => unknown;
}

const SESSION = '0123456789abcdefghijkl';
const COOKIE = `__Host-session=${SESSION}`;

/** Rows as the browser sends them. */
function rows(seed: number) {
  return sandboxTransactions(25, { seed }).map((row) => toWireTransaction(row));
}

/**
 * Tests of a recipe as it is written in the docs, over real HTTP. `start` imports it once the
 * environment names the service, and makes it listen to a free port.
 */
export function describeHost(name: string, start: () => Promise<Host>): void {
  describe(name, () => {
    let service: Service;
    let host: Host;
    /** Every response so far, as text. */
    let said = '';
    let customers = 0;
    /** Every request that has reached the gateway. */
    const requests: Request[] = [];
    /** What Node itself warns of, such as too many listeners. */
    const warnings: string[] = [];
    const onWarning = ({ name }: Error) => warnings.push(name);

    beforeAll(async () => {
      process.on('warning', onWarning);
      service = await serveService();
      vi.stubEnv('MERCHANT_SERVICE_URL', service.url);
      vi.stubEnv('MERCHANT_SERVICE_KEY', service.apiKey);
      vi.stubEnv('PORT', '0');
      vi.doMock('../../../src/gateway/index.js', async (importOriginal) => {
        const gateway = await importOriginal<typeof import('../../../src/gateway/index.js')>();
        const createGateway: typeof gateway.createGateway = (options) => {
          const created = gateway.createGateway(options);
          const fetch = (request: Request) => {
            requests.push(request);
            return created.fetch(request);
          };
          return { ...created, fetch };
        };
        return { ...gateway, createGateway };
      });
      host = await start();
    });

    afterAll(async () => {
      process.off('warning', onWarning);
      await host.close();
      await service.close();
      vi.unstubAllEnvs();
      vi.doUnmock('../../../src/gateway/index.js');
      sessions.clear();
    });

    beforeEach(() => {
      service.status = undefined;
      service.hangs = false;
      // Another customer each time: what one test did to a queue must not reach the next.
      customers += 1;
      sessions.set(SESSION, { customerId: `c-${customers}`, expiresAt: Date.now() + 60_000 });
    });

    async function request(init: RequestInit = {}): Promise<{ response: Response; body: string }> {
      const response = await fetch(`${host.url}/api/merchants`, { method: 'POST', ...init });
      const body = await response.text();
      said += `${JSON.stringify([...response.headers])}${body}`;
      return { response, body };
    }

    const headers = { 'Content-Type': 'application/json', Cookie: COOKIE };
    const list = (seed: number) => JSON.stringify({ type: 'extended', transactions: rows(seed) });

    it('answers 401 without a session, with a forged one and with an expired one', async () => {
      const before = service.calls;
      const strangers = [undefined, '__Host-session=zzzzzzzzzzzzzzzzzzzzzz', COOKIE];
      sessions.set(SESSION, { customerId: 'c-1', expiresAt: Date.now() - 1 });
      for (const Cookie of strangers) {
        const { response, body } = await request({
          headers: { 'Content-Type': 'application/json', ...(Cookie && { Cookie }) },
          body: list(1),
        });
        expect(response.status).toBe(401);
        expect(JSON.parse(body)).toEqual({ error: expect.any(String) });
      }
      expect(service.calls).toBe(before);
    });

    it('answers somebody who is signed in with the merchants that the service names', async () => {
      const { response, body } = await request({ headers, body: list(1) });
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      const answer: Record<string, { name?: string }[]> = JSON.parse(body);
      expect(Object.keys(answer).sort()).toEqual(
        rows(1)
          .map(({ id }) => id)
          .sort(),
      );
      const truth = await fetch(`${service.url}/api/v3/merchant/list`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Api-Key': service.apiKey },
        body: list(1),
      });
      expect(namesOf(answer)).toEqual(namesOf(JSON.parse(await truth.text())));
      expect(Object.values(namesOf(answer)).flat().length).toBeGreaterThan(15);
    });

    it('refuses other methods, other media types and pages of other sites', async () => {
      const before = service.calls;
      const get = await request({ method: 'GET', headers });
      expect(get.response.status).toBe(405);
      const text = { ...headers, 'Content-Type': 'text/plain' };
      expect((await request({ headers: text, body: list(2) })).response.status).toBe(415);
      const elsewhere = { ...headers, Origin: 'https://elsewhere.example' };
      expect((await request({ headers: elsewhere, body: list(2) })).response.status).toBe(403);
      expect(service.calls).toBe(before);
    });

    it('tells the gateway that a client has left', async () => {
      service.hangs = true;
      const { calls } = service;
      const client = new AbortController();
      const leaving = request({ headers, body: list(4), signal: client.signal });
      await vi.waitFor(() => expect(service.calls).toBe(calls + 1), 60_000);
      const signal = requests.at(-1)?.signal;
      expect(signal?.aborted).toBe(false);
      client.abort();
      await expect(leaving).rejects.toThrow('abort');
      await vi.waitFor(() => expect(signal?.aborted).toBe(true), 60_000);
    });

    it('answers 502 when the service refuses the gateway’s key', async () => {
      service.status = 401;
      const { response, body } = await request({ headers, body: list(3) });
      expect(response.status).toBe(502);
      expect(JSON.parse(body)).toEqual({ error: expect.any(String) });
    });

    it('says the key nowhere, and makes Node warn of nothing', () => {
      expect(warnings).toEqual([]);
      expect(said).toContain('error');
      expect(said.length).toBeGreaterThan(10_000);
      expect(said).not.toContain(service.apiKey);
    });
  });
}

/** The names of the merchants of each row. */
function namesOf(answer: Record<string, { name?: string }[]>): Record<string, unknown[]> {
  return Object.fromEntries(
    Object.entries(answer).map(([id, records]) => [id, records.map(({ name }) => name)]),
  );
}
