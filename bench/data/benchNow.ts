/** Friday evening in London, the moment of every page here. */
export const BENCH_NOW = new Date('2026-11-20T18:40:00Z');
