/**
 * Regions whose week does not begin on Monday, by the first day, where 0 is Sunday (CLDR 48). A
 * table, because older browsers cannot tell, and would render other markup than the server.
 */
const FIRST_DAYS = [
  [
    0,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT ' +
      'MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
] as const;

/** First day of the week in the locale's region; 0 is Sunday. Monday (ISO 8601) if unknown. */
export function firstWeekday(locale: string): number {
  try {
    const { region = 'none' } = new Intl.Locale(locale).maximize();
    return FIRST_DAYS.find(([, regions]) => regions.includes(region))?.[0] ?? 1;
  } catch {
    return 1;
  }
}
