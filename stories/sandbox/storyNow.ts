/**
 * The time in every story that does not use the real clock: Friday 20 November 2026, 18:40 in
 * London.
 */
export const STORY_NOW_MS = Date.UTC(2026, 10, 20, 18, 40);
