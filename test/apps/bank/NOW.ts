/**
 * Friday evening in London. A clock that stands still keeps rows as they are from one run to the
 * next.
 */
export const NOW = Date.parse('2026-11-20T18:40:00Z');
