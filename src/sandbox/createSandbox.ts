import { drawPicture } from './drawPicture.js';
import { mulberry32 } from './mulberry32.js';
import { picturePath } from './picturePath.js';
import { readListRequest } from './readListRequest.js';
import type { SandboxFault } from './SandboxFault.js';
import type { SandboxOptions } from './SandboxOptions.js';
import { spoilAnswer } from './spoilAnswer.js';
import { toLanguage } from './toLanguage.js';
import { wait } from './wait.js';
import { writeAnswer } from './writeAnswer.js';

/** The key a sandbox without `apiKey` expects. It guards nothing: the merchants are fictional. */
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

function strikes(fault: SandboxFault, call: number, random: () => number): boolean {
  // Drawn for every fault, so that one fault's trigger never moves another's.
  const drawn = random();
  return (
    (fault.every === undefined || call % fault.every === 0) &&
    (fault.first === undefined || call <= fault.first) &&
    (fault.probability === undefined || drawn < fault.probability)
  );
}

/**
 * An embedded stand-in for the merchant service, for stories, tests and demos. Answers
 * `POST …/api/v3/merchant/list` behind any path prefix as the interface says, with the records of a fictional
 * catalogue, and `GET …/images/….svg`, the pictures those records name, at the request's own origin and prefix.
 *
 * Where the interface is silent: 401 for a missing or wrong key, 400 with `{ error }` for a request that is not
 * well-formed, `[]` for an id without match when `clearResponse` is false or no name can be read, a category's picture
 * for a merchant without logo unless `defaultLogo` is false, and `additionalInfo` adds `intermediary`, `brand`,
 * `aggregateLevel` and `store` to restrictive records (extended ones have them anyway).
 *
 * Rejects with the request's abort reason, with a `TypeError` for the fault `network`, and where a body was read before.
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
  let calls = 0;

  async function answerList(request: Request, base: string): Promise<Response> {
    if (request.method !== 'POST') {
      return refuse(405, 'the list answers POST only', { Allow: 'POST' });
    }
    calls += 1;
    const call = calls;
    // Each call has a generator of its own, so that answers do not depend on which body was read first.
    const random = mulberry32(seed + Math.imul(call, 0x9e3779b1));
    const latency = minMs + (maxMs - minMs) * random();
    const struck = faults.filter((fault) => strikes(fault, call, random));
    const slow = struck.reduce((sum, fault) => sum + (fault.kind === 'slow' ? fault.ms : 0), 0);
    await wait(latency + slow, request.signal);

    for (const fault of struck) {
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

    const answer = writeAnswer({
      request: list,
      language: toLanguage(list.language),
      now: now(),
      pictureUrl: (folder, id) => `${base}/${picturePath(folder, id, list.logo_size)}`,
    });
    const { text, contentType: type } = spoilAnswer(answer, struck, random);
    return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
  }

  return async (request) => {
    const { origin, pathname } = new URL(request.url);
    const [list, prefix = ''] = LIST_PATH.exec(pathname) ?? [];
    if (list !== undefined) return answerList(request, origin + prefix);
    const picture = PICTURE_PATH.exec(pathname)?.[1];
    return picture === undefined
      ? refuse(404, 'there is nothing at this path')
      : servePicture(request, picture.replace('%40', '@'));
  };
}
