import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sandboxTransactions } from '../../src/sandbox/index.js';
import type { Log } from '../../src/server/Log.js';
import { readSettings } from '../../src/server/readSettings.js';
import { startServer } from '../../src/server/startServer.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../src/utils/time.js';
import serviceFile from '../../stories/docs/samples/gateway/merchantry.service.json' with {
  type: 'json',
};
import { recordsOf } from '../gateway/gatewayWith.js';
import { listening } from '../gateway/hosts/listening.js';
import { type Service, serveService } from '../gateway/hosts/serveService.js';

const ISSUER = 'https://login.bank.example';
const AUDIENCE = 'merchants';

let service: Service;
let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let jwks: Awaited<ReturnType<typeof listening>>;
/** Whether the bank's keys can be had. */
let hasKeys = true;

beforeAll(async () => {
  service = await serveService();
  keys = await generateKeyPair('ES256');
  const key = { ...(await exportJWK(keys.publicKey)), kid: 'k1', alg: 'ES256' };
  jwks = await listening(
    createServer((_, res) => {
      res.writeHead(hasKeys ? 200 : 500, { 'Content-Type': 'application/json' });
      res.end(JSON.stringify({ keys: [key] }));
    }).listen(0, '127.0.0.1'),
  );
});
afterAll(async () => {
  await service.close();
  await jwks.close();
});

const environment = (more: Record<string, string> = {}) => ({
  MERCHANT_SERVICE_URL: service.url,
  MERCHANT_SERVICE_KEY: service.apiKey,
  JWKS_URL: `${jwks.url}/keys`,
  JWT_ISSUER: ISSUER,
  JWT_AUDIENCE: AUDIENCE,
  PORT: '0',
  ADMIN_PORT: '0',
  DRAIN_MS: '0',
  ...more,
});

async function start(more?: Record<string, string>) {
  const lines: Parameters<Log>[] = [];
  const server = await startServer(readSettings(environment(more)), (...line) => lines.push(line));
  return {
    ...server,
    lines,
    endpoint: `http://127.0.0.1:${server.port}/api/merchants`,
    admin: (path: string) => fetch(`http://127.0.0.1:${server.adminPort}${path}`),
  };
}

const tokenOf = (claims: Record<string, unknown>, expires = '5m', audience = AUDIENCE) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setExpirationTime(expires)
    .sign(keys.privateKey);

const endlessToken = () =>
  new SignJWT({ sub: 'a' })
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .sign(keys.privateKey);

const rows = sandboxTransactions(25, { seed: 1 }).map(
  ({ amount, currency, date, state, card, cashback, share, recurring, ...row }) => row,
);
const ask = (url: string, headers: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ type: 'extended', transactions: rows }),
  });
/** Other fields of the sandbox go with its clock. */
const namesOf = async (response: Response) =>
  Object.entries(await recordsOf(response)).map(([id, [merchant]]) => [id, merchant?.name]);
const bearer = async (claims = { sub: 'customer-1' }) => ({
  Authorization: `Bearer ${await tokenOf(claims)}`,
});

/** One fixed sentence. */
const refusal = { error: expect.any(String) };

describe('the settings', () => {
  it('name all that is missing or wrong at once, and never the key', () => {
    const wrong = {
      ...{ TRUST_PROXY: '1', PORT: '70000', ENDPOINT_PATH: 'api', STORE_SECRETS: 'short' },
      ...{ CONCURRENCY: '0', SERVICE_MS: '-1', SERVICE_FILE: 'package.json' },
      ...{ MERCHANT_SERVICE_URL: 'https://service.example/api/v3/' },
    };
    expect(() => readSettings(environment(wrong))).toThrow(
      'Merchantry: PORT is no port; SERVICE_FILE is no file that merchantry probe has written; CONCURRENCY is 0; SERVICE_MS is no whole number; TRUST_PROXY is neither yes nor no; MERCHANT_SERVICE_URL has /api/v3 in its path, which is added to it; ENDPOINT_PATH does not begin with /; STORE_SECRETS has one of fewer than 32 characters.',
    );
    expect(() => readSettings({ PORT: 'soon', JWKS_URL: 'nowhere', REDIS_URL: 'r:6379' })).toThrow(
      'Merchantry: MERCHANT_SERVICE_URL is missing; MERCHANT_SERVICE_KEY is missing; PORT is no whole number; JWKS_URL is no address by http(s) without credentials; JWT_ISSUER is missing; JWT_AUDIENCE is missing; REDIS_URL is no address that begins with redis: or rediss:; STORE_SECRETS is missing, which REDIS_URL needs.',
    );
  });
});

