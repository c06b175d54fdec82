import { LATE, waitFor } from './waitFor.js';

interface BodyLimits {
  readonly bodyBytes: number;
  readonly bodyMs: number;
}

/** Why reading a body failed. */
type BodyFailure = 'body-too-large' | 'body-too-slow' | 'malformed';

/**
 * Reads a request's body as UTF-8 text. Counts bytes while reading, whatever `Content-Length` says,
 * and stops as soon as the outcome is clear. Rejects with the signal's reason.
 */
export async function readBody(
  { body, bodyUsed, signal: caller }: Request,
  { bodyBytes, bodyMs }: BodyLimits,
  signal: AbortSignal = caller,
): Promise<{ text: string } | BodyFailure> {
  // Something else, such as the host app's server, has read it or is reading it.
  if (bodyUsed || body?.locked) return 'malformed';
  const reader: ReadableStreamDefaultReader<unknown> | undefined = body?.getReader();

  async function read(): Promise<{ text: string } | BodyFailure> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    let bytes = 0;
    /** The first chunk is held back, because a body of a single chunk decodes much faster. */
    let held: Uint8Array | undefined;
    try {
      while (true) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return { text: text + decoder.decode(held) };
        if (!(value instanceof Uint8Array)) return 'malformed';
        // Empty chunks count too, so that an endless series of them ends.
        bytes += Math.max(value.byteLength, 1);
        if (bytes > bodyBytes) return 'body-too-large';
        if (held) text += decoder.decode(held, { stream: true });
        held = value;
      }
    } catch {
      // Invalid UTF-8, or the connection broke.
      return 'malformed';
    }
  }

  try {
    const result = await waitFor(read(), bodyMs, signal);
    return result === LATE ? 'body-too-slow' : result;
  } finally {
    // Leaves the rest to the server, because adapters to Node lose the connection if a body is
    // cancelled.
    reader?.releaseLock();
  }
}
