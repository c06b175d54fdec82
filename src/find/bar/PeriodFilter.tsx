'use client';
import type { ReactElement } from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { useToday } from '../../display/useToday.js';
import {
  type FindDates,
  type FindState,
  RELATIVE_PERIODS,
  type RelativePeriod,
} from '../FindState.js';
import { periodDates } from '../periodDates.js';
import type { Find } from '../useFind.js';
import type { FindText } from './createFindText.js';
import { setFilter } from './Filter.js';
import { type Option, Options } from './Options.js';
import { RangeField } from './RangeField.js';

/** A period relative to today, or the first and last day. */
export function PeriodFilter({
  find,
  text,
}: {
  find: Find<unknown>;
  text: FindText;
}): ReactElement {
  const { messages } = text;
  const { locale } = useDisplay();
  const today = useToday();
  const { period } = find.state;
  const option = (value: RelativePeriod | undefined): Option => {
    const dates = value && periodDates(value, today, locale);
    return {
      key: value ?? '',
      label: value ? messages.periods[value] : messages.anyTime,
      detail: dates && text.days(untilToday(dates, today)),
      sum: find.preview({ period: value }),
      isChosen: period === value,
      onChoose: () => setFilter(find, 'period', value),
    };
  };
  const datesOf = (value: FindState['period']): FindDates =>
    (value && periodDates(value, today, locale)) ?? {};
  const dates: FindDates = typeof period === 'string' ? datesOf(period) : (period ?? {});
  const change = (next: (current: FindState['period']) => FindState['period']) =>
    find.setState((state) => ({ ...state, period: next(state.period) }));
  const field = (end: 'from' | 'to', label: string) => (
    <RangeField
      label={label}
      type="date"
      value={dates[end]}
      onType={(typed) =>
        change((current) => ({
          ...(typeof current === 'string' ? datesOf(current) : current),
          [end]: typed || undefined,
        }))
      }
      // Ends that were given the wrong way round change places.
      onLeave={() =>
        change((current) => (typeof current === 'string' ? current : datesOf(current)))
      }
    />
  );
  return (
    <>
      <Options
        text={text}
        label={messages.period}
        options={[option(undefined), ...RELATIVE_PERIODS.map(option)]}
        kind="one"
      />
      <div className="mry-FindRange">
        {field('from', messages.from)}
        {field('to', messages.to)}
      </div>
    </>
  );
}

/** A period that is not over ends today. */
const untilToday = (dates: FindDates, today: string | undefined): FindDates =>
  today !== undefined && dates.to !== undefined && dates.to > today
    ? { ...dates, to: today }
    : dates;
