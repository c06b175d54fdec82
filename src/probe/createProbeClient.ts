import { EnrichmentError } from '../service/EnrichmentError.js';
import type { Exchange } from './Exchange.js';
import { MAX_REQUESTS, type Step } from './plan.js';

const LIST_PATH = '/api/v3/merchant/list';
const WRONG_KEY = 'merchantry-probe-wrong-key';
const MAX_BYTES = 16_000_000;
/** Longest `Retry-After` that is obeyed. All waits together are at most twice as long. */
const MAX_WAIT_MS = 30_000;

interface ProbeClientOptions {
  /** Address of the service, without `/api/v3`. */
  url: URL;
  key: string;
  timeoutMs: number;
}

interface ProbeClient {
  /** Sends a step; undefined if no request is left. */
  request(step: Step): Promise<Exchange | undefined>;
  /** Requests, rows in them, and waits that the service has asked for, so far. */
  readonly spent: { requests: number; rows: number; waits: number; waitedMs: number };
}

/**
 * Sends one request after the other, at most `MAX_REQUESTS`. After a 429 or 503 it waits as long as
 * the service asks, within limits, and asks once more.
 */
export function createProbeClient({ url, key, timeoutMs }: ProbeClientOptions): ProbeClient {
  const address = url.href.replace(/\/$/, '') + LIST_PATH;
  const spent = { requests: 0, rows: 0, waits: 0, waitedMs: 0 };

  const send = async (step: Step): Promise<Exchange> => {
    spent.requests += 1;
    spent.rows += step.rows.length;
    const start = performance.now();
    const nothing = { headers: [], mediaType: '', body: undefined, retryAfterMs: undefined };
    const since = () => Math.round(performance.now() - start);
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json',
          ...(step.key !== 'none' && { 'X-Api-Key': step.key === 'wrong' ? WRONG_KEY : key }),
        },
        body: typeof step.body === 'string' ? step.body : JSON.stringify(step.body),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await readText(response);
      return {
        rows: step.rows,
        status: response.status,
        failure: text === undefined ? 'too-large' : undefined,
        ms: since(),
        bytes: new TextEncoder().encode(text).length,
        headers: [...response.headers.keys()],
        mediaType: response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '',
        body: parseJson(text ?? ''),
        retryAfterMs: EnrichmentError.fromResponse(response).retryAfterMs,
      };
    } catch (error) {
      const failure = (error as Error | undefined)?.name === 'TimeoutError' ? 'timeout' : 'network';
      return { rows: step.rows, status: undefined, failure, ms: since(), bytes: 0, ...nothing };
    }
  };

  return {
    spent,
    async request(step) {
      if (spent.requests >= MAX_REQUESTS) return undefined;
      const exchange = await send(step);
      const isBusy = exchange.status === 429 || exchange.status === 503;
      const waitMs = exchange.retryAfterMs ?? 1_000;
      const mayWait = waitMs <= MAX_WAIT_MS && spent.waitedMs + waitMs <= 2 * MAX_WAIT_MS;
      if (!isBusy || !mayWait || spent.requests >= MAX_REQUESTS) {
        return exchange;
      }
      spent.waits += 1;
      spent.waitedMs += waitMs;
      await new Promise((done) => setTimeout(done, waitMs));
      return send(step);
    },
  };
}

/** Undefined if the body is larger than `MAX_BYTES`; the rest of it is not read. */
async function readText(response: Response): Promise<string | undefined> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MAX_BYTES) {
      reader.cancel().catch(() => {});
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
