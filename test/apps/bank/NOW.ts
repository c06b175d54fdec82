/** Friday evening in London. With a fixed clock, rows are the same in each run. */
export const NOW = Date.parse('2026-11-20T18:40:00Z');
