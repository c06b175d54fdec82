/** Friday evening in London, the current time on every page. */
export const BENCH_NOW = new Date('2026-11-20T18:40:00Z');
