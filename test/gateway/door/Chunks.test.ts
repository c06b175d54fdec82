import { describe, expect, it, vi } from 'vitest';
import { type Chunks, chunksOf } from '../../../src/gateway/door/Chunks.js';
import { readBody } from '../../../src/gateway/door/readBody.js';
import { post, URL_OF_DOOR } from './doorWith.js';

const bodyOf = (...chunks: unknown[]) =>
  post(
    {},
    {
      body: new ReadableStream({
        start(controller) {
          for (const chunk of chunks) controller.enqueue(chunk);
          controller.close();
        },
      }),
    },
  );

describe('chunksOf', () => {
  it('gives one chunk after the other, and then nothing', async () => {
    const chunks = chunksOf(bodyOf('a', 'b')) as Chunks;
    expect([await chunks.next(), await chunks.next(), await chunks.next()]).toEqual([
      'a',
      'b',
      undefined,
    ]);
  });

  it('does not take a chunk that is undefined for the end', async () => {
    const chunks = chunksOf(bodyOf(undefined, 'b')) as Chunks;
    expect([await chunks.next(), await chunks.next()]).toEqual([null, 'b']);
  });

  it('has none of a request without a body', async () => {
    expect(await chunksOf(new Request(URL_OF_DOOR))?.next()).toBeUndefined();
  });
});

describe('a body that comes beside its request', () => {
  const bodiless = () => new Request(URL_OF_DOOR, { method: 'POST' });
  const limits = { bodyBytes: 10, bodyMs: 10_000 };
  const listOf = (...list: readonly unknown[]) => {
    const left = [...list];
    const seen = { isCancelled: false };
    const chunks: Chunks = {
      next: async () => left.shift(),
      cancel: () => {
        seen.isCancelled = true;
      },
    };
    return { chunks, seen };
  };
  const utf8 = (text: string) => new TextEncoder().encode(text);

  it('is read to its end, in one chunk or in several', async () => {
    for (const parts of [[utf8('{}é')], [utf8('{}').slice(0, 1), utf8('}é')], []]) {
      const { chunks, seen } = listOf(...parts);
      const text = parts.length > 0 ? '{}é' : '';
      expect(await readBody(bodiless(), limits, chunks)).toEqual({ text });
      expect(seen.isCancelled).toBe(false);
    }
  });

  it.each([
    ['is too large', [utf8('12345'), utf8('678901')], 'body-too-large'],
    ['is no UTF-8', [new Uint8Array([0xff])], 'malformed'],
    ['is no UTF-8 at its beginning', [new Uint8Array([0xff]), utf8('a')], 'malformed'],
    ['has text as a chunk', ['{}'], 'malformed'],
  ])('is refused if it %s', async (_title, parts, reason) => {
    expect(await readBody(bodiless(), limits, listOf(...parts).chunks)).toBe(reason);
  });

  it('is not read any more if it takes too long', async () => {
    const { chunks, seen } = listOf();
    const slow = { ...chunks, next: () => new Promise<unknown>(() => {}) };
    vi.useFakeTimers();
    const reading = readBody(bodiless(), limits, slow);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await reading).toBe('body-too-slow');
    expect(seen.isCancelled).toBe(true);
  });
});
