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
 * reason.
 */
export async function readBody(
  request: Request,
  { bodyBytes, bodyMs }: BodyLimits,
): Promise<{ text: string } | BodyFailure> {
  if (request.body === null) return { text: '' };
  // Someone has read from it, or is reading: the host app's server, for instance.
  if (request.bodyUsed || request.body.locked) return 'malformed';
  const reader: ReadableStreamDefaultReader<unknown> = request.body.getReader();
  let isRead = false;

  async function read(): Promise<{ text: string } | BodyFailure> {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let text = '';
    let bytes = 0;
    try {
      while (true) {
        const { done, value } = await reader.read();
        if (done) {
          isRead = true;
          return { text: text + decoder.decode() };
        }
        if (!(value instanceof Uint8Array)) return 'malformed';
        // An empty chunk counts too: an endless series of them must come to an end.
        bytes += Math.max(value.byteLength, 1);
        if (bytes > bodyBytes) return 'body-too-large';
        text += decoder.decode(value, { stream: true });
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
    if (!isRead) reader.cancel().catch(() => {});
  }
}
