import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { EnrichmentError } from '../../../src/service/EnrichmentError.js';
import {
  createHttpFetcher,
  type HttpFetcherOptions,
} from '../../../src/service/http/createHttpFetcher.js';
import type { FetchContext } from '../../../src/service/MerchantListFetcher.js';
import type { MerchantListRequest } from '../../../src/service/types.js';
import { fc } from '../../fc.js';

const url = 'https://bank.example/merchants';
const request: MerchantListRequest = {
  type: 'restrictive',
  transactions: [
    { id: 'a', merchant_name: 'HARBOUR BAKERY' },
    { id: 'b', merchant_name: 'QUAY BOOKS' },
  ],
};
const answer = { a: [{ name: 'Harbour Bakery' }], b: [] };

const ok = async (): Promise<Response> => Response.json(answer);
const never = (): Promise<never> => new Promise(() => {});

function newContext(): FetchContext & { receipts: unknown[]; controller: AbortController } {
  const controller = new AbortController();
  const receipts: unknown[] = [];
  return {
    controller,
    receipts,
    signal: controller.signal,
    setReceipt: (receipt) => receipts.push(receipt),
  };
}

const send = (options: Partial<HttpFetcherOptions>, context = newContext()): Promise<unknown> =>
  createHttpFetcher({ url, ...options })(request, context);

/** The rejection, as a value. */
const failure = async (
  options: Partial<HttpFetcherOptions>,
  context = newContext(),
): Promise<unknown> =>
  send(options, context).then(
    () => expect.fail('resolved'),
    (error) => error,
  );

