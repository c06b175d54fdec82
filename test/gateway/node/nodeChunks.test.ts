import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { NodeRequest } from '../../../src/gateway/node/NodeMessages.js';
import { nodeChunks, nodeStream } from '../../../src/gateway/node/nodeChunks.js';

/** A request as far as its body goes. */
function requestOf(...chunks: readonly string[]) {
  const readable = new Readable({ read() {} });
  for (const chunk of chunks) readable.push(Buffer.from(chunk));
  return readable;
}

const asRequest = (readable: Readable) => readable as unknown as NodeRequest;

describe('nodeChunks', () => {
  it('gives one chunk after the other, then nothing, however often it is asked', async () => {
    const readable = requestOf('a', 'b');
    readable.push(null);
    const { next } = nodeChunks(asRequest(readable));
    const texts = [];
    for (let turn = 0; turn < 4; turn += 1) texts.push((await next())?.toString());
    expect(texts).toEqual(['a', 'b', undefined, undefined]);
  });

  it('waits for a chunk that comes later', async () => {
    const readable = requestOf();
    const { next } = nodeChunks(asRequest(readable));
    const first = next();
    readable.push(Buffer.from('late'));
    expect(String(await first)).toBe('late');
    const second = next();
    readable.push(null);
    expect(await second).toBeUndefined();
  });

  it('takes nothing before it is asked', async () => {
    const readable = requestOf('a', 'b');
    const { next } = nodeChunks(asRequest(readable));
    await new Promise(setImmediate);
    expect(readable.readableFlowing).toBe(null);
    await next();
    await new Promise(setImmediate);
    expect(readable.readableFlowing).toBe(false);
    expect(readable.readableLength).toBe(1);
  });

  it('fails when the connection breaks, before it is asked or after', async () => {
    const readable = requestOf('half');
    const { next } = nodeChunks(asRequest(readable));
    await next();
    const second = next();
    readable.destroy();
    await expect(second).rejects.toThrow('The client left.');
    await expect(next()).rejects.toThrow('The client left.');
  });

  it('listens to nothing any more once it is cancelled', async () => {
    const readable = requestOf('a');
    const { next, cancel } = nodeChunks(asRequest(readable));
    await next();
    cancel();
    const events = ['data', 'end', 'close'] as const;
    expect(events.map((event) => readable.listenerCount(event))).toEqual([0, 0, 0]);
    expect(readable.isPaused()).toBe(true);
  });
});

describe('nodeStream', () => {
  it('is the same as a stream', async () => {
    const readable = requestOf('a', 'b');
    readable.push(null);
    expect(await new Response(nodeStream(asRequest(readable))).text()).toBe('ab');
  });
});
