import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NodeRequest, sendNodeResponse } from 'srvx/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../../../src/sandbox/index.js';
import { createServiceEndpoint } from '../../../stories/sandbox/createServiceEndpoint.js';
import { SANDBOX_HEADER, type SandboxSettings } from '../../../stories/sandbox/SandboxSettings.js';

const KEY = 'a-key-that-no-page-sees';

const sandbox = createSandbox({ apiKey: KEY });
const onRequest = vi.fn<RequestListener>();
const server = createServer((req, res) => {
  onRequest(req, res);
  sandbox(new NodeRequest({ req, res })).then((response) => sendNodeResponse(res, response));
});

let endpoint: ReturnType<typeof createServiceEndpoint>;

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  endpoint = createServiceEndpoint({ url: new URL(`http://127.0.0.1:${port}/base/`), key: KEY });
  onRequest.mockClear();
});

afterEach(() => {
  endpoint.close();
  server.closeAllConnections();
  server.close();
});

const send = (settings: SandboxSettings | string = {}): Promise<Response> =>
  endpoint.respond(
    new Request('http://localhost:6006/api/v3/merchant/list', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        [SANDBOX_HEADER]: `story ${typeof settings === 'string' ? settings : JSON.stringify(settings)}`,
      },
      body: JSON.stringify({
        type: 'restrictive',
        transactions: [{ id: 'a', merchant_name: 'HARROW AND VALE 0217 LEEDS GB', country: 'GB' }],
      }),
    }),
  );

describe('createServiceEndpoint', () => {
  it('asks the service below its path, with the key, which no response names', async () => {
    const response = await send({ latencyMs: 60_000, now: 0 });
    const text = await response.text();
    expect(JSON.parse(text).a[0].name).toBe('Harrow & Vale');
    const { url, headers = {} } = onRequest.mock.calls[0]?.[0] ?? {};
    expect(url).toBe('/base/api/v3/merchant/list');
    expect(headers['x-api-key']).toBe(KEY);
    expect(headers).not.toHaveProperty(SANDBOX_HEADER.toLowerCase());
    expect(JSON.stringify([text, ...response.headers])).not.toContain(KEY);
  });

  it('leaves stories with faults, and pictures, to the sandbox', async () => {
    expect((await send({ faults: [{ kind: 'status', status: 500 }] })).status).toBe(500);
    expect((await send('{oops')).status).toBe(400);
    const picture = new Request('http://localhost:6006/images/logos/none.svg');
    expect((await endpoint.respond(picture)).status).toBe(404);
    expect(onRequest).not.toHaveBeenCalled();
  });
});
