import type { SandboxLanguage } from '../toLanguage.js';

/** Minutes from that day's midnight; `close` above 1440 is past midnight. */
export interface Interval {
  open: number;
  close: number;
}

/** The intervals of each weekday, Sunday first. */
export type Week = readonly (readonly Interval[])[];

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

/** Reads a pattern's `week`. */
export function parseWeek(text: string): Week {
  const week: Interval[][] = [[], [], [], [], [], [], []];
  for (const rule of text.split(', ')) {
    const [days = '', intervals = ''] = rule.split(' ');
    const [first = 0, last = first] = days.split('-').map(Number);
    for (let step = 0; step <= (last - first + 7) % 7; step += 1) {
      week[(first + step) % 7] = parseIntervals(intervals);
    }
  }
  return week;
}

/** Weekdays from Monday, closed, open around the clock. */
const WORDS: Readonly<Record<SandboxLanguage, string>> = {
  en: 'Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday,Closed,Open 24 hours',
  de: 'Montag,Dienstag,Mittwoch,Donnerstag,Freitag,Samstag,Sonntag,Geschlossen,24 Stunden geöffnet',
  fr: 'lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche,Fermé,Ouvert 24h/24',
};

const two = (value: number) => String(value).padStart(2, '0');

const clock24 = (minutes: number) => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;

const clock12 = (minutes: number) =>
  `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${two(minutes % 60)}`;

const meridiem = (minutes: number) => (minutes % 1440 < 720 ? 'AM' : 'PM');

function writeInterval(
  { open, close }: Interval,
  language: SandboxLanguage,
  plain: boolean,
): string {
  if (language !== 'en') {
    return `${clock24(open)}–${clock24(close)}${language === 'de' ? ' Uhr' : ''}`;
  }
  const narrow = plain ? ' ' : '\u202f';
  const dash = plain ? ' – ' : '\u2009–\u2009';
  // English texts write AM or PM once if both ends share it.
  const first = meridiem(open) === meridiem(close) ? '' : narrow + meridiem(open);
  return `${clock12(open)}${first}${dash}${clock12(close)}${narrow}${meridiem(close)}`;
}

/** One line per weekday, Monday first. */
export function writeWeekdayText(week: Week, language: SandboxLanguage, plain: boolean): string[] {
  const words = WORDS[language].split(',');
  const [closed, always] = words.slice(7);
  return words.slice(0, 7).map((name, index) => {
    const intervals = week[(index + 1) % 7] ?? [];
    const isAlways = intervals[0]?.open === 0 && intervals[0].close === 1440;
    const hours = intervals.map((interval) => writeInterval(interval, language, plain)).join(', ');
    return `${name}: ${isAlways ? always : hours || closed}`;
  });
}
