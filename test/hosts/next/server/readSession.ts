import { cookies } from 'next/headers';

/** Names the reader's session. */
export async function readSession(): Promise<string> {
  return (await cookies()).get('session')?.value ?? '';
}
