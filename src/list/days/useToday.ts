'use client';
import { useCallback } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { useNow } from '../../display/useNow.js';
import { groupByDay } from './groupByDay.js';

const HOUR_MS = 3_600_000;

/** The reader's date, ISO 8601; looked at again every full hour, which every midnight is or is near. Undefined on the server. */
export function useToday(): string | undefined {
  const { timeZone } = useDisplay();
  const read = useCallback(
    (now: Date) => ({
      date: groupByDay([now.toISOString()], timeZone)[0]?.date,
      changesAt: new Date((Math.floor(now.getTime() / (HOUR_MS / 4)) + 1) * (HOUR_MS / 4)),
    }),
    [timeZone],
  );
  return useNow(read)?.date;
}
