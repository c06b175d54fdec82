import type { createGateway } from '../../src/gateway/index.js';
import { createSandbox, SANDBOX_API_KEY } from '../../src/sandbox/index.js';
import { hasFaults, readSandboxHeader, SANDBOX_HEADER } from './SandboxSettings.js';

/** The endpoint of one story, with the service behind it. */
interface Session {
  respond(request: Request): Promise<Response>;
  close(): void;
}

const MAX_SESSIONS = 100;
const sessions = new Map<string, Session>();
const servePicture = createSandbox();

function openSession(
  header: string,
  { url }: Request,
  openGateway: typeof createGateway | undefined,
): Session {
  const settings = readSandboxHeader(header);
  const { now, ...options } = settings;
  const sandbox = createSandbox({ ...options, ...(now !== undefined && { now: () => now }) });
  if (hasFaults(settings) || !openGateway) {
    return { respond: async (request) => sandbox(await withKey(request)), close: () => {} };
  }
  const gateway = openGateway({
    // Pictures have the origin and the prefix of the service: here the page's own.
    serviceUrl: new URL('../../..', url),
    apiKey: SANDBOX_API_KEY,
    authorize: () => true,
    scopeOf: () => 'story',
    // A reader may scroll through all rows of the longest list.
    limits: { rowsPerMinute: 100_000 },
    fetch: (input, init) => sandbox(new Request(input, init)),
  });
  return { respond: gateway.fetch, close: gateway.close };
}

async function withKey(request: Request): Promise<Request> {
  const headers = new Headers(request.headers);
  headers.set('X-Api-Key', SANDBOX_API_KEY);
  const { url, method, signal } = request;
  return new Request(url, { method, headers, body: await request.text(), signal });
}

/**
 * The bank's own endpoint: a gateway, with the sandbox as the service behind it. It has the API key
 * that the page never has. Without a gateway, which needs Node, and in a story with faults, so that
 * they reach the page, the sandbox itself is the endpoint. Each session has an endpoint of its own, so that faults such as "the first two
 * requests" start again with each story. Runs in the development server or, in a built Storybook,
 * in the page. Rejects to simulate a failed connection.
 */
export async function serveSandbox(
  request: Request,
  openGateway?: typeof createGateway,
): Promise<Response> {
  if (request.method !== 'POST') return servePicture(request);
  const header = request.headers.get(SANDBOX_HEADER) ?? '';
  let session = sessions.get(header);
  if (!session) {
    try {
      session = openSession(header, request, openGateway);
    } catch {
      const error = `${SANDBOX_HEADER}: expected a name, a space and JSON, but got: ${header}`;
      return Response.json({ error }, { status: 400 });
    }
    sessions.set(header, session);
    const [oldest] = sessions;
    if (sessions.size > MAX_SESSIONS && oldest) {
      sessions.delete(oldest[0]);
      oldest[1].close();
    }
  }
  return session.respond(request);
}
