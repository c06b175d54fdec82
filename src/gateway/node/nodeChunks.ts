import type { Chunks } from '../door/Chunks.js';
import type { NodeRequest } from './NodeMessages.js';

/** The body of a request. Nothing flows until it is read, and never more than one chunk ahead. */
export function nodeChunks(req: NodeRequest): Chunks {
  let stop: (() => void) | undefined;
  let settle: { resolve(chunk: unknown): void; reject(error: unknown): void } | undefined;
  const listen = (): (() => void) => {
    const onData = (chunk: Uint8Array): void => {
      req.pause();
      settle?.resolve(chunk);
    };
    const onEnd = (): void => {
      stop?.();
      settle?.resolve(undefined);
    };
    const onBreak = (): void => {
      stop?.();
      settle?.reject(clientLeft());
    };
    req.on('data', onData);
    req.on('end', onEnd);
    req.on('close', onBreak);
    return () => {
      req.off('data', onData);
      req.off('end', onEnd);
      req.off('close', onBreak);
    };
  };
  return {
    next: () =>
      new Promise((resolve, reject) => {
        if (req.readableEnded) return resolve(undefined);
        if (req.destroyed) return reject(clientLeft());
        settle = { resolve, reject };
        stop ??= listen();
        req.resume();
      }),
    cancel() {
      stop?.();
      req.pause();
    },
  };
}

const clientLeft = () => new DOMException('The client left.', 'AbortError');

/** The same as a stream. */
export function nodeStream(req: NodeRequest): ReadableStream<Uint8Array> {
  const { next, cancel } = nodeChunks(req);
  return new ReadableStream(
    {
      async pull(controller) {
        const chunk = await next();
        if (chunk === undefined) controller.close();
        else controller.enqueue(chunk as Uint8Array);
      },
      cancel,
    },
    { highWaterMark: 0 },
  );
}
