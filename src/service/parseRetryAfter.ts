/** All forms of an HTTP date that name their zone; `Date.parse` alone would also read `-5` as a date. */
const HTTP_DATE = /^\s*[A-Za-z]+, .+ GMT\s*$/;

/**
 * Milliseconds that a `Retry-After` header asks for (RFC 9110, 10.2.3: seconds or an HTTP date); never negative.
 * Undefined without a readable header.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = HTTP_DATE.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
