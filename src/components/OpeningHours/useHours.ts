'use client';
import { useDisplay } from '../../display/useDisplay.js';
import { useNow } from '../../display/useNow.js';
import { describeHours, type HoursDescription, type HoursOf } from './describeHours.js';

/** Describes whether a shop is open, kept current; undefined without hours. */
export function useHours(of: HoursOf): HoursDescription | undefined {
  const display = useDisplay();
  const hours = useNow((now) => describeHours(of, display, now));
  return hours ?? describeHours(of, display, undefined);
}
