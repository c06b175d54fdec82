import { LATE, waitFor } from '../waitFor.js';

export interface BodyLimits {
  readonly bodyBytes: number;
  readonly bodyMs: number;
}

/** Why a body was not read to its end. */
export type BodyFailure = 'body-too-large' | 'body-too-slow' | 'malformed';

/**
 * The text of a request's body, which must be UTF-8. It is counted while it is read, whatever
 * `Content-Length` says, and no more is read once the answer is clear. Rejects with the signal's
 * reason.
 */
export async function readBody(
  { body, bodyUsed, signal }: Request,
  { bodyBytes, bodyMs }: BodyLimits,
): Promise<{ text: string } | BodyFailure> {
  // Someone has read from it, or is reading: the host app's server, for instance.
  if (bodyUsed || body?.locked) return 'malformed';
  const reader: ReadableStreamDefaultReader<unknown> | undefined = body?.getReader();

  async function read(): Promise<{ text: string } | BodyFailure> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    let bytes = 0;
    /** One chunk is held back: one that is the whole body is decoded in a fraction of the time. */
    let held: Uint8Array | undefined;
    try {
      while (true) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return { text: text + decoder.decode(held) };
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
    const result = await waitFor(read(), bodyMs, signal);
    return result === LATE ? 'body-too-slow' : result;
  } finally {
    // The rest is the server's: adapters to Node lose the connection by a body that is cancelled.
    reader?.releaseLock();
  }
}
