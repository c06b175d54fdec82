import { applyBodyFaults } from './applyBodyFaults.js';
import { seededRandom } from './random.js';
import { readListRequest } from './readListRequest.js';
import type { SandboxFault, SandboxOptions } from './SandboxOptions.js';
import { drawPicture, picturePath } from './sandboxPictures.js';
import { toLanguage } from './toLanguage.js';
import { writeResponseBody } from './writeRecord.js';

/** The key that a sandbox without `apiKey` expects. Not a secret: the merchants are fictional. */
export const SANDBOX_API_KEY = 'sandbox-key';

const LIST_PATH = /^(.*)\/api\/v3\/merchant\/list$/;
const PICTURE_PATH = /\/(images\/[^/]+\/[^/]+)$/;

const refuse = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify({ error }), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

function servePicture(request: Request, path: string): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'pictures answer GET only', { Allow: 'GET, HEAD' });
  }
  const svg = drawPicture(path);
  if (svg === undefined) return refuse(404, 'there is no such picture');
  return new Response(request.method === 'HEAD' ? null : svg, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function applies(fault: SandboxFault, requestNumber: number, random: () => number): boolean {
  // Always drawn, so that adding a fault does not change when the others apply.
  const drawn = random();
  return (
    (fault.every === undefined || requestNumber % fault.every === 0) &&
    (fault.first === undefined || requestNumber <= fault.first) &&
    (fault.probability === undefined || drawn < fault.probability)
  );
}

/**
 * An embedded stand-in for the merchant service, for stories, tests and demos. It serves, behind
 * any path prefix, `POST …/api/v3/merchant/list` with records of a fictional catalogue, and `GET
 * …/images/….svg`, the pictures to which those records link at the request's origin and prefix.
 *
 * Where the service's specification is silent, the sandbox decides:
 * - 401 for a missing or wrong key, 400 with `{ error }` for a malformed request;
 * - `[]` for an id without a match when `clearResponse` is false or no name can be read;
 * - the category's picture for a merchant without a logo, unless `defaultLogo` is false;
 * - `additionalInfo` adds `intermediary`, `brand`, `aggregateLevel` and `store` to restrictive
 *   records. Extended records always have them.
 *
 * Rejects with the request's abort reason, with a `TypeError` for the fault `network`, and when the
 * request's body has already been read.
 */
export function createSandbox(
  options: SandboxOptions = {},
): (request: Request) => Promise<Response> {
  const {
    apiKey = SANDBOX_API_KEY,
    latencyMs = 0,
    faults = [],
    seed = 1,
    now = Date.now,
  } = options;
  const [minMs, maxMs] = typeof latencyMs === 'number' ? [latencyMs, latencyMs] : latencyMs;
  let requestCount = 0;

  async function serveList(request: Request, base: string): Promise<Response> {
    if (request.method !== 'POST') {
      return refuse(405, 'the list answers POST only', { Allow: 'POST' });
    }
    requestCount += 1;
    const requestNumber = requestCount;
    // One generator per request: responses must not depend on the order in which bodies are read.
    const random = seededRandom(seed + Math.imul(requestNumber, 0x9e3779b1));
    const latency = minMs + (maxMs - minMs) * random();
    const active = faults.filter((fault) => applies(fault, requestNumber, random));
    const slow = active.reduce((sum, fault) => sum + (fault.kind === 'slow' ? fault.ms : 0), 0);
    await wait(latency + slow, request.signal);

    for (const fault of active) {
      if (fault.kind === 'network') throw new TypeError('Failed to fetch');
      if (fault.kind === 'status') {
        const { retryAfter } = fault;
        return refuse(
          fault.status,
          'the sandbox was told to fail',
          retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
        );
      }
    }

    const key = request.headers.get('X-Api-Key');
    if (key === null) return refuse(401, 'the header X-Api-Key is missing');
    if (key !== apiKey) return refuse(401, 'the header X-Api-Key holds no known key');
    const contentType = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    if (contentType !== 'application/json') {
      return refuse(400, 'the header Content-Type must be application/json');
    }
    const list = readListRequest(await request.text());
    if ('error' in list) return refuse(400, list.error);

    const rows = writeResponseBody({
      request: list,
      language: toLanguage(list.language),
      now: now(),
      pictureUrl: (folder, id) => `${base}/${picturePath(folder, id, list.logo_size)}`,
    });
    const { text, contentType: type } = applyBodyFaults(rows, active, random);
    return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
  }

  return async (request) => {
    const { origin, pathname } = new URL(request.url);
    const [list, prefix = ''] = LIST_PATH.exec(pathname) ?? [];
    if (list !== undefined) return serveList(request, origin + prefix);
    const picture = PICTURE_PATH.exec(pathname)?.[1];
    return picture === undefined
      ? refuse(404, 'there is nothing at this path')
      : servePicture(request, picture.replace('%40', '@'));
  };
}

/** Resolves after `ms`; rejects with the signal's reason as soon as it is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms > 0 ? setTimeout(resolve, ms) : undefined;
    const onAbort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    if (signal.aborted) onAbort();
    else if (ms <= 0) resolve();
    else signal.addEventListener('abort', onAbort, { once: true });
  });
}