/** What one call handed to `fetch`. */
async function sent(
  options: Partial<HttpFetcherOptions>,
): Promise<{ to: unknown; init: RequestInit; headers: Headers }> {
  const fetch = vi.fn<typeof globalThis.fetch>(ok);
  await send({ ...options, fetch });
  expect(fetch).toHaveBeenCalledTimes(1);
  const [to, init = {}] = fetch.mock.calls[0] ?? [];
  return { to, init, headers: new Headers(init.headers) };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('createHttpFetcher', () => {
  it('posts the request as JSON and resolves to the raw body', async () => {
    expect(await send({ fetch: ok })).toEqual(answer);
    const { to, init, headers } = await sent({});
    expect(to).toBe(url);
    expect(init.method).toBe('POST');
    expect(JSON.parse(String(init.body))).toEqual(request);
    expect(Object.fromEntries(headers)).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
    });
    expect(init).not.toHaveProperty('credentials');
  });

  it.each<[string, string | URL, string]>([
    ['a URL', new URL(url), url],
    ['a relative address', '/merchants', '/merchants'],
  ])('accepts %s', async (_, address, to) => {
    expect((await sent({ url: address })).to).toBe(to);
  });

  it('passes credentials on', async () => {
    expect((await sent({ credentials: 'include' })).init.credentials).toBe('include');
  });

  it.each<[string, HttpFetcherOptions['headers']]>([
    ['an object', { 'X-Session': 's1' }],
    ['a list', [['X-Session', 's1']]],
    ['Headers', new Headers({ 'X-Session': 's1' })],
    ['a function', () => ({ 'X-Session': 's1' })],
    ['an async function', async () => ({ 'X-Session': 's1' })],
  ])('sends headers given as %s', async (_, headers) => {
    expect((await sent({ headers })).headers.get('X-Session')).toBe('s1');
  });

  it('asks a function for its headers at every call', async () => {
    let session = 0;
    const seen: unknown[] = [];
    const fetcher = createHttpFetcher({
      url,
      headers: () => {
        session += 1;
        return { 'X-Session': `s${session}` };
      },
      fetch: async (_, init) => {
        seen.push(new Headers(init?.headers).get('X-Session'));
        return ok();
      },
    });
    await fetcher(request, newContext());
    await fetcher(request, newContext());
    expect(seen).toEqual(['s1', 's2']);
  });

  it('keeps its content type whatever the host sets, and the host its own Accept', async () => {
    const { headers } = await sent({ headers: { 'content-type': 'text/plain', accept: 'text/x' } });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('Accept')).toBe('text/x');
  });

  it('reads the global fetch at the time of the call', async () => {
    const fetcher = createHttpFetcher({ url });
    const fetch = vi.fn(ok);
    vi.stubGlobal('fetch', fetch);
    expect(await fetcher(request, newContext())).toEqual(answer);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

describe('createHttpFetcher: API key', () => {
  const error = vi.fn<(...args: unknown[]) => void>();

  /** The module remembers that it has warned, so each test starts with a new page. */
  async function newPage(): Promise<(headers: HeadersInit) => Promise<unknown>> {
    vi.resetModules();
    vi.stubGlobal('window', {});
    const page = await import('../../../src/service/http/createHttpFetcher.js');
    return (headers) => page.createHttpFetcher({ url, headers, fetch: ok })(request, newContext());
  }

  beforeEach(() => {
    error.mockReset();
    vi.spyOn(console, 'error').mockImplementation(error);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    'X-Api-Key',
    'X-API-KEY',
    'Api-Key',
    'api_key',
    'ApiKey',
    'X-ApiKey',
    'X-Bank-Api-Key',
    'Gateway-Subscription-Key',
  ])('names an endpoint of one’s own, and not the key, when a browser sends %s', async (name) => {
    const send = await newPage();
    await send({ Accept: 'application/json', [name]: 'SECRET' });
    expect(error).toHaveBeenCalledTimes(1);
    const message = String(error.mock.calls[0]?.[0]);
    expect(message).toContain(`"${name.toLowerCase()}"`);
    expect(message).toContain('an endpoint of your own');
    expect(message).not.toContain('SECRET');
  });

  it.each(['ApiKey SECRET', 'api-key SECRET', 'Apikey SECRET'])(
    'takes Authorization: %s for a key, and no other scheme',
    async (value) => {
      const send = await newPage();
      for (const scheme of ['Bearer', 'Basic', 'ApiKeyless']) {
        await send({ Authorization: `${scheme} SECRET` });
      }
      expect(error).not.toHaveBeenCalled();
      await send({ Authorization: value });
      expect(error).toHaveBeenCalledTimes(1);
      expect(String(error.mock.calls[0]?.[0])).toContain('"authorization"');
    },
  );

  it('warns once, not at every request', async () => {
    const send = await newPage();
    await send({ Accept: 'application/json' });
    await send({ 'X-Api-Key': 'SECRET' });
    await send({ 'X-Api-Key': 'SECRET' });
    expect(error).toHaveBeenCalledTimes(1);
  });

  it.each(['Authorization', 'X-Api-Keyring', 'X-Requested-With', 'X-CSRF-Token'])(
    'says nothing about %s',
    async (name) => {
      const send = await newPage();
      await send({ [name]: 'SECRET' });
      expect(error).not.toHaveBeenCalled();
    },
  );

  it('says nothing in production', async () => {
    const send = await newPage();
    vi.stubEnv('NODE_ENV', 'production');
    await send({ 'X-Api-Key': 'SECRET' });
    expect(error).not.toHaveBeenCalled();
  });

  it('says nothing on a server, where a key belongs', async () => {
    const send = await newPage();
    vi.stubGlobal('window', undefined);
    await send({ 'X-Api-Key': 'SECRET' });
    expect(error).not.toHaveBeenCalled();
  });
});

describe('createHttpFetcher: receipt', () => {
  const fetch = async (): Promise<Response> =>
    Response.json(answer, {
      headers: { 'X-Request-Id': 'r1', 'X-Timestamp': '17', 'X-Other': 'o' },
    });

  it('keeps the named headers that are present, under the names given', async () => {
    const context = newContext();
    const receiptHeaders = ['x-request-id', 'X-Timestamp', 'X-Absent'];
    await send({ fetch, receiptHeaders }, context);
    expect(context.receipts).toEqual([{ 'x-request-id': 'r1', 'X-Timestamp': '17' }]);
  });

  it.each([
    ['none is named', undefined],
    ['none is present', ['X-Absent']],
  ])('sets none when %s', async (_, receiptHeaders) => {
    const context = newContext();
    await send({ fetch, receiptHeaders }, context);
    expect(context.receipts).toEqual([]);
  });

  it('calls setReceipt as a method, so that a context may be an instance', async () => {
    class Context implements FetchContext {
      signal = new AbortController().signal;
      receipt: unknown;
      setReceipt(receipt: unknown): void {
        this.receipt = receipt;
      }
    }
    const context = new Context();
    await createHttpFetcher({ url, fetch, receiptHeaders: ['X-Timestamp'] })(request, context);
    expect(context.receipt).toEqual({ 'X-Timestamp': '17' });
  });
});

describe('createHttpFetcher: failures', () => {
  it.each([
    [400, 'rejected'],
    [401, 'unauthorized'],
    [400, 'rejected'],
    [404, 'refused'],
    [429, 'rate-limited'],
    [500, 'server'],
    [503, 'rate-limited'],
  ])('rejects status %i as %s, naming the ids', async (status, kind) => {
    const fetch = async (): Promise<Response> =>
      new Response('SECRET', { status, headers: { 'Retry-After': '3' } });
    const error = await failure({ fetch });
    expect(error).toBeInstanceOf(EnrichmentError);
    expect(error).toMatchObject({ kind, status, retryAfterMs: 3_000, transactionIds: ['a', 'b'] });
    expect(String(error)).not.toContain('SECRET');
  });

  it.each([
    ['an HTML page', '<!doctype html>SECRET'],
    ['an empty body', ''],
    ['half a body', '{"SECRET":'],
  ])('rejects %s with status 200 as malformed, without quoting it', async (_, body) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = await failure({ fetch: async () => new Response(body) });
    expect(error).toMatchObject({ kind: 'malformed', status: 200, transactionIds: ['a', 'b'] });
    expect(error).not.toHaveProperty('cause');
    expect(String(error)).not.toContain('SECRET');
  });

  it('leaves JSON that is not an answer to the parser', async () => {
    expect(await send({ fetch: async () => new Response('null') })).toBeNull();
    expect(await send({ fetch: async () => new Response('[]') })).toEqual([]);
  });

  it.each<[string, Partial<HttpFetcherOptions>]>([
    ['fetch rejects', { fetch: () => Promise.reject(new TypeError('no network')) }],
    [
      'fetch throws',
      {
        fetch: () => {
          throw new TypeError('no network');
        },
      },
    ],
    [
      'the body breaks off',
      {
        fetch: async () =>
          new Response(
            new ReadableStream({ start: (it) => it.error(new TypeError('no network')) }),
          ),
      },
    ],
    ['headers rejects', { fetch: ok, headers: () => Promise.reject(new TypeError('no network')) }],
  ])('rejects as network, with the cause, when %s', async (_, options) => {
    const error = await failure(options);
    expect(error).toBeInstanceOf(EnrichmentError);
    expect(error).toMatchObject({
      kind: 'network',
      transactionIds: ['a', 'b'],
      cause: expect.objectContaining({ message: 'no network' }),
    });
  });

  it('passes on an EnrichmentError that headers throws: the session has ended', async () => {
    const ended = new EnrichmentError('unauthorized');
    const fetch = vi.fn(ok);
    expect(
      await failure({
        fetch,
        headers: () => {
          throw ended;
        },
      }),
    ).toBe(ended);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('createHttpFetcher: size', () => {
  const MB = 2 ** 20;

  /** A body that is sent chunk by chunk as it is read. */
  function streamed(chunks: Iterable<Uint8Array<ArrayBuffer>>, headers: HeadersInit = {}) {
    const log = { read: 0, cancelled: false };
    const source = chunks[Symbol.iterator]();
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull(controller) {
          const { done, value } = source.next();
          if (done) return controller.close();
          log.read += value.byteLength;
          controller.enqueue(value);
        },
        cancel() {
          log.cancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    return { log, fetch: async () => new Response(stream, { headers }) };
  }
  const encode = (text: string) => new TextEncoder().encode(text);
  function* endless(bytes: number) {
    yield encode('{"SECRET":"');
    for (;;) yield encode('S'.repeat(bytes));
  }
  let warn: MockInstance<typeof console.warn>;
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  });

  it('refuses a body above 8 MB while it reads it, and cancels the rest', async () => {
    const { fetch, log } = streamed(endless(MB));
    const error = await failure({ fetch });
    expect(error).toMatchObject({
      kind: 'malformed',
      status: 200,
      transactionIds: ['a', 'b'],
      cause: new RangeError(
        'Merchantry: expected a response of at most 8388608 bytes (maxResponseBytes).',
      ),
    });
    expect(log.cancelled).toBe(true);
    expect(log.read).toBeLessThanOrEqual(9 * MB);
    expect(`${error} ${warn.mock.calls}`).not.toMatch(/SECRET|SSS/);
  });

  it('accepts a body of exactly maxResponseBytes, and none of a byte more', async () => {
    const text = '{"a":[{"name":"Zürich"}]}';
    const { length } = encode(text);
    const body = () => streamed([encode(text)]).fetch;
    expect(await send({ fetch: body(), maxResponseBytes: length })).toEqual(JSON.parse(text));
    const error = await failure({ fetch: body(), maxResponseBytes: length - 1 });
    expect(error).toMatchObject({ kind: 'malformed' });
  });

  it('reads nothing of a body whose Content-Length is larger', async () => {
    const { fetch, log } = streamed([encode('{}')], { 'Content-Length': String(8 * MB + 1) });
    expect(await failure({ fetch })).toMatchObject({ kind: 'malformed' });
    expect(log).toEqual({ read: 0, cancelled: true });
  });

  it('counts what it reads, whatever a smaller Content-Length says', async () => {
    const { fetch } = streamed(endless(MB), { 'Content-Length': '2' });
    expect(await failure({ fetch })).toMatchObject({ kind: 'malformed' });
  });

  it.each(['{}', '"SECRET SECRET SECRET"'])(
    'refuses %s by its text where the platform has no streams',
    async (text) => {
      const fetch = async () => {
        const response = new Response(text);
        return Object.defineProperty(response, 'body', { value: null });
      };
      const isSmall = text.length < 20;
      const ending = send({ fetch, maxResponseBytes: 20 });
      if (isSmall) await expect(ending).resolves.toEqual({});
      else await expect(ending).rejects.toMatchObject({ kind: 'malformed' });
    },
  );

  it('decodes text that is cut anywhere, also within a character', async () => {
    const body = { a: [{ name: '\u{1F950} Bäckerei 東京 Ω' }] };
    const bytes = encode(`\uFEFF${JSON.stringify(body)}`);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (cuts) => {
        const edges = [0, ...cuts.sort((a, b) => a - b), bytes.length];
        const chunks = edges.slice(1).map((edge, index) => bytes.slice(edges[index], edge));
        expect(await send(streamed(chunks))).toEqual(body);
      }),
    );
  });

  it('stops reading when the caller aborts, though the body goes on', async () => {
    const context = newContext();
    let next = (_: Uint8Array<ArrayBuffer>) => {};
    const cancel = vi.fn();
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(controller) {
        next = (chunk) => controller.enqueue(chunk);
      },
      cancel,
    });
    const result = failure({ fetch: async () => new Response(stream) }, context);
    await vi.advanceTimersByTimeAsync(0);
    context.controller.abort(new Error('gone'));
    expect(await result).toMatchObject({ message: 'gone' });
    next(encode('{}'));
    await vi.advanceTimersByTimeAsync(0);
    expect(cancel).toHaveBeenCalledOnce();
  });
});

