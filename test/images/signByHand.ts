import { createHmac } from 'node:crypto';

export const SECRET = 'a secret of thirty-two characters';

/** The query for any address, also for one that `signImageUrl` refuses. Made by other code. */
export function signByHand(
  url: string,
  { secret = SECRET, expires = daysAhead(7) }: { secret?: string; expires?: string } = {},
): string {
  const text = `merchantry image\n${expires}\n${url}`;
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  return new URLSearchParams({ url, expires, signature }).toString();
}

/** The end of a day, that of today for 0, as seconds since 1970. */
export const daysAhead = (days: number): string =>
  String((Math.ceil(Date.now() / 86_400_000) + days) * 86_400);
