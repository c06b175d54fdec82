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
    const parts: Uint8Array[] = [];
    let bytes = 0;
    try {
      while (true) {
        const value = await next();
        if (value === undefined) break;
        if (!(value instanceof Uint8Array)) return 'malformed';
        // An empty chunk counts too: an endless series of them must come to an end.
        bytes += Math.max(value.byteLength, 1);
        if (bytes > bodyBytes) return 'body-too-large';
        parts.push(value);
      }
      isRead = true;
      return { text: decode(parts) };
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

/** In one go, which takes a fraction of the time that a decoder takes for a part of a text. */
function decode(parts: readonly Uint8Array[]): string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const [first, ...others] = parts;
  return decoder.decode(others.length === 0 ? first : concat(parts));
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((bytes, part) => bytes + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
