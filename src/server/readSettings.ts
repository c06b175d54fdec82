/** What `merchantry gateway` reads from its environment. */
export interface Settings {
  serviceUrl: string;
  serviceKey: string;
  /** Port of the endpoint, and path of it. */
  port: number;
  path: string;
  /** Port of `/livez`, `/readyz` and `/metrics`, which no customer should reach. */
  adminPort: number;
  /** Where the public keys of the bank's tokens are (JWKS), and what a token must say. */
  jwksUrl: URL;
  issuer: string;
  audience: string;
  /** The claim that names the customer. */
  scopeClaim: string;
  /** The cookie that holds the token. Undefined: `Authorization: Bearer`. */
  cookie: string | undefined;
  redisUrl: string | undefined;
  secrets: readonly string[];
  cacheableSources: readonly string[];
  origins: readonly string[];
  trustProxy: boolean;
  /** How long the server goes on after SIGTERM while load balancers notice, and then for what is in hand. */
  drainMs: number;
  graceMs: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all settings. Throws one `TypeError` that names every variable that is missing or wrong. */
export function readSettings(env: Environment): Settings {
  const faults: string[] = [];
  const text = (name: string, fallback?: string): string => {
    const value = env[name]?.trim() || fallback;
    if (value === undefined) faults.push(`${name} is missing`);
    return value ?? '';
  };
  const whole = (name: string, fallback: number): number => {
    const value = Number(text(name, String(fallback)));
    if (!Number.isSafeInteger(value) || value < 0) faults.push(`${name} is no whole number`);
    else if (name.endsWith('PORT') && value > 65_535) faults.push(`${name} is no port`);
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
    if (URL.canParse(value)) return new URL(value);
    if (value) faults.push(`${name} is no address`);
    return new URL('https://invalid.example');
  };
  const settings: Settings = {
    serviceUrl: address('MERCHANT_SERVICE_URL').href,
    serviceKey: text('MERCHANT_SERVICE_KEY'),
    port: whole('PORT', 8080),
    path: text('ENDPOINT_PATH', '/api/merchants'),
    adminPort: whole('ADMIN_PORT', 9090),
    jwksUrl: address('JWKS_URL'),
    issuer: text('JWT_ISSUER'),
    audience: text('JWT_AUDIENCE'),
    scopeClaim: text('JWT_SCOPE_CLAIM', 'sub'),
    cookie: text('SESSION_COOKIE', '') || undefined,
    redisUrl: text('REDIS_URL', '') || undefined,
    secrets: list('STORE_SECRETS'),
    cacheableSources: list('CACHEABLE_SOURCES'),
    origins: list('ORIGINS'),
    trustProxy: yesOrNo('TRUST_PROXY'),
    drainMs: whole('DRAIN_MS', 5_000),
    graceMs: whole('GRACE_MS', 20_000),
  };
  if (!settings.path.startsWith('/')) faults.push('ENDPOINT_PATH does not begin with /');
  if (settings.redisUrl && settings.secrets.length === 0) {
    faults.push('STORE_SECRETS is missing, which REDIS_URL needs');
  }
  if (faults.length > 0) throw new TypeError(`Merchantry: ${faults.join('; ')}.`);
  return settings;
}
