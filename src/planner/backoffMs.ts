const BASE_MS = 500;

/** 0.5 s, doubled for every time before, give or take a quarter: clients that failed together must not return together. */
export function backoffMs(timesBefore: number, random: () => number): number {
  return BASE_MS * 2 ** timesBefore * (0.75 + random() / 2);
}
