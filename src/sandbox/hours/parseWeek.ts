/** Minutes from that day's midnight; `close` above 1440 is past midnight. */
export interface Interval {
  open: number;
  close: number;
}

/** Reads `0900-1230+1400-1800`; a close at or before its open is on the next day. */
export function parseIntervals(text: string): Interval[] {
  if (text === '') return [];
  return text.split('+').map((interval) => {
    const [open = 0, close = 0] = interval
      .split('-')
      .map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(2)));
    return { open, close: close <= open ? close + 1440 : close };
  });
}

/** Reads a pattern's `week`: seven days, Sunday first, each with its intervals in order. */
export function parseWeek(text: string): readonly (readonly Interval[])[] {
  const week: Interval[][] = [[], [], [], [], [], [], []];
  for (const rule of text.split(', ')) {
    const [days = '', intervals = ''] = rule.split(' ');
    const [first = 0, last = first] = days.split('-').map(Number);
    for (let step = 0; step <= (last - first + 7) % 7; step += 1) {
      if (intervals !== '') week[(first + step) % 7] = parseIntervals(intervals);
    }
  }
  return week;
}
