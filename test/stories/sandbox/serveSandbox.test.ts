import { describe, expect, it } from 'vitest';
import { createGateway } from '../../../src/gateway/index.js';
import { SANDBOX_HEADER, type SandboxSettings } from '../../../stories/sandbox/SandboxSettings.js';
import { serveSandbox } from '../../../stories/sandbox/serveSandbox.js';

const send = (session: string, settings: SandboxSettings = {}): Promise<Response> =>
  post({ [SANDBOX_HEADER]: `${session} ${JSON.stringify(settings)}` });

const failsFirst: SandboxSettings = { faults: [{ kind: 'status', status: 500, first: 1 }] };

const post = (headers: Record<string, string>): Promise<Response> =>
  serveSandbox(
    new Request('http://stories.example/any/folder/api/v3/merchant/list', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({
        type: 'restrictive',
        transactions: [{ id: 'a', merchant_name: 'HARROW AND VALE 0217 LEEDS GB', country: 'GB' }],
      }),
    }),
    createGateway,
  );

describe('serveSandbox', () => {
  it('serves a page without a key, with pictures below the requested folder', async () => {
    const { a } = await (await send('plain')).json();
    expect(a[0].name).toBe('Harrow & Vale');
    expect(a[0].logoImg).toMatch(/^http:\/\/stories\.example\/any\/folder\/images\/logos\//);
    const picture = await serveSandbox(new Request(a[0].logoImg));
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
  });

  it('needs no settings', async () => {
    expect((await post({})).status).toBe(200);
  });

  it('puts a gateway before the sandbox', async () => {
    const { headers } = await send('chain');
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    const foreign = { [SANDBOX_HEADER]: 'foreign', Origin: 'https://elsewhere.example' };
    expect((await post(foreign)).status).toBe(403);
  });

  it('puts none before faults, which are those of the endpoint', async () => {
    const faults: SandboxSettings['faults'] = [{ kind: 'status', status: 429, retryAfter: 7 }];
    const { status, headers } = await send('busy', { faults });
    expect([status, headers.get('Retry-After')]).toEqual([429, '7']);
    // Named, but not for this request.
    const { headers: whole } = await send('later', { faults: [{ kind: 'network', every: 2 }] });
    expect(whole.get('Cache-Control')).toBe('no-store');
  });

  it('ends what waits in a session that is dropped', async () => {
    const waiting = send('oldest', { latencyMs: 60_000 });
    // As long on its way as this one: the sandbox has been asked.
    await send('next');
    for (let index = 0; index < 99; index += 1) await send(`newer${index}`, failsFirst);
    expect((await waiting).status).toBeGreaterThanOrEqual(500);
    // Sooner than a gateway loses patience by itself.
  }, 14_000);

  it('counts requests per session', async () => {
    expect((await send('one', failsFirst)).status).toBe(500);
    expect((await send('one', failsFirst)).status).toBe(200);
    expect((await send('two', failsFirst)).status).toBe(500);
  });

  it('rejects when the connection fails', async () => {
    await expect(send('cut', { faults: [{ kind: 'network' }] })).rejects.toThrow(TypeError);
  });

  it('rejects settings that are not JSON and reports them', async () => {
    const response = await post({ [SANDBOX_HEADER]: 'name {oops' });
    expect(response.status).toBe(400);
    expect((await response.json()).error).toContain('but got: name {oops');
  });
});
