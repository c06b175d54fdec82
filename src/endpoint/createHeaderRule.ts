import type { OriginRule } from './createOriginRule.js';

const VARIES_BY_ORIGIN = /(?:^|,)\s*origin\s*(?:,|$)/i;

interface HeaderRuleOptions extends Pick<OriginRule, 'listedOrigin'> {
  exposedHeaders: readonly string[];
}

/**
 * Creates the function that adds the headers that every response needs: not cacheable, no MIME
 * sniffing, and readable by pages of listed origins only. It returns the same object if its headers
 * are mutable.
 */
export function createHeaderRule({ listedOrigin, exposedHeaders }: HeaderRuleOptions) {
  const exposed = Array.from(new Set(['Retry-After', ...exposedHeaders])).join(', ');

  function setHeaders(headers: Headers, request: Request): void {
    headers.set('Cache-Control', 'private, no-store');
    headers.set('X-Content-Type-Options', 'nosniff');
    if (!VARIES_BY_ORIGIN.test(headers.get('Vary') ?? '')) headers.append('Vary', 'Origin');
    const origin = listedOrigin(request);
    if (origin === undefined) {
      headers.delete('Access-Control-Allow-Origin');
      headers.delete('Access-Control-Allow-Credentials');
      return;
    }
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Allow-Credentials', 'true');
    headers.set('Access-Control-Expose-Headers', exposed);
  }

  return (response: Response, request: Request): Response => {
    try {
      setHeaders(response.headers, request);
      return response;
    } catch {
      // Responses of `fetch` and `Response.redirect` have immutable headers.
      const { status, statusText } = response;
      const copy = new Response(response.body, { status, statusText, headers: response.headers });
      setHeaders(copy.headers, request);
      return copy;
    }
  };
}
