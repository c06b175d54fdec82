'use client';
import { useCallback } from 'react';
import { calendarDay } from '../i18n/calendarDay.js';
import { useDisplay } from './useDisplay.js';
import { useNow } from './useNow.js';

const QUARTER_HOUR_MS = 900_000;

/**
 * The reader's date, ISO 8601; rechecked every quarter hour, because some time zones are offset by
 * quarter hours. Undefined on the server, while hydrating, and for an invalid clock.
 */
export function useToday(): string | undefined {
  const { timeZone } = useDisplay();
  const read = useCallback(
    (now: Date) => ({
      date: calendarDay(now, timeZone),
      changesAt: new Date((Math.floor(now.getTime() / QUARTER_HOUR_MS) + 1) * QUARTER_HOUR_MS),
    }),
    [timeZone],
  );
  return useNow(read)?.date;
}
