/** @typedef {import('../../src/index.js').MerchantRecord} MerchantRecord */

const CATEGORIES = ['Groceries', 'Eating out', 'Transport', 'Fashion', 'Health'];
const LOGOS = 40;

/** A new array for each record, as from JSON: a shared one would make raw responses look small. */
const everyDay = () =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    open: { day, time: '0800' },
    close: { day, time: '2100' },
  }));

/**
 * The merchant of the row with this id: everything a row can show.
 * @param {string} id
 * @param {string} origin where its logo is served
 * @returns {MerchantRecord}
 */
export function recordFor(id, origin) {
  const row = Number(id.slice(1));
  return {
    name: `Harrow & Vale ${row}`,
    logoImg: `${origin}/logos/${row % LOGOS}.svg`,
    category: CATEGORIES[row % CATEGORIES.length] ?? '',
    street_number: String((row % 90) + 1),
    route: 'Lanthorn Street',
    locality: 'London',
    country: 'GB',
    rating: 3 + (row % 20) / 10,
    opening_hours: { periods: everyDay() },
    intermediary: { name: 'PayZip', website: 'https://payzip.example' },
  };
}
