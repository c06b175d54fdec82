/** Decides which pages may call. */
export interface OriginRule {
  /** The request's `Origin`, if it is listed. */
  listedOrigin(request: Request): string | undefined;
  /**
   * Whether a request comes from a page that may not call. Requests that do not come from a page
   * return false.
   */
  isCrossSite(request: Request): boolean;
}

/**
 * Creates the rule for the endpoint's own origin and the listed ones, by `Sec-Fetch-Site` (Fetch
 * Metadata, which pages cannot forge), or by `Origin` in browsers without it. Throws a `TypeError`
 * if a listed origin could never match, or would match too much.
 */
export function createOriginRule(origins: readonly string[] = []): OriginRule {
  if (!Array.isArray(origins)) {
    const got = origins === null ? 'null' : typeof origins;
    throw new TypeError(`Merchantry: expected origins to be an array, but got: ${got}.`);
  }
  for (const origin of origins) expectOrigin(origin);
  const listed: ReadonlySet<string> = new Set(origins);

  function listedOrigin(request: Request): string | undefined {
    const origin = request.headers.get('Origin');
    return origin !== null && listed.has(origin) ? origin : undefined;
  }

  return {
    listedOrigin,
    isCrossSite(request) {
      if (listedOrigin(request) !== undefined) return false;
      const site = request.headers.get('Sec-Fetch-Site');
      if (site !== null) return site !== 'same-origin' && site !== 'none';
      const origin = request.headers.get('Origin');
      return origin !== null && !isOwnOrigin(origin, request);
    },
  };
}

/**
 * Compares only hosts: behind a proxy that terminates TLS, the request's scheme differs from the
 * page's. `Origin: null`, for instance of a sandboxed frame, has no host.
 */
function isOwnOrigin(origin: string, request: Request): boolean {
  const { host, protocol } = readUrl(origin) ?? {};
  if (!host) return false;
  const own = request.headers.get('Host') ?? new URL(request.url).host;
  return own.toLowerCase().replace(protocol === 'https:' ? /:443$/ : /:80$/, '') === host;
}

function expectOrigin(origin: unknown): void {
  const isText = typeof origin === 'string';
  const url = isText ? readUrl(origin) : undefined;
  // The `origin` of a URL is "null" for an app's scheme, such as `capacitor:`. A host may contain
  // an asterisk, which would match nothing here.
  const isWhole = url && url.host !== '' && origin === `${url.protocol}//${url.host}`;
  if (isWhole && !url.host.includes('*')) return;
  throw new TypeError(
    'Merchantry: expected each of origins to be an origin as browsers send it, such as ' +
      `https://app.bank.example, but got: ${isText ? 'another text' : typeof origin}.`,
  );
}

function readUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
