import type { ReactElement } from 'react';
import { useNow } from '../../display/useNow.js';
import { localTimeAt } from '../../hours/localTimeAt.js';
import { type Interval, MINUTES_PER_DAY } from '../../hours/Week.js';
import { DAY_MS, MINUTE_MS } from '../../utils/time.js';

interface HoursBarProps {
  /** When the place is open, of `openParts`. */
  parts: readonly Interval[];
  /** Minutes after midnight at which the bar begins. Default 0. */
  from?: number | undefined;
  /** Time zone of the place. Only today’s bar has it, and gets a tick at the current time. */
  timeZone?: string | undefined;
  /** Minutes after midnight of the reader's payment, which gets a dot. */
  paidAt?: number | undefined;
}

/** In CSS pixels. */
const HEIGHT = 8;
const TICK_WIDTH = 2;
const TICK_HEIGHT = 16;

/**
 * One day of opening hours as a bar from `from` to midnight. Renders an `<svg>` that is hidden from
 * screen readers, because the hours stand next to it as text.
 */
export function HoursBar({ parts, from = 0, timeZone, paidAt }: HoursBarProps): ReactElement {
  const current = useNow((now) => {
    const place = localTimeAt({ now, timeZone });
    if (!place) return undefined;
    const wallTime = place.clock.toWallTime(place.now);
    const minutes = Math.floor((wallTime % DAY_MS) / MINUTE_MS);
    return { minutes, changesAt: new Date(place.now + MINUTE_MS - (wallTime % MINUTE_MS)) };
  });
  const length = MINUTES_PER_DAY - from;
  // Percentages as attributes, because a CSP may forbid inline styles in the server's markup.
  const at = (minutes: number) => `${((100 * (minutes - from)) / length).toFixed(2)}%`;
  const middle = TICK_HEIGHT / 2;
  const bar = { y: middle - HEIGHT / 2, height: HEIGHT, rx: HEIGHT / 2 };
  return (
    <svg
      className="mry-HoursBar"
      width="100%"
      height={TICK_HEIGHT}
      aria-hidden="true"
      focusable="false"
    >
      <rect className="mry-HoursBar-day" width="100%" {...bar} />
      {parts.map(({ open, close }) => (
        <rect
          key={open}
          className="mry-HoursBar-open"
          x={at(open)}
          width={at(from + close - open)}
          {...bar}
        />
      ))}
      {current && current.minutes >= from && (
        <rect
          className="mry-HoursBar-now"
          x={at(current.minutes)}
          width={TICK_WIDTH}
          height={TICK_HEIGHT}
          transform={`translate(${-TICK_WIDTH / 2} 0)`}
        />
      )}
      {paidAt !== undefined && paidAt >= from && (
        <circle className="mry-HoursBar-paid" cx={at(paidAt)} cy={middle} r={HEIGHT / 2} />
      )}
    </svg>
  );
}
