import type { HoursPattern } from './HoursPattern.js';

const patterns = {
  cafe: { form: 'dated', week: '1-5 0700-2000, 6-0 0800-1900' },
  'cafe-early': { form: 'weekly', week: '1-5 0630-1700, 6 0730-1600, 0 0900-1500' },
  bakery: { form: 'weekly', week: '2-6 0630-1400, 0 0730-1200', plainText: true },
  grocer: { form: 'dated', week: '1-6 0700-2200, 0 1000-1800' },
  'grocer-early-close': {
    form: 'weekly',
    week: '1-3 0800-1900, 4 0800-2100, 5 0800-1900, 6 0900-1800',
  },
  'grocer-small': { form: 'weekly', week: '0-6 0800-2100' },
  'grocer-special': {
    form: 'dated',
    week: '1-6 0800-2000, 0 1000-1600',
    special: { 2: '1000-1400', 4: '' },
  },
  'farm-shop': { form: 'weekly', week: '2-6 0900-1700' },
  shop: { form: 'weekly', week: '1-6 0930-1800' },
  'shop-sunday': { form: 'dated', week: '1-3 1000-1900, 4-5 1000-2000, 6 0900-1800, 0 1100-1700' },
  'shop-holiday': { form: 'dated', week: '1-6 1000-1900', special: { 0: 'same', 3: '' } },
  restaurant: { form: 'weekly', week: '2-4 1200-1430+1800-2200, 5-6 1200-1500+1800-2300' },
  'restaurant-midnight': { form: 'weekly', week: '1-4 1200-2300, 5-0 1200-0000' },
  'restaurant-dated': { form: 'dated', week: '3-0 1200-1430+1900-0000' },
  'restaurant-day-off': {
    form: 'dated',
    week: '3-1 1200-1430+1900-2300',
    special: { 0: '' },
  },
  bistro: { form: 'weekly', week: '1-5 0800-1000+1200-1430+1830-2230, 6 1200-1430+1830-2230' },
  pub: { form: 'dated', week: '1-4 1600-2300, 5-6 1200-0130, 0 1200-2200' },
  bar: { form: 'dated', week: '0-6 1800-0200' },
  'bar-weekly': { form: 'weekly', week: '4-6 2000-0300' },
  'bar-lone-end': { form: 'dated', week: '0-6 1800-0200', special: { 6: '' } },
  'bar-midnight': { form: 'dated', week: '0-6 1700-0000' },
  cinema: { form: 'weekly', week: '1-4 1400-0000, 5-0 1000-0030' },
  always: { form: 'always', week: '0-6 0000-0000' },
  'always-dated': { form: 'always-dated', week: '0-6 0000-0000' },
  pharmacy: { form: 'weekly', week: '1-5 0830-1830, 6 0900-1300' },
  'pharmacy-late': { form: 'weekly', week: '1-5 0830-2000, 6 0900-1800' },
  'pharmacy-split': { form: 'weekly', week: '1-5 0900-1330+1600-2000, 6 0930-1330' },
  office: { form: 'weekly', week: '1-5 0900-1700', plainText: true },
  gym: { form: 'weekly', week: '1-5 0600-2230, 6-0 0800-2000' },
  'ticket-office': { form: 'weekly', week: '1-5 0600-1830' },
  rail: { form: 'dated', week: '1-5 0515-0045, 6 0600-0045, 0 0700-2330' },
  salon: { form: 'weekly', week: '2-3 1000-1800, 4-5 1000-2000, 6 0900-1600' },
  market: { form: 'weekly', week: '3 0800-1400, 6 0700-1500' },
  delivery: { form: 'weekly', week: '0-6 1130-2200', type: 'DELIVERY' },
  kitchen: { form: 'dated', week: '0-6 1200-1500+1800-2100', type: 'KITCHEN' },
  'text-only': { form: 'text', week: '1-5 1000-1800, 6 1000-1400' },
  'text-plain': { form: 'text-no-periods', week: '1-6 0900-1900', plainText: true },
  stale: { form: 'stale', week: '1-5 0900-1800, 6 1000-1600' },
  empty: { form: 'empty', week: '' },
} satisfies Record<string, HoursPattern>;

export type HoursName = keyof typeof patterns;

/** Every shape of opening hours, by the name that a merchant of the catalogue refers to. */
export const hoursPatterns: Readonly<Record<HoursName, HoursPattern>> = patterns;
