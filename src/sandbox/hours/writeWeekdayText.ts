import type { SandboxLanguage } from '../SandboxLanguage.js';
import type { Interval } from './parseWeek.js';

interface Words {
  days: readonly string[];
  closed: string;
  always: string;
}

const WORDS: Readonly<Record<SandboxLanguage, Words>> = {
  en: {
    days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    closed: 'Closed',
    always: 'Open 24 hours',
  },
  de: {
    days: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
    closed: 'Geschlossen',
    always: '24 Stunden geöffnet',
  },
  fr: {
    days: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
    closed: 'Fermé',
    always: 'Ouvert 24h/24',
  },
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
  if (language === 'de') return `${clock24(open)}–${clock24(close)} Uhr`;
  if (language === 'fr') return `${clock24(open)}–${clock24(close)}`;
  const narrow = plain ? ' ' : '\u202f';
  const dash = plain ? ' – ' : '\u2009–\u2009';
  // English texts write AM or PM once if both ends share it.
  const first = meridiem(open) === meridiem(close) ? '' : narrow + meridiem(open);
  return `${clock12(open)}${first}${dash}${clock12(close)}${narrow}${meridiem(close)}`;
}

/** One line per weekday, Monday first. `week` is Sunday first. */
export function writeWeekdayText(
  week: readonly (readonly Interval[])[],
  language: SandboxLanguage,
  plain: boolean,
): string[] {
  const { days, closed, always } = WORDS[language];
  return [1, 2, 3, 4, 5, 6, 0].map((day) => {
    const intervals = week[day] ?? [];
    const isAlways =
      intervals.length === 1 && intervals[0]?.open === 0 && intervals[0].close === 1440;
    const hours = isAlways
      ? always
      : intervals.map((interval) => writeInterval(interval, language, plain)).join(', ');
    return `${days[day]}: ${hours || closed}`;
  });
}
