import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller bodies grow, or gain nothing that fits into fewer packets. */
const MIN_BYTES = 1_024;

const ENCODERS = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/**
 * Compresses a response as its caller accepts. Sizes of compressed bodies can tell what they contain
 * to somebody who chooses a part of it and reads the length of the rest (BREACH). Here the rest is
 * what the service says of merchants, which is no secret, and a receipt, which is in a header: the
 * caller's own text is the only secret, and its caller has written it.
 */
export async function compress(request: Request, response: Response): Promise<Response> {
  const accepted = (request.headers.get('Accept-Encoding') ?? '')
    .split(',')
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
    .map((coding) => coding.split(';')[0]?.trim());
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  const { status } = response;
  const isEmpty = response.body === null || request.method === 'HEAD';
  if (isEmpty) return new Response(null, { status, headers });
  const body = Buffer.from(await response.arrayBuffer());
  if (!encoding || body.byteLength < MIN_BYTES) return new Response(body, { status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(await ENCODERS[encoding](body)), { status, headers });
}
