interface WeekLocale extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/**
 * First day of the locale's week; 0 is Sunday. Monday (ISO 8601) if the browser does not support
 * it.
 */
export function firstWeekday(locale: string): number {
  try {
    const tag: WeekLocale = new Intl.Locale(locale).maximize();
    const firstDay = (tag.getWeekInfo?.() ?? tag.weekInfo)?.firstDay ?? 1;
    return firstDay % 7;
  } catch {
    return 1;
  }
}
