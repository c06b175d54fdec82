import { afterEach, describe, expect, it, vi } from 'vitest';
import { EnrichmentError, type EnrichmentErrorKind } from '../../src/service/EnrichmentError.js';

/** Written out, so that a kind without a message does not compile. */
const messages: Record<EnrichmentErrorKind, string> = {
  unauthorized: 'Merchantry: expected the endpoint to accept the caller: check its key or session.',
  'rate-limited': 'Merchantry: expected the endpoint to have capacity, but it asked to slow down.',
  rejected: 'Merchantry: expected the endpoint to accept the request, but it did not.',
  refused: 'Merchantry: expected an endpoint that answers this request: check its address.',
  server: 'Merchantry: expected a response, but the endpoint failed.',
  network: 'Merchantry: expected a response, but the request failed on its way.',
  timeout: 'Merchantry: expected a response in time, but none came.',
  malformed: 'Merchantry: expected a JSON object with an array of merchant records for each id.',
  missing: 'Merchantry: expected an entry for every id that was sent, but this id has none.',
  'too-large':
    'Merchantry: expected each row to fit into one request (batch.maxBytes), but this one does not.',
};

const kinds = Object.entries(messages) as [EnrichmentErrorKind, string][];

describe('EnrichmentError', () => {
  it.each(kinds)('says what was expected when the kind is %s', (kind, message) => {
    const error = new EnrichmentError(kind);
    expect(error.message).toBe(message);
    expect(error.name).toBe('EnrichmentError');
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ kind, transactionIds: [] });
    expect(error.status).toBeUndefined();
    expect(error.retryAfterMs).toBeUndefined();
    expect(error).not.toHaveProperty('cause');
  });

  it('keeps its details, and names only the status in its message', () => {
    const cause = new TypeError('SECRET');
    const error = new EnrichmentError('server', {
      status: 502,
      retryAfterMs: 1_000,
      transactionIds: ['SECRET-ID'],
      cause,
    });
    expect(error).toMatchObject({
      status: 502,
      retryAfterMs: 1_000,
      transactionIds: ['SECRET-ID'],
    });
    expect(error.cause).toBe(cause);
    expect(error.message).toBe(
      'Merchantry: expected a response, but the endpoint failed (HTTP 502).',
    );
  });
});

describe('EnrichmentError.fromResponse', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each<[number, EnrichmentErrorKind]>([
    [204, 'malformed'],
    [302, 'refused'],
    [304, 'refused'],
    [400, 'rejected'],
    [401, 'unauthorized'],
    [402, 'refused'],
    [403, 'unauthorized'],
    [404, 'refused'],
    [405, 'refused'],
    [408, 'timeout'],
    [413, 'rejected'],
    [418, 'refused'],
    [422, 'rejected'],
    [429, 'rate-limited'],
    [500, 'server'],
    [502, 'server'],
    [503, 'rate-limited'],
    [504, 'server'],
    [599, 'server'],
  ])('reads status %i as %s', (status, kind) => {
    const error = EnrichmentError.fromResponse(new Response(null, { status }));
    expect(error).toMatchObject({ kind, status, transactionIds: [] });
    expect(error.message).toContain(`(HTTP ${status})`);
  });

  it.each([
    [undefined, undefined],
    ['', undefined],
    ['soon', undefined],
    ['-5', undefined],
    ['1.5', undefined],
    ['2015-10-21T07:29:00Z', undefined],
    ['Wed, not a date GMT', undefined],
    ['0', 0],
    ['120', 120_000],
    [' 7 ', 7_000],
    ['Wed, 21 Oct 2015 07:28:30 GMT', 30_000],
    ['Wednesday, 21-Oct-15 07:28:30 GMT', 30_000],
    ['Wed, 21 Oct 2015 07:27:00 GMT', 0],
  ])('reads the Retry-After header %j as %s milliseconds', (header, milliseconds) => {
    vi.useFakeTimers({ now: Date.UTC(2015, 9, 21, 7, 28, 0) });
    const headers = new Headers(header === undefined ? {} : { 'Retry-After': header });
    const { retryAfterMs } = EnrichmentError.fromResponse({ status: 429, headers });
    expect(retryAfterMs).toBe(milliseconds);
  });

  it('names the ids it is given', () => {
    const error = EnrichmentError.fromResponse(new Response(null, { status: 500 }), ['a', 'b']);
    expect(error.transactionIds).toEqual(['a', 'b']);
  });
});
