import { once } from 'node:events';
import { createServer as createHttpServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, resolveConfig, type ViteDevServer } from 'vite';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { sandboxPlugin } from '../../../.storybook/sandboxPlugin.js';
import type { MerchantService } from '../../../stories/sandbox/MerchantService.js';

const LIST = '/any/folder/api/v3/merchant/list';
const HOST = 'import.meta.env.MERCHANT_SERVICE_HOST';

// Nobody listens there.
const service: MerchantService = { url: new URL('http://127.0.0.1:9/base'), key: 'the-key' };

const settings = (plugin: ReturnType<typeof sandboxPlugin>) => ({
  configFile: false as const,
  envFile: false as const,
  logLevel: 'silent' as const,
  plugins: [plugin],
});

let server: ViteDevServer;

async function start(plugin: ReturnType<typeof sandboxPlugin>): Promise<number> {
  server = await createServer({
    ...settings(plugin),
    // What Storybook's own server does is not what is tested.
    server: { port: 0, host: '127.0.0.1', allowedHosts: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const address = server.httpServer?.address() as AddressInfo;
  return address.port;
}

/** With a `Host` of its own, which `fetch` does not allow. */
function post(port: number, host: string): Promise<number | undefined> {
  const headers = { Host: host, 'Content-Type': 'application/json' };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: LIST, method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end('{"type":"restrictive","transactions":[{"id":"a","merchant_name":"SHOP"}]}');
  });
}

afterEach(() => server.close());

describe('sandboxPlugin', () => {
  it('serves the sandbox to whoever reaches the server', async () => {
    const port = await start(sandboxPlugin());
    expect(await post(port, `localhost:${port}`)).toBe(200);
    expect(await post(port, 'storybook.example')).toBe(200);
    expect(server.config.define ?? {}).not.toHaveProperty([HOST]);
  });

  it('lets only this computer use a real service', async () => {
    let calls = 0;
    const refusing = createHttpServer((_, response) => {
      calls += 1;
      response.writeHead(400).end('{}');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void refusing.close());
    await once(refusing, 'listening');
    const url = new URL(`http://127.0.0.1:${(refusing.address() as AddressInfo).port}/base`);
    const port = await start(sandboxPlugin({ service: { ...service, url } }));
    // Of a row that the service refuses, the response says so.
    expect(await post(port, `localhost:${port}`)).toBe(200);
    expect(await post(port, `127.0.0.1:${port}`)).toBe(200);
    expect(calls).toBe(2);
    // A foreign name that was made to point here.
    expect(await post(port, 'storybook.example')).toBe(403);
    expect(calls).toBe(2);
  });

  it('tells the page the host of a real service, but nothing more, and never in a build', async () => {
    const inServer = await resolveConfig(settings(sandboxPlugin({ service })), 'serve');
    expect(inServer.define).toEqual({ [HOST]: '"127.0.0.1:9"' });
    const inBuild = await resolveConfig(settings(sandboxPlugin({ service })), 'build');
    expect(inBuild.define ?? {}).not.toHaveProperty([HOST]);
  });

  it('does not start with a service that no gateway can ask', async () => {
    const url = new URL('http://user@127.0.0.1:9/');
    await expect(start(sandboxPlugin({ service: { url, key: 'the-key' } }))).rejects.toThrow(
      'expected createGateway({ serviceUrl }) to be',
    );
  });
});
