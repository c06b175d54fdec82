import patterns from './hours.json' with { type: 'json' };

export interface HoursPattern {
  /**
   * What a place's hours look like on the wire.
   *
   * | form | shape |
   * |---|---|
   * | `weekly` | periods by weekday, without dates |
   * | `dated` | periods of the seven days from today, in weekday order, cut at the window |
   * | `stale` | as `dated`, sixty days old |
   * | `always` | one period, Sunday 0000, no close |
   * | `always-dated` | one period, opening today 0000 and closing in six days 2359, both truncated |
   * | `text` | `weekday_text` only, `periods` missing |
   * | `text-no-periods` | `weekday_text` beside an empty `periods` |
   * | `empty` | empty `periods` and no text |
   */
  form:
    | ('weekly' | 'dated' | 'stale' | 'always' | 'always-dated')
    | ('text' | 'text-no-periods' | 'empty');
  /**
   * `1-5 0900-1230+1400-1800, 6 1000-0200`: days (0 is Sunday), then intervals. A close at or
   * before the open is on the next day.
   */
  week: string;
  /**
   * `dated` only. Intervals by days from today: `''` is closed, `same` a holiday with usual hours.
   */
  special?: Readonly<Record<number, string>>;
  /** Kind of secondary hours. */
  type?: string;
  /** Plain spaces, as in older texts, in place of U+202F before AM and U+2009 around the dash. */
  plainText?: boolean;
}

/** Every shape of opening hours, by the name that a merchant of the catalogue refers to. */
export const hoursPatterns = patterns as Readonly<Record<string, HoursPattern>>;
