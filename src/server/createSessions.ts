import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Settings } from './readSettings.js';

/**
 * How long keys count without being asked for again: an outage of the identity provider costs nobody
 * anything for as long. A token of an unknown key asks for them at once.
 */
const KEYS_MS = 3_600_000;

/**
 * Reads the bank's token of a request, from a cookie or the header `Authorization`: a JWT that one of
 * the keys of `JWKS_URL` has signed, for this issuer and audience, and not expired. Each is verified
 * once for each request. Returns the customer whom it names; undefined without a token that counts.
 * Rejects if the keys cannot be had.
 */
export function createSessions({ jwksUrl, issuer, audience, scopeClaim, cookie }: Settings) {
  const keys = createRemoteJWKSet(jwksUrl, { cacheMaxAge: KEYS_MS });
  const read = new WeakMap<Request, Promise<string | undefined>>();

  const verify = async (request: Request): Promise<string | undefined> => {
    const token = cookie ? cookieOf(request, cookie) : bearerOf(request);
    if (!token) return undefined;
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        requiredClaims: ['exp'],
      });
      const scope = payload[scopeClaim];
      return typeof scope === 'string' || Number.isSafeInteger(scope)
        ? String(scope) || undefined
        : undefined;
    } catch (error) {
      // Nobody knows whether the token counts where the keys cannot be had.
      if (isOfKeys(error)) throw error;
      return undefined;
    }
  };

  return (request: Request): Promise<string | undefined> => {
    const known = read.get(request) ?? verify(request);
    read.set(request, known);
    return known;
  };
}

/** No connection, no answer in time, another status than 200, or no keys in it. */
const OF_KEYS = /^ERR_(JWKS_TIMEOUT|JWKS_INVALID|JOSE_GENERIC)$/;

function isOfKeys(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code);
  return OF_KEYS.test(code) || !code.startsWith('ERR_J');
}

const bearerOf = ({ headers }: Request) =>
  /^Bearer\s+(\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1];

function cookieOf({ headers }: Request, name: string): string | undefined {
  const pairs = (headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
