import { readFileSync } from 'node:fs';
import { createOriginRule } from '../endpoint/createOriginRule.js';
import type { GatewayOptions } from '../gateway/GatewayOptions.js';
import { readServiceFile } from '../probe/ServiceFile.js';
import { MAX_DELAY_MS } from '../utils/time.js';

/** The settings that `merchantry gateway` and `merchantry purge` read from their environment. */
export interface Settings {
  serviceUrl: string;
  serviceKey: string;
  /** Port and path of the endpoint. */
  port: number;
  path: string;
  /** Port of `/livez`, `/readyz` and `/metrics`, which no customer should reach. */
  adminPort: number;
  /** Address on which it listens. Undefined: all. */
  adminHost: string | undefined;
  /** Address of the public keys for the bank's tokens (JWKS), and the claims a token must have. */
  jwksUrl: URL;
  issuer: string;
  audience: string;
  /** The claim that names the customer. */
  scopeClaim: string;
  /** The cookie that holds the token. Undefined: `Authorization: Bearer`. */
  cookie: string | undefined;
  redisUrl: string | undefined;
  secrets: readonly string[];
  /** The findings of `merchantry probe`; `CACHEABLE_SOURCES` overrides the labels in them. */
  service: Pick<GatewayOptions, 'cacheableSources' | 'allowedOptions' | 'receiptHeaders'>;
  limits: Pick<
    NonNullable<GatewayOptions['limits']>,
    'concurrency' | 'rowsPerMinute' | 'serviceMs'
  >;
  origins: readonly string[];
  trustProxy: boolean;
  /** How long the server keeps accepting requests after SIGTERM, and then waits for open ones. */
  drainMs: number;
  graceMs: number;
}

/** Minimum length of a secret, as in `createGateway`. */
const MIN_SECRET_LENGTH = 32;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads all settings. Throws one `TypeError` that names every variable that is missing or wrong.
 */
export function readSettings(env: Environment): Settings {
  const faults: string[] = [];
  const text = (name: string, fallback?: string): string => {
    const value = env[name]?.trim() || fallback;
    if (value === undefined) faults.push(`${name} is missing`);
    return value ?? '';
  };
  const whole = (name: string, fallback: number): number => {
    const digits = text(name, String(fallback));
    const value = Number(digits);
    const isWhole = /^\d+$/.test(digits) && Number.isSafeInteger(value);
    if (!isWhole) faults.push(`${name} is no whole number`);
    else if (name.endsWith('PORT') && value > 65_535) faults.push(`${name} is no port`);
    // The longest timer, and the gateway's highest limit.
    else if (value > MAX_DELAY_MS) faults.push(`${name} is above ${MAX_DELAY_MS}`);
    return value;
  };
  const limit = (name: string): number | undefined => {
    if (!text(name, '')) return undefined;
    const value = whole(name, 0);
    if (value === 0) faults.push(`${name} is 0`);
    return value;
  };
  const yesOrNo = (name: string): boolean => {
    const value = text(name, 'no');
    if (!['yes', 'no'].includes(value)) faults.push(`${name} is neither yes nor no`);
    return value === 'yes';
  };
  const list = (name: string): string[] =>
    text(name, '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  const address = (name: string): URL => {
    const value = text(name);
    const url = URL.canParse(value) ? new URL(value) : undefined;
    if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password) return url;
    if (value) faults.push(`${name} is no address by http(s) without credentials`);
    return new URL('https://invalid.example');
  };
  const optional = (name: string) => text(name, '') || undefined;
  const serviceFile = (): Settings['service'] => {
    const path = optional('SERVICE_FILE');
    const sources = list('CACHEABLE_SOURCES');
    const found = path === undefined ? {} : readFound(path, faults);
    return { ...found, ...(sources.length > 0 && { cacheableSources: sources }) };
  };
  const settings: Settings = {
    serviceUrl: address('MERCHANT_SERVICE_URL').href,
    serviceKey: text('MERCHANT_SERVICE_KEY'),
    port: whole('PORT', 8080),
    path: text('ENDPOINT_PATH', '/api/merchants'),
    adminPort: whole('ADMIN_PORT', 9090),
    adminHost: optional('ADMIN_HOST'),
    jwksUrl: address('JWKS_URL'),
    issuer: text('JWT_ISSUER'),
    audience: text('JWT_AUDIENCE'),
    scopeClaim: text('JWT_SCOPE_CLAIM', 'sub'),
    cookie: optional('SESSION_COOKIE'),
    redisUrl: optional('REDIS_URL'),
    secrets: list('STORE_SECRETS'),
    service: serviceFile(),
    limits: {
      concurrency: limit('CONCURRENCY'),
      rowsPerMinute: limit('ROWS_PER_MINUTE'),
      serviceMs: limit('SERVICE_MS'),
    },
    origins: list('ORIGINS'),
    trustProxy: yesOrNo('TRUST_PROXY'),
    drainMs: whole('DRAIN_MS', 5_000),
    graceMs: whole('GRACE_MS', 20_000),
  };
  if (/\/api\/v3(\/|$)/.test(settings.serviceUrl)) {
    faults.push('MERCHANT_SERVICE_URL has /api/v3 in its path, which is added to it');
  }
  if (/[?#]/.test(settings.serviceUrl)) faults.push('MERCHANT_SERVICE_URL has a query or fragment');
  if (!/^[!-~]*$/.test(settings.serviceKey)) {
    faults.push('MERCHANT_SERVICE_KEY is no header value');
  }
  if (!settings.path.startsWith('/')) faults.push('ENDPOINT_PATH does not begin with /');
  else if (new URL(`http://host${settings.path}`).pathname !== settings.path) {
    faults.push('ENDPOINT_PATH is not the path alone, as browsers send it');
  }
  if (
    settings.redisUrl &&
    !(URL.canParse(settings.redisUrl) && /^rediss?:/.test(settings.redisUrl))
  ) {
    faults.push('REDIS_URL is no address that begins with redis: or rediss:');
  } else if (settings.redisUrl && !/^\/?\d*$/.test(new URL(settings.redisUrl).pathname)) {
    faults.push('REDIS_URL has a path that is no number of a database');
  }
  if (settings.redisUrl && settings.secrets.length === 0) {
    faults.push('STORE_SECRETS is missing, which REDIS_URL needs');
  }
  if (settings.secrets.some((secret) => secret.length < MIN_SECRET_LENGTH)) {
    faults.push(`STORE_SECRETS has one of fewer than ${MIN_SECRET_LENGTH} characters`);
  }
  try {
    createOriginRule(settings.origins);
  } catch {
    faults.push('ORIGINS has one that is no origin as browsers send it');
  }
  if (faults.length > 0) throw new TypeError(`Merchantry: ${faults.join('; ')}.`);
  return settings;
}

/** The options of the gateway in a file of `merchantry probe`. */
function readFound(path: string, faults: string[]): Settings['service'] {
  try {
    const { gateway } = readServiceFile(readFileSync(path, 'utf8'));
    const { cacheableSources, allowedOptions, receiptHeaders } = gateway;
    const lists = [cacheableSources, receiptHeaders ?? [], ...Object.values(allowedOptions ?? {})];
    if (!lists.every(Array.isArray)) throw new TypeError('Somebody has edited it.');
    return {
      cacheableSources,
      ...(allowedOptions && { allowedOptions }),
      ...(receiptHeaders && { receiptHeaders }),
    };
  } catch {
    faults.push('SERVICE_FILE is no file that merchantry probe has written');
    return {};
  }
}
