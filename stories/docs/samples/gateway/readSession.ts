/** Somebody who is signed in. */
export interface Session {
  customerId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Sessions by the random id that the cookie holds. In place of your own session store. */
export const sessions = new Map<string, Session>();

/** Only your own host can set a cookie of this prefix, and only over HTTPS. */
const COOKIE = /(?:^|; ?)__Host-session=([\w-]{22,})(?:;|$)/;

/** The session that the request's cookie names; undefined if there is none, or it has expired. */
export function readSession(request: Request): Session | undefined {
  const [, id = ''] = COOKIE.exec(request.headers.get('Cookie') ?? '') ?? [];
  const session = sessions.get(id);
  return session && session.expiresAt > Date.now() ? session : undefined;
}
