// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { SANDBOX_HEADER, type SandboxSettings } from '../../../stories/sandbox/SandboxSettings.js';
import { serveSandbox } from '../../../stories/sandbox/serveSandbox.js';

const send = (session: string, settings: SandboxSettings = {}): Promise<Response> =>
  post({ [SANDBOX_HEADER]: `${session} ${JSON.stringify(settings)}` });

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

  it('counts requests per session', async () => {
    const failsFirst: SandboxSettings = { faults: [{ kind: 'status', status: 500, first: 1 }] };
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
