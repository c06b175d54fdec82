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
 * Compresses a response with an encoding that the caller accepts. This is safe from BREACH, an attack
 * that finds a secret in a body by adding chosen text and comparing compressed sizes: a body has only
 * merchant data, which is public, and the caller's own text. The receipt is in a header.
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