describe('createHttpFetcher: redirects', () => {
  const redirected = (body: string, type = 'text/html; charset=utf-8') => ({
    fetch: async () => {
      const response = new Response(body, { headers: { 'Content-Type': type } });
      return Object.defineProperty(response, 'redirected', { value: true });
    },
  });

  it.each([
    ['a sign-in page', '<!doctype html>SECRET'],
    ['an array', '[]'],
    ['a string', '"SECRET"'],
    ['nothing', ''],
  ])('takes %s behind a redirect for a refusal', async (_, body) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = await failure(redirected(body));
    expect(error).toMatchObject({ kind: 'refused', status: 200, transactionIds: ['a', 'b'] });
    expect(`${error} ${warn.mock.calls}`).not.toContain('SECRET');
  });

  it('accepts a JSON object behind a redirect', async () => {
    expect(await send(redirected(JSON.stringify(answer), 'application/json'))).toEqual(answer);
  });

  it('takes a redirect that an own fetch does not follow for a refusal', async () => {
    const fetch = async () => {
      const response = Response.error();
      return Object.defineProperty(response, 'type', { value: 'opaqueredirect' });
    };
    expect(await failure({ fetch })).toMatchObject({ kind: 'refused' });
  });

  it('tells developers once what came instead of JSON, without quoting it', async () => {
    vi.resetModules();
    vi.stubGlobal('window', {});
    const page = await import('../../../src/service/http/createHttpFetcher.js');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    const html = page.createHttpFetcher({
      url,
      fetch: async () => new Response('<!doctype html>SECRET', { headers }),
    });
    const signIn = page.createHttpFetcher({ url, ...redirected('<!doctype html>SECRET') });
    for (const fetcher of [html, html, signIn]) {
      await expect(fetcher(request, newContext())).rejects.toThrow();
    }
    expect(warn.mock.calls).toEqual([
      ['Merchantry: expected JSON from your endpoint, but got: text/html (HTTP 200).'],
      [
        'Merchantry: expected JSON from your endpoint, but got: text/html (HTTP 200, after a redirect).',
      ],
    ]);
  });
});

