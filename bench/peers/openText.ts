import type { MerchantRecord } from '../../src/index.js';
import { BENCH_NOW } from '../data/benchNow.js';

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/**
 * Whether a shop is open, by the simplest arithmetic: no period past midnight, no special day, one
 * zone.
 */
export function openText(hours: MerchantRecord['opening_hours']): string {
  const day = BENCH_NOW.getDay();
  const time = CLOCK.format(BENCH_NOW).replace(':', '');
  const period = hours?.periods?.find(({ open }) => open.day === day);
  const { open, close } = period ?? {};
  const isOpen = (open?.time ?? '') <= time && time < (close?.time ?? '');
  return isOpen ? `Open until ${close?.time}` : `Opens ${open?.time}`;
}
