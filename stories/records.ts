import type {
  EnrichmentError,
  ListedTransaction,
  MerchantLookup,
  MerchantRecord,
} from '../src/index.js';
import { pictureUrl } from './pictureUrl.js';

/** Records and rows for the stories of single components. Every name is invented; the pictures are the sandbox's. */

type Hours = NonNullable<MerchantRecord['opening_hours']>;

/** The same hours on each of these days; 0 is Sunday. A time past midnight closes on the next day. */
function weekly(
  days: readonly number[],
  open: string,
  close: string,
): NonNullable<Hours['periods']> {
  return days.map((day) => ({
    open: { day, time: open },
    close: { day: close > open ? day : (day + 1) % 7, time: close },
  }));
}

/** Friday 19:00 comes 20 minutes after the stories' moment. */
export const grocerHours: Hours = {
  periods: [
    ...weekly([1, 2, 3, 5], '0800', '1900'),
    ...weekly([4], '0800', '2100'),
    ...weekly([6], '0900', '1800'),
  ],
};

export const splitHours: Hours = {
  periods: [...weekly([2, 3, 4, 5, 6], '1200', '1430'), ...weekly([2, 3, 4, 5, 6], '1800', '2300')],
};

export const barHours: Hours = { periods: weekly([4, 5, 6], '1700', '0200') };

export const officeHours: Hours = { periods: weekly([1, 2, 3, 4, 5], '0900', '1700') };

export const laterHours: Hours = { periods: weekly([1, 2, 3, 4, 5], '2000', '2300') };

export const marketHours: Hours = { periods: weekly([3, 6], '0700', '1500') };

export const alwaysHours: Hours = { periods: [{ open: { day: 0, time: '0000' } }] };

/** Dated for the week of the stories' moment: Sunday is a holiday. */
export const specialHours: Hours = {
  periods: [
    { open: { date: '2026-11-22', day: 0, time: '1100' }, close: { day: 0, time: '1400' } },
    { open: { date: '2026-11-23', day: 1, time: '0800' }, close: { day: 1, time: '2000' } },
    { open: { date: '2026-11-24', day: 2, time: '0800' }, close: { day: 2, time: '2000' } },
    { open: { date: '2026-11-20', day: 5, time: '0800' }, close: { day: 5, time: '2000' } },
    { open: { date: '2026-11-21', day: 6, time: '0900' }, close: { day: 6, time: '1800' } },
  ],
  special_days: [
    { date: '2026-11-22', exceptional_hours: true },
    { date: '2026-11-25', exceptional_hours: true },
  ],
};

export const textHours: Hours = {
  weekday_text: [
    'Monday to Friday: by appointment',
    'Saturday: from ten until the bread is gone',
    'Sunday: resting',
  ],
};

export const coffee: MerchantRecord = {
  name: 'Northside Coffee',
  website: 'https://northside-coffee.example',
  logoImg: pictureUrl('logos/northside-coffee'),
  category: 'Eating out',
  rating: 4.6,
  street_number: '41',
  route: 'Lanthorn Street',
  postal_code: 'EC1A 1AA',
  locality: 'London',
  country: 'GB',
  opening_hours: { periods: weekly([0, 1, 2, 3, 4, 5, 6], '0700', '2200') },
  intermediary: { name: 'PayZip', website: 'https://payzip.example' },
};

export const grocer: MerchantRecord = {
  name: 'Harrow & Vale',
  logoImg: pictureUrl('logos/harrow-and-vale'),
  category: 'Groceries',
  rating: 4.1,
  street_number: '14',
  route: 'Canal Street',
  postal_code: 'LS1 4QP',
  locality: 'Leeds',
  country: 'GB',
  opening_hours: grocerHours,
};

export const pharmacy: MerchantRecord = {
  name: 'Tidewell Pharmacy',
  logoImg: pictureUrl('logos/tidewell-pharmacy'),
  category: 'Health',
  rating: 4.8,
  country: 'GB',
  opening_hours: alwaysHours,
};

export const stream: MerchantRecord = {
  name: 'Meridian Stream',
  logoImg: pictureUrl('logos/meridian-stream'),
  category: 'Entertainment',
};

/** Known, but without any picture. */
export const butcher: MerchantRecord = {
  name: 'Bramblegate Farm Shop',
  rating: 4.5,
  country: 'GB',
};

export const longName: MerchantRecord = {
  ...grocer,
  name: 'The Honourable Company of Harrow, Vale, Underhill & Daughters, Purveyors of Cheese, Bread and Conserves since 1782',
};

/** "The garden bookshop", with a Latin word at the wrong end for careless layouts. */
export const rightToLeft: MerchantRecord = {
  name: 'مكتبة الحديقة (Garden)',
  category: 'Shopping',
  rating: 4.4,
  intermediary: { name: 'تابلي', website: 'https://tably.example' },
};

export const brokenPicture: MerchantRecord = {
  ...butcher,
  logoImg: pictureUrl('logos/there-is-no-such-picture'),
};

export const categoryPicture: MerchantRecord = {
  name: 'Bramblegate Farm Shop',
  category: 'Groceries',
  categoryImg: pictureUrl('categories/groceries'),
};

export const transaction: ListedTransaction = {
  id: 'coffee-1',
  merchant_name: 'PYZ*NORTHSIDE_COFF 2041 LONDON GB',
  mcc: '5814',
  amount: '-4.20',
  currency: 'GBP',
  date: '2026-11-20',
};

/** A lookup as a list hands it to its rows. */
export function lookup(
  merchant: MerchantRecord | undefined,
  status: MerchantLookup['status'] = merchant ? 'matched' : 'idle',
  error?: EnrichmentError,
): MerchantLookup {
  return {
    status,
    merchant,
    merchants: merchant ? [merchant] : [],
    error,
    isFetching: status === 'pending',
    lookupId: 'story',
    retry: () => undefined,
  } as MerchantLookup;
}
