import { describe, expect, it } from 'vitest';
import { createHandler, directHandlerOf } from '../../src/gateway/DirectHandler.js';
import { gatewayWith } from './gatewayWith.js';

const URL_OF_BANK = 'https://bank.example/';

describe('createHandler', () => {
  it('makes a Response of text, with its status and headers', async () => {
    const headers = new Headers({ 'Content-Type': 'application/json', 'X-Name': 'a' });
    const handler = createHandler(async () => ({ status: 203, headers, text: '{"é":1}' }));
    const response = await handler(new Request(URL_OF_BANK));
    expect([response.status, await response.json()]).toEqual([203, { é: 1 }]);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json',
      'x-name': 'a',
    });
  });

  it('leaves a Response as it is', async () => {
    const given = new Response('x');
    expect(await createHandler(async () => given)(new Request(URL_OF_BANK))).toBe(given);
  });
});

describe('directHandlerOf', () => {
  it('knows what a handler was made of, and no other function', () => {
    const direct = async () => new Response();
    const handler = createHandler(direct);
    expect(directHandlerOf(handler)).toBe(direct);
    expect(directHandlerOf((request) => handler(request))).toBeUndefined();
  });

  it('knows that of a gateway', () => {
    const gateway = gatewayWith();
    expect(directHandlerOf(gateway)).toBeTypeOf('function');
    expect(directHandlerOf(gateway.health)).toBeUndefined();
    gateway.close();
  });
});
