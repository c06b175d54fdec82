import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSilentServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { SANDBOX_API_KEY } from '../../src/sandbox/index.js';
import { purge } from '../../src/server/purge.js';
import { recordsOf } from '../gateway/gatewayWith.js';
import type { Host } from '../gateway/hosts/describeHost.js';
import { listening } from '../gateway/hosts/listening.js';
import { startRedis } from '../redis/startRedis.js';
import { run, serve } from './command.js';

/** What the probe has found out about the sandbox. */
const SERVICE_FILE = 'stories/docs/samples/gateway/merchantry.service.json';

/** The stand-ins of the page Gateway, as it prints them. */
let standIns: Host;

beforeAll(async () => {
  vi.stubEnv('STAND_INS_PORT', '0');
  const sample = await import('../../stories/docs/samples/gateway/standIns.js');
  standIns = await listening(sample.standIns);
});
afterAll(() => standIns.close());

const environment = () => ({
  MERCHANT_SERVICE_URL: standIns.url,
  MERCHANT_SERVICE_KEY: SANDBOX_API_KEY,
  JWKS_URL: `${standIns.url}/keys`,
  JWT_ISSUER: 'stand-in',
  JWT_AUDIENCE: 'merchants',
});

async function ask(endpoint: string, customer: string, id = '1'): Promise<Response> {
  const token = await (await fetch(`${standIns.url}/token?customer=${customer}`)).text();
  return fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: `{"transactions":[{"id":"${id}","merchant_name":"PYZ*NORTHSIDE COFF 2041 LONDON GB"}]}`,
  });
}

describe('merchantry gateway', () => {
  it('answers with the stand-ins of the page, and ends on SIGTERM', async () => {
    const { endpoint, end, warnings } = await serve(environment());
    const response = await ask(endpoint, 'customer-1');
    expect((await recordsOf(response))['1']?.[0]?.name).toBe('Northside Coffee');
    // In development, the library warns of this id.
    expect((await ask(endpoint, 'customer-1', '4111111111111111')).status).toBe(200);
    expect(await end()).toBe(0);
    expect(warnings()).toBe('');
  });

  it.each<[NodeJS.Signals, NodeJS.Signals]>([
    ['SIGTERM', 'SIGTERM'],
    ['SIGINT', 'SIGINT'],
  ])('ends in its own time, though a supervisor sends %s and %s', async (...signals) => {
    const { metrics, end } = await serve({ ...environment(), DRAIN_MS: '300' });
    // Whoever answers has begun to listen to signals.
    await metrics();
    expect(await end(...signals)).toBe(0);
  });

  it('says in one line what is missing or too much, and which port is in use', async () => {
    expect(await run(['gateway'], { ...environment(), JWT_ISSUER: '' })).toEqual({
      ...{ code: 1, out: '', err: 'Merchantry: JWT_ISSUER is missing.\n' },
    });
    expect(await run(['gateway', '--port', '9999'], environment())).toEqual({
      ...{ code: 1, out: '' },
      err: 'Merchantry: expected merchantry gateway, and nothing else: its environment configures it.\n',
    });
    const other = createServer().listen(0);
    onTestFinished(() => void other.close());
    const port = new URL((await listening(other)).url).port;
    expect(await run(['gateway'], { ...environment(), ADMIN_PORT: '0', PORT: port })).toEqual({
      ...{ code: 1, out: '', err: `Merchantry: PORT ${port} is in use.\n` },
    });
  });
});

describe('merchantry purge', () => {
  it('makes what is stored for one customer unreadable, for a gateway that runs', async () => {
    const redis = await startRedis();
    onTestFinished(() => redis.stop());
    const store = { REDIS_URL: redis.url, STORE_SECRETS: 'a secret of at least 32 characters' };
    const env = { ...environment(), ...store, SERVICE_FILE };
    const { endpoint, metrics, end } = await serve(env);
    const askBoth = async () => {
      for (const customer of ['customer-1', 'customer-2']) {
        expect((await ask(endpoint, customer)).status).toBe(200);
      }
      return Number(/^merchantry_sent_total (\d+)$/m.exec(await metrics())?.[1]);
    };
    expect(await askBoth()).toBe(2);
    expect(await askBoth()).toBe(2);
    expect(await run(['purge', '--scope', 'customer-1'], env)).toEqual({
      code: 0,
      out: 'Purged: what is stored for this customer cannot be read any more.\n',
      err: '',
    });
    expect(await askBoth()).toBe(3);
    await redis.kill();
    const { code, out, err } = await run(['purge', '--scope', 'customer-1'], env);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^Merchantry: Redis has not taken the purge \(\w+\)\. Run it again\.\n$/);
    expect(await end()).toBe(0);
  });

  it('ends when Redis takes the connection and never answers', async () => {
    const silent = createSilentServer().listen(0, '127.0.0.1');
    const connected = once(silent, 'connection');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const store = { REDIS_URL: `redis://127.0.0.1:${port}`, STORE_SECRETS: 'x'.repeat(32) };
    const said: string[] = [];
    const say = (line: string) => void said.push(line);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const ended = purge(
      ['--scope', 'customer-1'],
      { ...environment(), ...store },
      { out: say, error: say },
    );
    const [socket] = await connected;
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await ended).toBe(1);
    expect(said).toEqual([
      expect.stringMatching(/^Merchantry: Redis has not taken the purge \(\w+\)\. Run it again\.$/),
    ]);
    socket.destroy();
    silent.close();
  });

  it.each([
    [['--scope', 'customer-1'], 'Merchantry: REDIS_URL is missing.\n'],
    [[], 'Merchantry: expected merchantry purge --scope <customer>, and nothing else.\n'],
    [
      ['--scope', 'customer-1', 'customer-2'],
      'Merchantry: expected merchantry purge --scope <customer>, and nothing else.\n',
    ],
  ])('with %j says what it lacks, and not who', async (args, err) => {
    expect(await run(['purge', ...args], environment())).toEqual({ code: 2, out: '', err });
  });
});

it('--help is there for each command, and --version is that of the package', async () => {
  for (const command of ['gateway', 'purge', 'probe']) {
    const { code, out, err } = await run([command, '--help']);
    expect([code, out, err]).toEqual([
      0,
      expect.stringMatching(`^Usage: merchantry ${command}`),
      '',
    ]);
  }
  expect(await run(['--version'])).toMatchObject({ code: 0, out: `${packageJson.version}\n` });
  expect(await run(['gatewya'])).toMatchObject({ code: 1, out: '' });
});
