import { expect } from 'vitest';
import {
  type AuthorizedRequest,
  createGuard,
  type GuardOptions,
} from '../../src/endpoint/createGuard.js';
import type { RefusalReason } from '../../src/endpoint/EndpointOptions.js';

export const GUARDED_URL = 'https://bank.example/merchants';
export const LISTED = 'https://app.bank.example';
export const BODY = '{"transactions":[{"id":"a"}]}';

/** What the guard makes of `post()`. */
export const AUTHORIZED: AuthorizedRequest = {
  scope: 'customer-1',
  body: BODY,
  end: expect.any(Function),
};

interface Options extends Partial<Omit<GuardOptions, 'limits'>> {
  limits?: Partial<GuardOptions['limits']>;
}

/** A guard that authorizes every caller, and the requests it has rejected. */
export function guardWith({ limits, ...options }: Options = {}) {
  const refused: [RefusalReason, number][] = [];
  const guard = createGuard({
    authorize: () => true,
    scopeOf: () => 'customer-1',
    origins: [LISTED],
    limits: { bodyBytes: 131_072, bodyMs: 10_000, headerBytes: 16_384, ...limits },
    onRefused: (reason, status) => refused.push([reason, status]),
    ...options,
  });
  return { guard, refused };
}

/** A request of a server, with a JSON body. Node lets it have headers that pages cannot set. */
export function post(headers: HeadersInit = {}, init: RequestInit = {}, url = GUARDED_URL) {
  const all = new Headers({ 'Content-Type': 'application/json' });
  for (const [name, value] of new Headers(headers)) all.set(name, value);
  const more = init.body instanceof ReadableStream ? { duplex: 'half' } : {};
  return new Request(url, { method: 'POST', body: BODY, ...init, ...more, headers: all });
}

/** A body that gives chunk after chunk as long as it is read, with what became of it. */
export function endlessBody(chunk: Uint8Array) {
  const seen = { chunks: 0 };
  const body = new ReadableStream({
    pull(controller) {
      seen.chunks += 1;
      controller.enqueue(chunk);
    },
  });
  return { body, seen };
}

/** A body that never ends, and gives one byte every so often. */
export function drippingBody(everyMs: number) {
  const seen = { bytes: 0 };
  let timer: ReturnType<typeof setInterval> | undefined;
  const body = new ReadableStream({
    start(controller) {
      timer = setInterval(() => {
        seen.bytes += 1;
        controller.enqueue(new Uint8Array([32]));
      }, everyMs);
    },
    cancel() {
      clearInterval(timer);
    },
  });
  return { body, seen };
}

/** What a refused request gets. Every rejection must have the common headers, and be JSON. */
export async function refusal(result: AuthorizedRequest | Response): Promise<[number, string]> {
  if (!(result instanceof Response)) throw new Error('The request was authorized.');
  expect(result.headers.get('Cache-Control')).toBe('private, no-store');
  expect(result.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(result.headers.get('Vary')).toContain('Origin');
  expect(result.headers.get('Content-Type')).toBe('application/json');
  const { error, ...rest } = (await result.json()) as { error: string };
  expect(rest).toEqual({});
  return [result.status, error];
}
