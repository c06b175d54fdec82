import type { ListedTransaction, MerchantRecord } from '../../src/index.js';
import { BENCH_NOW } from '../data/benchNow.js';

const MONEY = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const RATING = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1 });
const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const clock = (time = '') => `${time.slice(0, 2)}:${time.slice(2)}`;

/** The texts of a peer's row, for one bank: one language, one zone, formatters created once. */
export const rowText = {
  name: (transaction: ListedTransaction, merchant: MerchantRecord | undefined) =>
    merchant?.name ?? transaction.merchant_name ?? '',
  amount: (transaction: ListedTransaction) => MONEY.format(Number(transaction.amount)),
  rating: (merchant: MerchantRecord) => `★ ${RATING.format(merchant.rating ?? 0)}`,
  category: (transaction: ListedTransaction, merchant: MerchantRecord | undefined) =>
    `${merchant?.category ?? 'Card payment'} · ${CLOCK.format(new Date(transaction.date))}`,
  via: (merchant: MerchantRecord) => `via ${merchant.intermediary?.name}`,
  address: (merchant: MerchantRecord) =>
    `${merchant.street_number} ${merchant.route}, ${merchant.locality}`,

  /** By the simplest arithmetic: no period past midnight, no special day. */
  hours(merchant: MerchantRecord): string {
    const day = BENCH_NOW.getDay();
    const time = CLOCK.format(BENCH_NOW).replace(':', '');
    const period = merchant.opening_hours?.periods?.find(({ open }) => open.day === day);
    const { open, close } = period ?? {};
    const isOpen = (open?.time ?? '') <= time && time < (close?.time ?? '');
    return isOpen ? `Open until ${clock(close?.time)}` : `Opens ${clock(open?.time)}`;
  },

  /** The lines of the popover. */
  week: (merchant: MerchantRecord) =>
    (merchant.opening_hours?.periods ?? []).map(
      ({ open, close }) => `${DAYS[open.day ?? 0]} ${clock(open.time)}–${clock(close?.time)}`,
    ),
};

/** The peers' only category icon. */
export const ICON_PATH = 'M6 8h12l1 12H5zM9 8a3 3 0 0 1 6 0';
