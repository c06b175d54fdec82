'use client';
import { useState } from 'react';
import { useIsomorphicLayoutEffect } from '../../components/hooks/useIsomorphicLayoutEffect.js';
import { useDisplay } from '../../display/useDisplay.js';
import { runInSlices } from '../../utils/runInSlices.js';
import type { ListModel } from '../model/createListModel.js';
import { compareMonths, type MonthComparison } from './compareMonths.js';

const NONE: ReadonlyMap<string, MonthComparison> = new Map();

/**
 * The months of a list, by the name of their group. All rows have to be read for them: a few
 * thousand before the first paint, more of them behind the page. Until then, and on the server,
 * months have no comparison. `isComplete`: whether the last month is.
 */
export function useMonths(
  { groups, rowAt, unread }: ListModel,
  isShown: boolean,
  isComplete: boolean,
  today: string | undefined,
): ReadonlyMap<string, MonthComparison> {
  const { locale, timeZone, messages } = useDisplay();
  const [months, setMonths] = useState(NONE);
  useIsomorphicLayoutEffect(() => {
    if (!isShown || unread > 0) return undefined;
    const whole = isComplete ? groups : groups.slice(0, -1);
    const reader = { locale, timeZone, messages: messages.groups, today };
    const comparison = compareMonths(whole, rowAt, reader);
    return runInSlices(comparison, setMonths);
  }, [groups, rowAt, unread, isShown, isComplete, today, locale, timeZone, messages]);
  return isShown ? months : NONE;
}
