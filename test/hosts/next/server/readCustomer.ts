import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';

/** The customer who is signed in, or an empty text. Browsers see it: never return the cookie itself. */
export async function readCustomer(): Promise<string> {
  const session = (await cookies()).get('session')?.value ?? '';
  // Check it against your sessions: any text passes here.
  return session && createHash('sha256').update(session).digest('hex');
}