describe('a setting that could never work', () => {
  it.each([
    ['JWKS_URL', 'idp.example:443/keys', 'is no address by http(s) without credentials'],
    ['JWKS_URL', 'file:///etc/keys', 'is no address by http(s) without credentials'],
    ['JWKS_URL', 'https://me:secret@a.example', 'is no address by http(s) without credentials'],
    ['MERCHANT_SERVICE_URL', 'ftp://secret', 'is no address by http(s) without credentials'],
    ['MERCHANT_SERVICE_URL', 'https://a.example/?k=secret', 'has a query or fragment'],
    [
      'MERCHANT_SERVICE_URL',
      'https://a.example/api/v3/merchant/list',
      'has /api/v3 in its path, which is added to it',
    ],
    ['ORIGINS', '*', 'has one that is no origin as browsers send it'],
    ['ORIGINS', 'https://secret.example/', 'has one that is no origin as browsers send it'],
    ['PORT', '1e4', 'is no whole number'],
    ['PORT', '0x1e20', 'is no whole number'],
    ['PORT', '8080.0', 'is no whole number'],
    ['ENDPOINT_PATH', '/api?secret=1', 'is not the path alone, as browsers send it'],
    ['ENDPOINT_PATH', '/api#secret', 'is not the path alone, as browsers send it'],
    ['ENDPOINT_PATH', '/a secret', 'is not the path alone, as browsers send it'],
    ['ENDPOINT_PATH', '/a/../secret', 'is not the path alone, as browsers send it'],
    ['MERCHANT_SERVICE_KEY', 'a secret', 'is no header value'],
    ['MERCHANT_SERVICE_KEY', 'secrét', 'is no header value'],
    ['DRAIN_MS', '2147483648', 'is above 2147483647'],
    ['GRACE_MS', '2147483648', 'is above 2147483647'],
    ['SERVICE_MS', '2147483648', 'is above 2147483647'],
    ['CONCURRENCY', '2147483648', 'is above 2147483647'],
  ])('is refused by its name: %s=%s', (name, value, fault) => {
    const read = () => readSettings(environment({ [name]: value }));
    expect(read).toThrow(new TypeError(`Merchantry: ${name} ${fault}.`));
    expect(read).not.toThrow(/secr/);
  });

  it('is refused by its name: a database of Redis, and a file that was edited', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'merchantry-')), 'service.json');
    onTestFinished(() => rm(dirname(file), { recursive: true }));
    const gateway = { ...serviceFile.gateway, cacheableSources: 'own' };
    await writeFile(file, JSON.stringify({ ...serviceFile, gateway }));
    const wrong = {
      ...{ SERVICE_FILE: file, REDIS_URL: 'redis://a.example/abc' },
      STORE_SECRETS: 'a secret of at least 32 characters',
    };
    expect(() => readSettings(environment(wrong))).toThrow(
      'Merchantry: SERVICE_FILE is no file that merchantry probe has written; REDIS_URL has a path that is no number of a database.',
    );
  });

  it('is refused by its name: a host that this machine does not have', async () => {
    await expect(start({ ADMIN_HOST: '192.0.2.1' })).rejects.toThrow(
      new TypeError('Merchantry: ADMIN_HOST is no address of this machine (EADDRNOTAVAIL).'),
    );
  });

  it.each(['/', '/api/merchants/', '//api', '/h%C3%A4ndler'])('is not the path %s', (path) => {
    expect(readSettings(environment({ ENDPOINT_PATH: path })).path).toBe(path);
  });
});

