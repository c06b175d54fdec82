import { createGateway } from '../../src/gateway/createGateway.js';
import type { Gateway, GatewayOptions } from '../../src/gateway/GatewayOptions.js';
import { createSandbox } from '../../src/sandbox/createSandbox.js';
import type { SandboxOptions } from '../../src/sandbox/SandboxOptions.js';
import type { MerchantListRequest, MerchantRecord } from '../../src/service/types.js';

export const SERVICE_URL = 'https://service.example/eu';
export const API_KEY = 'the-key-of-the-service';
export const SECRET = 'a secret that all of the replicas have';

/** A request to the service as it arrived there. */
export interface ServiceCall {
  url: string;
  headers: Headers;
  body: MerchantListRequest;
}

/** A service that answers as the sandbox does, and remembers what it was asked. */
export function createService(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ apiKey: API_KEY, ...options });
  const calls: ServiceCall[] = [];
  /** Responds instead of the sandbox, if it returns a response. */
  const service = {
    calls,
    instead: (_call: ServiceCall): Response | undefined | Promise<Response | undefined> =>
      undefined,
    async fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init);
      const { url, headers } = request;
      const call = { url, headers, body: await request.clone().json() };
      calls.push(call);
      const response = (await service.instead(call)) ?? (await sandbox(request));
      const named = new Headers(response.headers);
      if (!named.has('X-Request-Id')) named.set('X-Request-Id', `request-${calls.length}`);
      return new Response(response.body, { status: response.status, headers: named });
    },
  };
  return service;
}

/** A gateway for callers that name their scope in a header. */
export function gatewayWith(options: Partial<GatewayOptions> = {}): Gateway {
  return createGateway({
    serviceUrl: SERVICE_URL,
    apiKey: API_KEY,
    authorize: (request) => request.headers.has('Authorization'),
    scopeOf: (request) => request.headers.get('Authorization') ?? '',
    ...options,
  });
}

export const row = (id: string, merchant_name: string) => ({ id, merchant_name });

export interface Asked {
  scope?: string;
  type?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  options?: object;
}

/** Asks a gateway for rows, as a signed-in customer's browser does. */
export function post(
  gateway: Gateway,
  transactions: readonly object[],
  { scope = 'customer-1', type = 'restrictive', headers, signal, options }: Asked = {},
): Promise<Response> {
  return gateway.fetch(
    new Request('https://bank.example/api/merchants', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: scope, ...headers },
      body: JSON.stringify({ ...options, type, transactions }),
      ...(signal && { signal }),
    }),
  );
}

/** The records of a response, by id. */
export async function recordsOf(response: Response): Promise<Record<string, MerchantRecord[]>> {
  return response.json();
}
