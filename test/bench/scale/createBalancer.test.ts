// @vitest-environment node
import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBalancer } from '../../../bench/scale/createBalancer.js';

const servers: Server[] = [];

async function listen(respond: RequestListener): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answering = (name: string) => listen((_, response) => response.end(JSON.stringify(name)));

const end = (server: Server | undefined) => {
  server?.closeAllConnections();
  server?.close();
};

afterEach(() => {
  for (const server of servers.splice(0)) end(server);
});

describe('createBalancer', () => {
  it('takes turns', async () => {
    const send = createBalancer([await answering('a'), await answering('b')], vi.fn());
    const bodies = [await send({}), await send({}), await send({})].map((sent) => sent?.body);
    expect(bodies).toEqual(['a', 'b', 'a']);
  });

  it('asks the next server when one breaks off, and leaves that one out from then on', async () => {
    const breakOff = vi.fn<RequestListener>((request) => request.socket.destroy());
    const onFailover = vi.fn();
    const send = createBalancer([await listen(breakOff), await answering('b')], onFailover);
    for (let time = 0; time < 3; time += 1) {
      expect(await send({})).toEqual({ status: 200, body: 'b' });
    }
    expect(breakOff).toHaveBeenCalledOnce();
    expect(onFailover).toHaveBeenCalledOnce();
  });

  it('hands on what a server refuses: that is an answer', async () => {
    const url = await listen((_, response) => response.writeHead(502).end('{"error":"no"}'));
    const onFailover = vi.fn();
    const send = createBalancer([url], onFailover);
    expect(await send({})).toEqual({ status: 502, body: { error: 'no' } });
    expect(onFailover).not.toHaveBeenCalled();
  });

  it('gives nothing when no server is left', async () => {
    const url = await answering('a');
    end(servers.pop());
    const send = createBalancer([url], vi.fn());
    expect(await send({})).toBeUndefined();
    expect(await send({})).toBeUndefined();
  });
});