describe('the settings of limits and of the service', () => {
  const SERVICE_FILE = 'stories/docs/samples/gateway/merchantry.service.json';

  it('are those of the file that the probe has written, and its sources those of the variable', () => {
    expect(readSettings(environment({ SERVICE_FILE })).service).toEqual(serviceFile.gateway);
    const { service: named } = readSettings(
      environment({ SERVICE_FILE, CACHEABLE_SOURCES: 'a, b' }),
    );
    expect(named).toEqual({ ...serviceFile.gateway, cacheableSources: ['a', 'b'] });
  });

  it('hold back a customer who asks for more, and requests to the service', async () => {
    let open = 0;
    let most = 0;
    const watched = await listening(
      createServer(async (req, res) => {
        open += 1;
        most = Math.max(most, open);
        req.resume();
        await once(req, 'end');
        open -= 1;
        res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      }).listen(0, '127.0.0.1'),
    );
    const limits = { ROWS_PER_MINUTE: '30', CONCURRENCY: '1' };
    const { endpoint, close } = await start({ MERCHANT_SERVICE_URL: watched.url, ...limits });
    const others = ['b', 'c', 'd'].map(async (sub) => ask(endpoint, await bearer({ sub })));
    await Promise.all(others);
    expect(most).toBe(1);
    expect((await ask(endpoint, await bearer({ sub: 'b' }))).status).toBe(429);
    await close();
    await watched.close();
  });

  it('give up a service that takes longer than SERVICE_MS', async () => {
    service.hangs = true;
    const { endpoint, close } = await start({ SERVICE_MS: '50' });
    expect((await ask(endpoint, await bearer())).status).toBe(504);
    service.hangs = false;
    await close();
  });
});

