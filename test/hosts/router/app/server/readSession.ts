import { createCookie } from 'react-router';

const session = createCookie('session');

/** The name of the reader's session. Look it up among yours: here any text passes. */
export async function readSession(request: Request): Promise<string> {
  return String((await session.parse(request.headers.get('Cookie'))) ?? '');
}
