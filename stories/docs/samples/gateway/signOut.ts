import type { Gateway } from '../../../../src/gateway/index.js';
import { readSession } from './readSession.js';

/** Forgets what the gateway has stored for a customer who signs out, and deletes the cookie. */
export async function signOut(request: Request, merchants: Gateway): Promise<Response> {
  const session = readSession(request);
  // Here your session store ends the session itself.
  if (session) {
    await merchants.purge({ scope: session.customerId }).catch((error: unknown) => {
      // The store is down. Whoever signs out is signed out all the same; try again later.
      console.error(error);
    });
  }
  const headers = { 'Set-Cookie': '__Host-session=; Path=/; Secure; HttpOnly; Max-Age=0' };
  return new Response(null, { status: 204, headers });
}
