import { EnrichmentError } from '../service/EnrichmentError.js';
import { createHttpFetcher } from '../service/http/createHttpFetcher.js';
import type { MerchantListFetcher } from '../service/MerchantListFetcher.js';
import type { MerchantListRequest } from '../service/types.js';
import type { ServiceGate } from './serviceGate.js';

const LIST_PATH = '/api/v3/merchant/list';

interface ServiceFetcherOptions {
  serviceUrl: string | URL;
  apiKey: string | (() => string | Promise<string>);
  receiptHeaders: readonly string[];
  timeoutMs: number;
  gate: ServiceGate;
  fetch: typeof globalThis.fetch | undefined;
  onCall(request: MerchantListRequest): void;
}

/**
 * Sends lists to the service: to one fixed address, with the key of the moment, through the gate. A
 * redirect is an answer like any other that is no list: it is not followed.
 */
export function createServiceFetcher(options: ServiceFetcherOptions): MerchantListFetcher {
  const { serviceUrl, apiKey, receiptHeaders, timeoutMs, gate, onCall } = options;
  const send = createHttpFetcher({
    url: listAddress(serviceUrl),
    headers: async () => ({ 'X-Api-Key': await readKey(apiKey) }),
    fetch: (input, init) =>
      (options.fetch ?? globalThis.fetch)(input, { ...init, redirect: 'manual' }),
    timeoutMs,
    receiptHeaders,
  });
  return (request, context) =>
    gate.run(() => {
      onCall(request);
      return send(request, context);
    }, context.signal);
}

function listAddress(serviceUrl: string | URL): string {
  let base: URL;
  try {
    base = new URL(serviceUrl);
  } catch {
    throw new TypeError(
      `Merchantry: expected createGateway({ serviceUrl }) to be an absolute address, but got: ${typeof serviceUrl}.`,
    );
  }
  const { protocol, username, password, search, hash } = base;
  const isPlain = /^https?:$/.test(protocol) && !(username || password || search || hash);
  if (isPlain) return base.href.replace(/\/$/, '') + LIST_PATH;
  throw new TypeError(
    'Merchantry: expected createGateway({ serviceUrl }) to be an http(s) address without ' +
      'credentials, query and fragment, but got: one with them, or of another kind.',
  );
}

/** What goes wrong here says nothing more: an error of a key's vault may quote the key. */
export async function readKey(apiKey: ServiceFetcherOptions['apiKey']): Promise<string> {
  try {
    const key = typeof apiKey === 'function' ? await apiKey() : apiKey;
    if (typeof key === 'string' && /^[\x21-\x7e]+$/.test(key)) return key;
  } catch {}
  throw new EnrichmentError('unauthorized');
}
