import { createHash } from 'node:crypto';
import { createCookie } from 'react-router';

const session = createCookie('session');

/**
 * Returns the id of the signed-in customer, or an empty text. This example accepts any session: look it
 * up in your session store. Browsers see the id, so it must never be the session itself.
 */
export async function readCustomer(request: Request): Promise<string> {
  const id = await session.parse(request.headers.get('Cookie'));
  return id ? createHash('sha256').update(String(id)).digest('hex').slice(0, 16) : '';
}
