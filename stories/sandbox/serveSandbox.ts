import { createSandbox, SANDBOX_API_KEY } from '../../src/sandbox/index.js';
import type { SandboxSettings } from './SandboxSettings.js';

/** Request header with a session's name and, as JSON, its settings: `name {"latencyMs":200}`. */
export const SANDBOX_HEADER = 'X-Sandbox';

type Sandbox = ReturnType<typeof createSandbox>;

const MAX_SESSIONS = 100;
const sessions = new Map<string, Sandbox>();

function openSession(session: string): Sandbox {
  const [, json = '{}'] = /^\S* (.*)$/.exec(session) ?? [];
  const { now, ...settings } = JSON.parse(json) as SandboxSettings;
  const sandbox = createSandbox({ ...settings, ...(now !== undefined && { now: () => now }) });
  sessions.set(session, sandbox);
  const [oldest] = sessions.keys();
  if (sessions.size > MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
  return sandbox;
}

/**
 * The sandbox behind a bank's own endpoint, which adds the API key that the page never has. Each
 * session has a sandbox of its own, so that faults such as "the first two requests" start again
 * with each story. Runs in the development server or, in a built Storybook, in the page. Rejects to
 * simulate a failed connection.
 */
export async function serveSandbox(request: Request): Promise<Response> {
  const session = request.headers.get(SANDBOX_HEADER) ?? '';
  let sandbox: Sandbox;
  try {
    sandbox = sessions.get(session) ?? openSession(session);
  } catch {
    const error = `${SANDBOX_HEADER}: expected a name, a space and JSON, but got: ${session}`;
    return Response.json({ error }, { status: 400 });
  }
  if (request.method !== 'POST') return sandbox(request);
  const headers = new Headers(request.headers);
  headers.set('X-Api-Key', SANDBOX_API_KEY);
  const { url, method, signal } = request;
  return sandbox(new Request(url, { method, headers, body: await request.text(), signal }));
}
