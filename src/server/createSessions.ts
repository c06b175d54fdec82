import {
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  type JWTVerifyOptions,
  jwtVerify,
} from 'jose';
import { createKeyFinder } from './createKeyFinder.js';
import type { Settings } from './readSettings.js';

/** The identity provider’s clock may be a little ahead of ours. */
const CLOCK_TOLERANCE_S = 5;

/** The claims of a valid token. */
export interface Session {
  /** The customer. Undefined: the token has no such claim, so `JWT_SCOPE_CLAIM` is wrong. */
  scope: string | undefined;
}

/**
 * Reads the bank's token of a request, from a cookie or the header `Authorization`: a JWT that one of
 * the keys of `JWKS_URL` has signed, for this issuer and audience, and not expired. Each is verified
 * once per request. Returns undefined without a valid token. Rejects if the keys cannot be loaded, or
 * not yet (`UnknownKeyError`). `onError` is called if they are those of an earlier load.
 */
export function createSessions(
  { jwksUrl, issuer, audience, scopeClaim, cookie }: Settings,
  onError: (error: unknown) => void,
) {
  const findKey = createKeyFinder(jwksUrl, onError);
  const read = new WeakMap<Request, Promise<Session | undefined>>();

  const verify = async (request: Request): Promise<Session | undefined> => {
    const token = cookie ? cookieOf(request, cookie) : bearerOf(request);
    if (!token) return undefined;
    try {
      const clockTolerance = CLOCK_TOLERANCE_S;
      const options = { issuer, audience, requiredClaims: ['exp'], clockTolerance };
      return { scope: scopeIn(await readPayload(token, findKey, options), scopeClaim) };
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

async function readPayload(
  token: string,
  findKey: JWTVerifyGetKey,
  options: JWTVerifyOptions,
): Promise<JWTPayload> {
  try {
    return (await jwtVerify(token, findKey, options)).payload;
  } catch (error) {
    if (!(error instanceof errors.JWKSMultipleMatchingKeys)) throw error;
    // A token that names no key may be signed by any of these.
    for await (const key of error) {
      const verified = await jwtVerify(token, key, options).catch(() => undefined);
      if (verified) return verified.payload;
    }
    throw error;
  }
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
