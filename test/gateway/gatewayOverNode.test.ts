import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '../../src/gateway/GatewayOptions.js';
import { toNodeListener } from '../../src/gateway/toNodeListener.js';
import { createService, gatewayWith, row } from './gatewayWith.js';

const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

async function serve(listener: Parameters<typeof createServer>[1]) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return (server.address() as AddressInfo).port;
}

const ROWS = [row('a', 'Northside Coffee'), row('b', 'AMZN Mktp'), row('ü"\\', 'Unknown 7')];
const BODY = JSON.stringify({ type: 'restrictive', transactions: ROWS });

let gateway: Gateway;
let port = 0;
beforeAll(async () => {
  gateway = createGateway(60_000);
  port = await serve(toNodeListener(gateway.fetch));
});

function createGateway(bodyMs: number): Gateway {
  const created = gatewayWith({
    fetch: createService().fetch,
    limits: {
      bodyBytes: 2_000,
      headerBytes: 8_000,
      bodyMs,
      rowsPerMinute: 1_000_000,
      rows: 50,
    },
    receiptHeaders: [],
  });
  closers.push(() => created.close());
  return created;
}

/**
 * Writes bytes as they are, part after part, and gives back all that the server sends until it
 * closes.
 */
async function talk(port: number, parts: readonly (string | Uint8Array)[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text) => {
    received += text;
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  for (const part of parts) {
    await new Promise((resolve) => socket.write(part, resolve));
    // The server reads it, so that the next part comes alone.
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  }
  await closed;
  return received;
}

const head = (...lines: readonly string[]) =>
  ['POST /api HTTP/1.1', 'Host: bank.example', 'Connection: close', ...lines, '', ''].join('\r\n');

const JSON_TYPE = 'Content-Type: application/json';
const SESSION = 'Authorization: customer-1';
const lengthOf = (body: string) => `Content-Length: ${Buffer.byteLength(body)}`;
const good = [JSON_TYPE, SESSION, lengthOf(BODY)];
const chunk = (text: string) => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

/** Status, headers and body. What only tells how it was sent is left out. */
function read(response: string) {
  const [start = '', ...rest] = response.split('\r\n\r\n');
  const [status = '', ...headers] = start.split('\r\n');
  const isChunked = /transfer-encoding: chunked/i.test(start);
  const raw = rest.join('\r\n\r\n');
  const body = isChunked ? raw.replace(/(?:^|\r\n)[\da-f]+\r\n/g, '').replace(/\r\n$/, '') : raw;
  const told = headers.filter((line) => !/^(date|transfer-encoding|content-length):/i.test(line));
  return { status: status.slice(9, 12), headers: told.sort(), body };
}

describe('a gateway over Node', () => {
  it.each<[string, string, readonly (string | Uint8Array)[]]>([
    ['a list', '200', [head(...good) + BODY]],
    [
      'a list whose body comes later, in parts',
      '200',
      [head(...good), BODY.slice(0, 9), BODY.slice(9)],
    ],
    [
      'a list in chunks',
      '200',
      [
        head(JSON_TYPE, SESSION, 'Transfer-Encoding: chunked'),
        chunk(BODY.slice(0, 30)) + chunk(BODY.slice(30)),
        '0\r\n\r\n',
      ],
    ],
    ['no body', '400', [head(JSON_TYPE, SESSION, 'Content-Length: 0')]],
    ['a body that is no JSON', '400', [head(JSON_TYPE, SESSION, 'Content-Length: 1'), '{']],
    ['a caller who is not signed in', '401', [head(JSON_TYPE, lengthOf(BODY)) + BODY]],
    [
      'a caller without a body, who is not signed in',
      '401',
      [head(JSON_TYPE, 'Content-Length: 9')],
    ],
    ['another method', '405', [head(...good).replace('POST', 'PUT') + BODY]],
    ['GET', '405', ['GET / HTTP/1.1\r\nHost: bank.example\r\nConnection: close\r\n\r\n']],
    ['a page of another site', '403', [head(...good, 'Origin: https://evil.example') + BODY]],
    ['another type', '415', [head('Content-Type: text/plain', SESSION, lengthOf(BODY)) + BODY]],
    ['a body that says it is too long', '413', [head(JSON_TYPE, SESSION, 'Content-Length: 2001')]],
    [
      'a body that is too long',
      '413',
      [
        head(JSON_TYPE, SESSION, 'Transfer-Encoding: chunked'),
        chunk(' '.repeat(1_500)),
        chunk(' '.repeat(600)),
      ],
    ],
    [
      'bytes that are no UTF-8',
      '400',
      [head(JSON_TYPE, SESSION, 'Content-Length: 3'), Buffer.from('"\xff"', 'latin1')],
    ],
    ['headers that are too large', '431', [head(...good, `X-Large: ${'x'.repeat(9_000)}`) + BODY]],
    ['two lengths', '400', [head(...good, 'Content-Length: 3') + BODY]],
    ['a host that is none', '400', [head(...good).replace('bank.example', 'a/b') + BODY]],
  ])('says to %s: %s', async (_title, status, parts) => {
    expect(read(await talk(port, parts)).status).toBe(status);
  });

  it('says to a body that does not end: 408', async () => {
    const hasty = await serve(toNodeListener(createGateway(50).fetch));
    expect(read(await talk(hasty, [head(...good) + BODY.slice(0, 20)])).status).toBe('408');
  });

  it('answers each row, by its id', async () => {
    const { body } = read(await talk(port, [head(...good) + BODY]));
    expect(Object.keys(JSON.parse(body))).toEqual(ROWS.map(({ id }) => id));
  });

  it('serves the next request of a connection whose body it did not read', async () => {
    const kept = head(JSON_TYPE, SESSION, 'Content-Length: 50000').replace('close', 'keep-alive');
    const text = await talk(port, [kept + ' '.repeat(50_000), head(...good) + BODY]);
    expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
  });

  it('keeps 200 requests at a time apart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const response = await fetch(`http://127.0.0.1:${port}/`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Authorization: `customer-${index % 7}` },
          body: JSON.stringify({ transactions: [row(`row-${index}`, `Shop ${index % 50}`)] }),
        });
        return Object.keys(await response.json());
      }),
    );
    expect(answers).toEqual(Array.from({ length: 200 }, (_, index) => [`row-${index}`]));
  });

  it('takes what a body parser has left', async () => {
    const parsed = await serve(express().use(express.json()).use(toNodeListener(gateway.fetch)));
    const [one, other] = [
      await talk(parsed, [head(...good) + BODY]),
      await talk(port, [head(...good) + BODY]),
    ];
    expect(read(one).body).toBe(read(other).body);
  });
});
