import { cookies } from 'next/headers';

/** The name of the reader's session. */
export async function readSession(): Promise<string> {
  return (await cookies()).get('session')?.value ?? '';
}
