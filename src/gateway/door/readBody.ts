import { type Chunks, chunksOf } from './Chunks.js';
import { LATE, waitFor } from './waitFor.js';

export interface BodyLimits {
  readonly bodyBytes: number;
  readonly bodyMs: number;
}

/** Why a body was not read to its end. */
export type BodyFailure = 'body-too-large' | 'body-too-slow' | 'malformed';

/**
 * The text of a request's body, which must be UTF-8. It is counted while it is read, whatever
 * `Content-Length` says, and no more is read once the answer is clear. Rejects with the signal's
 * reason. The body may come beside the request.
 */
export async function readBody(
  request: Request,
  { bodyBytes, bodyMs }: BodyLimits,
  chunks: Chunks | undefined = chunksOf(request),
): Promise<{ text: string } | BodyFailure> {
  if (!chunks) return 'malformed';
  const { next, cancel } = chunks;
  let isRead = false;

  async function read(): Promise<{ text: string } | BodyFailure> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    let bytes = 0;
    /** One chunk is held back: one that is the whole body is decoded in a fraction of the time. */
    let held: Uint8Array | undefined;
    try {
      while (true) {
        const value = await next();
        if (value === undefined) {
          isRead = true;
          return { text: text + decoder.decode(held) };
        }
        if (!(value instanceof Uint8Array)) return 'malformed';
        // An empty chunk counts too: an endless series of them must come to an end.
        bytes += Math.max(value.byteLength, 1);
        if (bytes > bodyBytes) return 'body-too-large';
        if (held) text += decoder.decode(held, { stream: true });
        held = value;
      }
    } catch {
      // Not UTF-8, or the connection broke.
      return 'malformed';
    }
  }

  try {
    const result = await waitFor(read(), bodyMs, request.signal);
    return result === LATE ? 'body-too-slow' : result;
  } finally {
    // Not awaited, because the source may take its time.
    if (!isRead) cancel();
  }
}
