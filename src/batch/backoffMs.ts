/** `baseMs`, doubled for every time before, give or take a quarter: clients that failed together must not return together. */
export function backoffMs(baseMs: number, timesBefore: number, random: number): number {
  return baseMs * 2 ** timesBefore * (0.75 + random / 2);
}
