/**
 * The moment of every story that does not ask for the reader's clock: Friday 20 November 2026,
 * 18:40 in London.
 */
export const STORY_NOW_MS = Date.UTC(2026, 10, 20, 18, 40);