describe('createHttpFetcher: timeout', () => {
  const slowBody = async (): Promise<Response> => new Response(new ReadableStream());

  it.each<[string, Partial<HttpFetcherOptions>]>([
    ['fetch never answers', { fetch: never }],
    ['the body never ends', { fetch: slowBody }],
    ['headers never come', { headers: never, fetch: ok }],
  ])('rejects after timeoutMs when %s', async (_, options) => {
    const settled = vi.fn();
    const result = failure({ ...options, timeoutMs: 60_000 });
    result.then(settled);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toMatchObject({ kind: 'timeout', transactionIds: ['a', 'b'] });
  });

  it('tells how long a request may take, so that its caller waits as long', () => {
    expect(createHttpFetcher({ url, timeoutMs: 60_000 }).timeoutMs).toBe(60_000);
    expect(createHttpFetcher({ url }).timeoutMs).toBeUndefined();
  });

  it('leaves the time limit to its caller without timeoutMs', async () => {
    const context = newContext();
    const result = failure({ fetch: never }, context);
    expect(vi.getTimerCount()).toBe(0);
    context.controller.abort(new Error('too late'));
    expect(await result).toMatchObject({ message: 'too late' });
  });

  it('aborts the fetch when the time is up', async () => {
    let signal: AbortSignal | null | undefined;
    const result = failure({
      timeoutMs: 50,
      fetch: (_, init) => {
        signal = init?.signal;
        return never();
      },
    });
    await vi.advanceTimersByTimeAsync(50);
    expect(await result).toMatchObject({ kind: 'timeout' });
    expect(signal?.aborted).toBe(true);
  });

  it('sends nothing when the headers come too late', async () => {
    const fetch = vi.fn(ok);
    const headers = (): Promise<HeadersInit> =>
      new Promise((resolve) => {
        setTimeout(() => resolve({}), 60);
      });
    const result = failure({ timeoutMs: 50, headers, fetch });
    await vi.advanceTimersByTimeAsync(100);
    expect(await result).toMatchObject({ kind: 'timeout' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('sets no receipt when the answer comes too late', async () => {
    const context = newContext();
    const result = failure(
      {
        timeoutMs: 50,
        receiptHeaders: ['X-Request-Id'],
        fetch: () =>
          new Promise((resolve) => {
            setTimeout(() => resolve(Response.json({}, { headers: { 'X-Request-Id': 'r' } })), 60);
          }),
      },
      context,
    );
    await vi.advanceTimersByTimeAsync(100);
    expect(await result).toMatchObject({ kind: 'timeout' });
    expect(context.receipts).toEqual([]);
  });
});

describe('createHttpFetcher: abort', () => {
  it('rejects with the reason of the caller and aborts the fetch', async () => {
    const context = newContext();
    let signal: AbortSignal | null | undefined;
    const result = failure(
      {
        fetch: (_, init) => {
          signal = init?.signal;
          return new Promise((_resolve, reject) => {
            init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted')));
          });
        },
      },
      context,
    );
    await vi.advanceTimersByTimeAsync(0);
    const reason = new Error('scope changed');
    context.controller.abort(reason);
    expect(await result).toBe(reason);
    expect(signal?.aborted).toBe(true);
    expect(signal?.reason).toBe(reason);
  });

  it('rejects with an AbortError when the caller gives no reason, though fetch ignores the signal', async () => {
    const context = newContext();
    const result = failure({ fetch: never }, context);
    context.controller.abort();
    expect(await result).toMatchObject({ name: 'AbortError' });
  });

  it('sends nothing when the caller has aborted before', async () => {
    const context = newContext();
    const fetch = vi.fn(ok);
    context.controller.abort();
    expect(await failure({ fetch }, context)).toMatchObject({ name: 'AbortError' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<HttpFetcherOptions>]>([
    ['an answer', { fetch: ok }],
    ['a failure', { fetch: () => Promise.reject(new TypeError('no network')) }],
  ])('leaves no listener on the signal after %s', async (_, options) => {
    const context = newContext();
    const add = vi.spyOn(context.signal, 'addEventListener');
    const remove = vi.spyOn(context.signal, 'removeEventListener');
    await send(options, context).catch(() => {});
    expect(add).toHaveBeenCalledTimes(1);
    expect(remove.mock.calls.map(([type, listener]) => [type, listener])).toEqual(
      add.mock.calls.map(([type, listener]) => [type, listener]),
    );
  });
});

describe('createHttpFetcher: misuse', () => {
  const create =
    (options: object): (() => unknown) =>
    () =>
      createHttpFetcher({ url, ...options });

  it.each([
    ['undefined', undefined],
    ['object', null],
    ['an empty string', ''],
    ['number', 7],
    ['object', { path: '/merchants' }],
  ])('says what url must be when it is %s', (got, address) => {
    expect(create({ url: address })).toThrow(
      new TypeError(
        'Merchantry: expected createHttpFetcher({ url }) to be the address of your own endpoint, ' +
          `a string or a URL, but got: ${got}.`,
      ),
    );
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 31])(
    'says what timeoutMs must be when it is %d',
    (timeoutMs) => {
      expect(create({ timeoutMs })).toThrow(
        new TypeError(
          'Merchantry: expected createHttpFetcher({ timeoutMs }) to be a whole number ' +
            `from 1 to 2147483647, but got: ${timeoutMs}.`,
        ),
      );
    },
  );

  it.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'says what maxResponseBytes must be when it is %d',
    (maxResponseBytes) => {
      expect(create({ maxResponseBytes })).toThrow(
        new TypeError(
          'Merchantry: expected createHttpFetcher({ maxResponseBytes }) to be a whole number ' +
            `from 1 to 9007199254740991, but got: ${maxResponseBytes}.`,
        ),
      );
    },
  );
});
