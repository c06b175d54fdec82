import { warnOnce } from '../utils/warnOnce.js';
import type { EndpointOptions } from './EndpointOptions.js';
import { LATE, waitFor } from './waitFor.js';

interface CallerRuleOptions extends Pick<EndpointOptions, 'authorize' | 'scopeOf'> {
  /** Timeout of each of the two functions, in milliseconds. */
  waitMs: number;
  onError: ((name: 'authorize' | 'scopeOf', error: unknown) => void) | undefined;
}

type Caller = { readonly scope: string } | Response | 'unauthorized' | 'misconfigured';

/**
 * Creates the function that finds the scope of a request's caller, or why there is none, by the host
 * app's functions. Whatever these return or throw never counts as permission. Rejects with the
 * signal's reason.
 */
export function createCallerRule({ authorize, scopeOf, waitMs, onError }: CallerRuleOptions) {
  /** Calls the host app's function. `MISUSED` if it fails or times out. */
  async function ask<Value>(
    name: 'authorize' | 'scopeOf',
    answer: () => Value | Promise<Value>,
    signal: AbortSignal,
  ): Promise<Value | typeof MISUSED> {
    let problem = 'an error';
    try {
      const given = answer();
      // Only an object can be a promise; other values need no waiting.
      if (Object(given) !== given) return given as Value;
      const value = await waitFor(Promise.resolve(given), waitMs, signal);
      if (value !== LATE) return value;
      problem = 'nothing in time';
      onError?.(name, new Error(`Merchantry: ${name} did not answer within ${waitMs} ms.`));
    } catch (error) {
      signal.throwIfAborted();
      onError?.(name, error);
    }
    // The error itself may contain anything.
    warnMisuse(name, problem);
    return MISUSED;
  }

  return async (request: Request, signal: AbortSignal): Promise<Caller> => {
    const bodiless = request.body === null ? request : withoutBody(request);
    const verdict: unknown = await ask('authorize', () => authorize(bodiless), signal);
    if (verdict === false) return 'unauthorized';
    if (verdict instanceof Response) {
      // It was used before, or cannot be sent: `Response.error()` has status 0.
      return verdict.bodyUsed || verdict.status < 200 ? 'misconfigured' : verdict;
    }
    if (verdict !== true) {
      if (verdict !== MISUSED) warnMisuse('authorize', typeof verdict);
      return 'misconfigured';
    }
    const scope: unknown = await ask('scopeOf', () => scopeOf(bodiless), signal);
    if (typeof scope === 'string' && scope !== '') return { scope };
    if (scope !== MISUSED) warnMisuse('scopeOf', scope === '' ? 'an empty string' : typeof scope);
    return 'misconfigured';
  };
}

function withoutBody({ url, method, headers, signal }: Request): Request {
  return new Request(url, { method, headers, signal });
}

const MISUSED: unique symbol = Symbol('misused');

function warnMisuse(name: string, got: string): void {
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      name === 'authorize'
        ? `expected authorize to return true, false or a Response, but got: ${got}.`
        : `expected scopeOf to return a string that is not empty, but got: ${got}.`,
    );
}
