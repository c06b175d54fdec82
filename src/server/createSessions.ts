import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose';
import type { Settings } from './readSettings.js';

/**
 * How long the identity provider's keys are cached. An outage shorter than that affects no customer. A
 * token with an unknown key reloads them at once.
 */
const KEYS_MS = 3_600_000;

/** The claims of a valid token. */
export interface Session {
  /** The customer. Undefined: the token has no such claim, so `JWT_SCOPE_CLAIM` is wrong. */
  scope: string | undefined;
}

/**
 * Reads the bank's token of a request, from a cookie or the header `Authorization`: a JWT that one of
 * the keys of `JWKS_URL` has signed, for this issuer and audience, and not expired. Each is verified
 * once per request. Returns undefined without a valid token. Rejects if the keys cannot be loaded.
 */
export function createSessions({ jwksUrl, issuer, audience, scopeClaim, cookie }: Settings) {
  const keys = createRemoteJWKSet(jwksUrl, { cacheMaxAge: KEYS_MS });
  const read = new WeakMap<Request, Promise<Session | undefined>>();

  const verify = async (request: Request): Promise<Session | undefined> => {
    const token = cookie ? cookieOf(request, cookie) : bearerOf(request);
    if (!token) return undefined;
    try {
      const options = { issuer, audience, requiredClaims: ['exp'] };
      return { scope: scopeIn((await jwtVerify(token, keys, options)).payload, scopeClaim) };
    } catch (error) {
      // Without the keys, the token can be neither accepted nor rejected.
      if (isOfKeys(error)) throw error;
      return undefined;
    }
  };

  return (request: Request): Promise<Session | undefined> => {
    const known = read.get(request) ?? verify(request);
    read.set(request, known);
    return known;
  };
}

function scopeIn(payload: JWTPayload, claim: string): string | undefined {
  const scope = payload[claim];
  const isScope = typeof scope === 'string' || Number.isSafeInteger(scope);
  return isScope ? String(scope) || undefined : undefined;
}

/**
 * The keys could not be loaded: no connection, a timeout, a status other than 200, or no keys in
 * the body.
 */
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
