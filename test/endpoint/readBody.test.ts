import { describe, expect, it, vi } from 'vitest';
import { readBody } from '../../src/endpoint/readBody.js';
import { fc } from '../fc.js';
import { drippingBody, endlessBody, post } from './guardWith.js';

const limits = { bodyBytes: 1_000, bodyMs: 10_000 };
const readChunks = (chunks: readonly unknown[]) => {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return readBody(post({}, { body }), limits);
};

describe('readBody', () => {
  it('reads any text, however it is cut into chunks', async () => {
    const chunkSizes = fc.array(fc.integer({ min: 0, max: 7 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), chunkSizes, async (text, sizes) => {
        const bytes = new TextEncoder().encode(text);
        const chunks: Uint8Array[] = [];
        for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
          const size = Math.max(1, sizes[turn % sizes.length] ?? 1);
          chunks.push(bytes.slice(at, at + size));
          at += size;
        }
        // A byte order mark at the start is none of the text.
        expect(await readChunks(chunks)).toEqual({ text: text.replace(/^\ufeff/, '') });
      }),
    );
  });

  it('takes exactly as many bytes as are allowed', async () => {
    expect(await readChunks([new Uint8Array(999).fill(32), new Uint8Array([32])])).toEqual({
      text: ' '.repeat(1_000),
    });
    expect(await readChunks([new Uint8Array(1_000), new Uint8Array([32])])).toBe('body-too-large');
    expect(await readChunks([new Uint8Array(5_000_000)])).toBe('body-too-large');
  });

  it('comes to an end with a body of nothing but empty chunks', async () => {
    const { body, seen } = endlessBody(new Uint8Array(0));
    expect(await readBody(post({}, { body }), limits)).toBe('body-too-large');
    expect(seen.chunks).toBeLessThanOrEqual(1_002);
  });

  it.each([
    ['a text', ['{}']],
    ['null', [null]],
    ['an object', [{ byteLength: -1 }]],
    ['bytes that are no UTF-8', [new Uint8Array([0x22, 0xff, 0x22])]],
    ['an overlong slash', [new Uint8Array([0xc0, 0xaf])]],
    ['a surrogate', [new Uint8Array([0xed, 0xa0, 0x80])]],
    ['a character that is cut off', [new Uint8Array([0xe2, 0x82])]],
    ['UTF-16', [new Uint8Array([0xff, 0xfe, 0x7b, 0])]],
  ])('refuses %s', async (_title, chunks) => {
    expect(await readChunks(chunks)).toBe('malformed');
  });

  it('refuses a body that breaks off', async () => {
    const body = new ReadableStream({
      start(controller) {
        controller.error(new Error('ECONNRESET'));
      },
    });
    expect(await readBody(post({}, { body }), limits)).toBe('malformed');
  });

  it('refuses a body that someone has read, or is reading', async () => {
    const read = post();
    await read.text();
    expect(await readBody(read, limits)).toBe('malformed');
    const locked = post();
    locked.body?.getReader();
    expect(await readBody(locked, limits)).toBe('malformed');
  });

  it('reads no more of a body that is late, and lets go of it', async () => {
    vi.useFakeTimers();
    const { body, seen } = drippingBody(1_000);
    const reading = readBody(post({}, { body }), limits);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await reading).toBe('body-too-slow');
    const reader = body.getReader();
    await vi.advanceTimersByTimeAsync(2_000);
    // What has come since is still there.
    expect([await reader.read(), seen.bytes]).toEqual([
      { done: false, value: new Uint8Array([32]) },
      12,
    ]);
    await reader.cancel();
    vi.useRealTimers();
  });
});