describe('the endpoint', () => {
  it('answers a customer whom the bank has signed for, compressed as the client accepts', async () => {
    const { endpoint, close } = await start();
    const headers = await bearer();
    const plain = await ask(endpoint, { ...headers, 'Accept-Encoding': 'identity' });
    const bytes = Number((await plain.clone().arrayBuffer()).byteLength);
    const names = await namesOf(plain);
    expect(Object.keys(names)).toHaveLength(25);
    for (const encoding of ['gzip', 'br']) {
      const response = await ask(endpoint, { ...headers, 'Accept-Encoding': encoding });
      expect(response.headers.get('Content-Encoding')).toBe(encoding);
      expect(response.headers.get('Vary')).toContain('Accept-Encoding');
      expect(await namesOf(response)).toEqual(names);
    }
    expect(bytes).toBeGreaterThan(10_000);
    const refused = await ask(endpoint, { ...headers, 'Accept-Encoding': 'gzip;q=0' });
    expect(refused.headers.get('Content-Encoding')).toBeNull();
    expect((await fetch(endpoint.replace('merchants', 'other'))).status).toBe(404);
    await close();
  });

  it('refuses everybody else: without a token, with an old or a foreign one', async () => {
    const { endpoint, close, lines } = await start();
    const other = await generateKeyPair('ES256');
    const forged = await new SignJWT({ sub: 'customer-1' })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setExpirationTime('5m')
      .sign(other.privateKey);
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(`{"sub":"a","iss":"${ISSUER}","aud":"${AUDIENCE}"}`).toString('base64url')}.`;
    const tokens = [
      ...[undefined, 'nonsense', none, forged, await tokenOf({ sub: 'a' }, '-1m')],
      ...[await tokenOf({ sub: 'a' }, '5m', 'another'), await endlessToken()],
    ];
    for (const token of tokens) {
      const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
      expect((await ask(endpoint, headers)).status).toBe(401);
    }
    expect(JSON.stringify(lines)).not.toContain(service.apiKey);
    await close();
  });

  it('takes a token of an identity provider whose clock is a little ahead', async () => {
    const { endpoint, close } = await start();
    const from = Math.ceil(Date.now() / 1_000);
    const token = await tokenOf({ sub: 'customer-1', nbf: from + 3 });
    expect((await ask(endpoint, { Authorization: `Bearer ${token}` })).status).toBe(200);
    const early = await tokenOf({ sub: 'customer-1', nbf: from + 60 });
    expect((await ask(endpoint, { Authorization: `Bearer ${early}` })).status).toBe(401);
    await close();
  });

  it('takes the token from a cookie, and the customer from a claim, that the bank names', async () => {
    const { endpoint, close } = await start({ SESSION_COOKIE: 'sid', JWT_SCOPE_CLAIM: 'account' });
    const token = await tokenOf({ sub: 'x', account: 'a-7' });
    expect((await ask(endpoint, { Cookie: `a=b; sid=${token}; c=d` })).status).toBe(200);
    expect((await ask(endpoint, { Authorization: `Bearer ${token}` })).status).toBe(401);
    await close();
  });

  it('says that it is set up wrongly if a token that counts does not name the customer', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { endpoint, admin, close, lines } = await start();
    const nameless = [{}, { sub: '' }, { sub: ['a'] }, { sub: 1.5 }];
    for (const claims of nameless) {
      const headers = { Authorization: `Bearer ${await tokenOf(claims)}` };
      expect((await ask(endpoint, headers)).status).toBe(500);
    }
    expect(lines.slice(1)).toEqual([
      ['error', 'claim', { missing: 'sub' }],
      ['warn', 'refused', { reason: 'misconfigured', status: 500 }],
    ]);
    expect(await (await admin('/metrics')).text()).toContain(
      'merchantry_refused_total{reason="misconfigured",status="500"} 4\n',
    );
    expect((await ask(endpoint, await bearer())).status).toBe(200);
    warn.mockRestore();
    await close();
  });

  it('asks to come back while the bank’s keys cannot be had', async () => {
    hasKeys = false;
    const { endpoint, admin, close, lines } = await start();
    for (const sub of ['a', 'b']) {
      const response = await ask(endpoint, await bearer({ sub }));
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
      expect(await response.json()).toEqual(refusal);
    }
    expect(lines.slice(1)).toEqual([
      ['error', 'jwks', { name: expect.any(String) }],
      ['warn', 'refused', { reason: 'identity-provider', status: 503 }],
    ]);
    expect(await (await admin('/metrics')).text()).toContain(
      'merchantry_refused_total{reason="identity-provider",status="503"} 2\n',
    );
    hasKeys = true;
    await close();
  });

  describe('with the keys of the identity provider', () => {
    /** An identity provider with keys of these names; undefined is a key without one. */
    async function provide(...kids: (string | undefined)[]) {
      const made = await Promise.all(
        kids.map(async (kid) => {
          const { publicKey, privateKey } = await generateKeyPair('ES256');
          const jwk = { ...(await exportJWK(publicKey)), ...(kid && { kid }), alg: 'ES256' };
          const sign = async () => ({
            Authorization: `Bearer ${await new SignJWT({ sub: 'customer-1' })
              .setProtectedHeader({ alg: 'ES256', ...(kid && { kid }) })
              .setIssuer(ISSUER)
              .setAudience(AUDIENCE)
              .setExpirationTime('30d')
              .sign(privateKey)}`,
          });
          return { jwk, sign };
        }),
      );
      const provider = { loads: 0, isAway: false, keys: made.map(({ jwk }) => jwk) };
      const { url, close } = await listening(
        createServer((_, res) => {
          provider.loads += 1;
          res.writeHead(provider.isAway ? 500 : 200).end(JSON.stringify({ keys: provider.keys }));
        }).listen(0, '127.0.0.1'),
      );
      const server = await start({ JWKS_URL: url });
      onTestFinished(async () => {
        vi.useRealTimers();
        await Promise.all([server.close(), close()]);
      });
      // Only clocks: connections need timers that run.
      vi.useFakeTimers({ toFake: ['Date', 'performance'] });
      const statusOf = async (headers: Record<string, string>) =>
        (await ask(server.endpoint, headers)).status;
      const warnings = () => server.lines.filter(([level]) => level !== 'info');
      return { ...server, warnings, provider, statusOf, signs: made.map(({ sign }) => sign) };
    }

    it('takes a token of a new one at once, or asks to come back if it has just loaded them', async () => {
      const { endpoint, admin, warnings, provider, statusOf, signs } = await provide('old', 'new');
      const [signOld, signNew] = signs as [(typeof signs)[0], (typeof signs)[0]];
      const all = provider.keys;
      provider.keys = all.slice(0, 1);
      expect(await statusOf(await signOld())).toBe(200);
      provider.keys = all;
      const early = await ask(endpoint, await signNew());
      expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '2']);
      expect(await early.json()).toEqual(refusal);
      expect(await statusOf(await signOld())).toBe(200);
      expect(provider.loads).toBe(1);
      vi.advanceTimersByTime(2_000);
      expect(await statusOf(await signNew())).toBe(200);
      expect(provider.loads).toBe(2);
      // A key that anybody could have made up sets off no alert.
      expect(warnings()).toEqual([]);
      expect(await (await admin('/metrics')).text()).not.toContain('identity-provider');
    });

    it('refuses a token of one that nobody publishes, and loads them for it rarely', async () => {
      const { provider, statusOf, signs } = await provide('known', 'made up');
      const [signKnown, signMadeUp] = signs as [(typeof signs)[0], (typeof signs)[0]];
      provider.keys = provider.keys.slice(0, 1);
      expect(await statusOf(await signKnown())).toBe(200);
      vi.advanceTimersByTime(2_000);
      expect(await statusOf(await signMadeUp())).toBe(401);
      for (let i = 0; i < 5; i += 1) expect(await statusOf(await signMadeUp())).toBe(429);
      expect(provider.loads).toBe(2);
    });

    it('goes on with them for a day while they cannot be loaded, and says so', async () => {
      const { warnings, provider, statusOf, signs } = await provide('k1');
      const [sign] = signs as [(typeof signs)[0]];
      const headers = await sign();
      expect(await statusOf(headers)).toBe(200);
      provider.isAway = true;
      vi.advanceTimersByTime(HOUR_MS);
      for (let i = 0; i < 3; i += 1) expect(await statusOf(headers)).toBe(200);
      expect(provider.loads).toBe(2);
      expect(warnings()).toEqual([['warn', 'jwks', { name: 'JOSEError' }]]);
      vi.advanceTimersByTime(MINUTE_MS);
      expect(await statusOf(headers)).toBe(200);
      expect(provider.loads).toBe(3);
      vi.advanceTimersByTime(DAY_MS);
      expect(await statusOf(headers)).toBe(503);
      provider.isAway = false;
      expect(await statusOf(headers)).toBe(200);
    });

    it('goes on with them, too, while none are published', async () => {
      const { warnings, provider, statusOf, signs } = await provide('k1');
      const [sign] = signs as [(typeof signs)[0]];
      const all = provider.keys;
      provider.keys = [];
      expect(await statusOf(await sign())).toBe(503);
      provider.keys = all;
      expect(await statusOf(await sign())).toBe(200);
      provider.keys = [];
      vi.advanceTimersByTime(HOUR_MS);
      expect(await statusOf(await sign())).toBe(200);
      expect(warnings()).toContainEqual(['warn', 'jwks', { name: 'JWKSInvalid' }]);
    });

    it('ends one that is withdrawn within an hour', async () => {
      const { provider, statusOf, signs } = await provide('withdrawn', 'kept');
      const [sign] = signs as [(typeof signs)[0]];
      expect(await statusOf(await sign())).toBe(200);
      provider.keys = provider.keys.slice(1);
      vi.advanceTimersByTime(HOUR_MS);
      expect(await statusOf(await sign())).not.toBe(200);
    });

    it('tries each of those without a name', async () => {
      const { provider, statusOf, signs } = await provide(undefined, undefined, undefined);
      provider.keys = provider.keys.slice(0, 2);
      const statuses = await Promise.all(signs.map(async (sign) => statusOf(await sign())));
      expect(statuses).toEqual([200, 200, 401]);
    });
  });

  it('logs how the service fails, once for each kind and status', async () => {
    const { endpoint, close, lines } = await start();
    onTestFinished(() => {
      service.status = undefined;
    });
    service.status = 404;
    const statuses = [];
    for (let i = 0; i < 2; i += 1) statuses.push((await ask(endpoint, await bearer())).status);
    expect(statuses).toEqual([502, 502]);
    expect(lines.slice(1)).toEqual([['warn', 'failed', { kind: 'refused', status: 404 }]]);
    await close();
  });

  it('counts and answers headers that are too large', async () => {
    const { endpoint, admin, close } = await start();
    const response = await ask(endpoint, { ...(await bearer()), 'X-Long': 'x'.repeat(20_000) });
    expect([response.status, await response.json()]).toEqual([431, refusal]);
    expect(await (await admin('/metrics')).text()).toContain('reason="headers-too-large"');
    await close();
  });

  it('passes the trace of its caller on to the service', async () => {
    const seen: (string | undefined)[] = [];
    let answer = (): void => {};
    let waitsFor: Promise<void> | undefined;
    const watched = await listening(
      createServer(async (req, res) => {
        seen.push(req.headers.traceparent as string | undefined);
        await waitsFor;
        res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      }).listen(0, '127.0.0.1'),
    );
    const { endpoint, close } = await start({ MERCHANT_SERVICE_URL: watched.url });
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    await ask(endpoint, { ...(await bearer()), traceparent });
    expect(new Set(seen.splice(0))).toEqual(new Set([traceparent]));
    await ask(endpoint, { ...(await bearer({ sub: 'customer-2' })), traceparent: 'x'.repeat(500) });
    expect(new Set(seen.splice(0))).toEqual(new Set([undefined]));
    // While one request is in hand, a call may be for either of two.
    waitsFor = new Promise((done) => {
      answer = done;
    });
    const first = ask(endpoint, { ...(await bearer({ sub: 'customer-3' })), traceparent });
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    expect(new Set(seen.splice(0))).toEqual(new Set([traceparent]));
    const other = traceparent.replace('4bf', '5bf');
    const second = ask(endpoint, { ...(await bearer({ sub: 'customer-4' })), traceparent: other });
    await expect.poll(() => seen.length).toBeGreaterThan(0);
    answer();
    await Promise.all([first, second]);
    expect(new Set(seen)).toEqual(new Set([undefined]));
    await close();
    await watched.close();
  });
});

describe('the port of probes', () => {
  it('says that it lives and is ready, and what it has done, without a word of a customer', async () => {
    const { endpoint, admin, close } = await start();
    expect((await admin('/livez')).status).toBe(200);
    expect((await admin('/readyz')).status).toBe(200);
    await ask(endpoint, await bearer());
    await ask(endpoint, {});
    const text = await (await admin('/metrics')).text();
    expect(text).toContain('merchantry_rows_total 25\n');
    expect(text).toContain('merchantry_refused_total{reason="unauthorized",status="401"} 1\n');
    expect(text).toContain('merchantry_answer_seconds_bucket{le="+Inf"} 1\n');
    expect(text).toContain('merchantry_service_state{state="ok"} 1\n');
    // Each line is the meaning or the type of a family, or a series and a number.
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(
        /^(# HELP merchantry_\w+ [A-Z1].+\.|# TYPE \w+ \w+|[a-z_]+(\{[^}]*\})? [\d.e+-]+)$/,
      );
    }
    expect(text).not.toMatch(/customer-1|SHOP|COFF/);
    expect((await admin('/api/merchants')).status).toBe(404);
    await close();
  });

  it('listens where ADMIN_HOST says', async () => {
    const { admin, adminPort, close } = await start({ ADMIN_HOST: '127.0.0.1' });
    expect((await admin('/livez')).status).toBe(200);
    await expect(fetch(`http://127.0.0.2:${adminPort}/livez`)).rejects.toThrow();
    await close();
  });

  it('is not ready while it closes, and what is in hand is answered', async () => {
    let answer = (): void => {};
    service.waitsFor = new Promise((done) => {
      answer = done;
    });
    const { endpoint, admin, close } = await start();
    const before = service.calls;
    const response = ask(endpoint, { ...(await bearer()), 'Accept-Encoding': 'br' });
    await expect.poll(() => service.calls).toBeGreaterThan(before);
    const closing = close();
    const ready = await admin('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false }]);
    expect((await admin('/livez')).status).toBe(200);
    // Takes no connection any more: what is answered now is answered at the very end.
    await expect.poll(() => fetch(endpoint).catch(() => 'refused')).toBe('refused');
    answer();
    expect(Object.keys(await (await response).json())).toHaveLength(25);
    await Promise.all([closing, close()]);
    service.waitsFor = undefined;
    await expect(fetch(endpoint)).rejects.toThrow();
  });
});
