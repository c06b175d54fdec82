import { MINUTES_PER_DAY, MINUTES_PER_WEEK } from './Week.js';

/** In minutes from Sunday's midnight: `start` lies in the week, `end` may lie in the next one. */
export interface Span {
  start: number;
  end: number;
}

/** In order and apart from each other, also where Saturday meets Sunday. Spans that only meet at midnight stay two. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last !== undefined && reaches(last, span.start)) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }

  const last = merged.at(-1);
  for (let first = merged[0]; last && first && first !== last; first = merged[0]) {
    if (!reaches(last, first.start + MINUTES_PER_WEEK)) break;
    last.end = Math.max(last.end, first.end + MINUTES_PER_WEEK);
    merged.shift();
  }
  return merged;
}

function reaches({ end }: Span, start: number): boolean {
  return start < end || (start === end && start % MINUTES_PER_DAY !== 0);
}
