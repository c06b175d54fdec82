import { cookies } from 'next/headers';

/** Yours ends the session in your store, too. */
export async function POST(): Promise<Response> {
  (await cookies()).delete('session');
  return new Response(null, { status: 204 });
}
