import { createHmac } from 'node:crypto';

export const SECRET = 'a secret of thirty-two characters';

/** The query for any address, also for one that `signImageUrl` refuses. Made by other code. */
export function signByHand(url: string, secret = SECRET): string {
  const text = `merchantry image\n${url}`;
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  return new URLSearchParams({ url, signature }).toString();
}
