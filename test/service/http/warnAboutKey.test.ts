import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The module remembers that it has warned; each test starts with a new page. */
async function newPage(): Promise<(headers: HeadersInit) => void> {
  vi.resetModules();
  const { warnAboutKey } = await import('../../../src/service/http/warnAboutKey.js');
  return (headers) => warnAboutKey(new Headers(headers));
}

const error = vi.fn<(...args: unknown[]) => void>();

beforeEach(() => {
  error.mockReset();
  vi.spyOn(console, 'error').mockImplementation(error);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('warnAboutKey', () => {
  it.each(['X-Api-Key', 'x-api-key', 'X-API-KEY', 'Api-Key', 'apikey', 'ApiKey', 'X-ApiKey'])(
    'names an endpoint of one’s own, and not the key, when a browser sends %s',
    async (name) => {
      const warn = await newPage();
      warn({ Accept: 'application/json', [name]: 'SECRET' });
      expect(error).toHaveBeenCalledTimes(1);
      const message = String(error.mock.calls[0]?.[0]);
      expect(message).toContain(`"${name.toLowerCase()}"`);
      expect(message).toContain('an endpoint of your own');
      expect(message).not.toContain('SECRET');
    },
  );

  it('warns once, not at every call', async () => {
    const warn = await newPage();
    warn({ Accept: 'application/json' });
    warn({ 'X-Api-Key': 'SECRET' });
    warn({ 'X-Api-Key': 'SECRET' });
    expect(error).toHaveBeenCalledTimes(1);
  });

  it.each(['Authorization', 'X-Api-Keyring', 'X-Requested-With', 'X-CSRF-Token'])(
    'says nothing about %s',
    async (name) => {
      const warn = await newPage();
      warn({ [name]: 'SECRET' });
      expect(error).not.toHaveBeenCalled();
    },
  );

  it('says nothing in production', async () => {
    const warn = await newPage();
    vi.stubEnv('NODE_ENV', 'production');
    warn({ 'X-Api-Key': 'SECRET' });
    expect(error).not.toHaveBeenCalled();
  });

  it('says nothing on a server, where a key belongs', async () => {
    const warn = await newPage();
    vi.stubGlobal('window', undefined);
    warn({ 'X-Api-Key': 'SECRET' });
    expect(error).not.toHaveBeenCalled();
  });
});
