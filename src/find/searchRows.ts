import type { CodeTable } from './createRowCodes.js';
import type { Test } from './filterTests.js';
import { hasForm, isMarked, narrows, type QueryWord } from './readQuery.js';
import type { RowSearch, SearchableRows } from './SearchableRows.js';

/** Number of searches that are kept: of a few words, letter by letter. */
const MAX_SEARCHES = 20;

/**
 * The rows that pass all tests and match all words; undefined for all rows. If the query narrows one
 * of the last ones, as while it is typed, or repeats it, as while it is deleted, only the rows found
 * then are searched. `filters` identifies the tests; empty if there are none.
 */
export function searchRows(
  rows: SearchableRows,
  words: readonly QueryWord[],
  tests: readonly Test[],
  filters: string,
): readonly number[] | undefined {
  if (words.length + tests.length === 0) return undefined;
  const { count, version } = rows;
  let within: RowSearch | undefined;
  for (const search of rows.searches) {
    const isWider = search.version === version && ['', filters].includes(search.filters);
    const isShorter = !within || search.places.length <= within.places.length;
    if (isWider && isShorter && narrows(search.words, words)) within = search;
  }
  let base = within?.places;
  // The rows of the filters are searched for the next word, too.
  if (!base && words.length > 0) base = searchRows(rows, [], tests, filters);
  const isFiltered = words.length > 0 && (!within || within.filters === filters);
  const all = [...(isFiltered ? [] : tests), ...words.map((forms) => testOf(rows, forms))];
  const places: number[] = [];
  const size = base ? base.length : count;
  for (let at = 0; at < size; at += 1) {
    const place = base ? (base[at] as number) : at;
    let hasAll = true;
    for (let test = 0; test < all.length && hasAll; test += 1) hasAll = (all[test] as Test)(place);
    if (hasAll) places.push(place);
  }
  const searches = rows.searches.filter((search) => search.version === version);
  rows.searches = [...searches, { version, words, filters, places }].slice(-MAX_SEARCHES);
  return places;
}

/** Tests whether a row has one of the forms of a word. */
function testOf({ columns, tables }: SearchableRows, forms: QueryWord): Test {
  const [marked, plain] = [forms.filter(isMarked), forms.filter((form) => !isMarked(form))];
  const inText = createSearch(tables.texts, columns.text, plain);
  const inAmounts = createSearch(tables.amounts, columns.amounts, marked);
  if (marked.length === 0) return inText;
  return plain.length === 0 ? inAmounts : (place: number) => inText(place) || inAmounts(place);
}

/** Tests whether a row's text contains one of the forms. Each distinct text is searched once. */
function createSearch(
  { values }: CodeTable,
  column: readonly number[],
  forms: readonly string[],
): Test {
  /** Search result per code: 0 not searched yet, 1 found, 2 not found. */
  const known = new Uint8Array(values.length);
  return (place) => {
    const code = column[place] as number;
    if (known[code] === 0) {
      const text = values[code] as string;
      known[code] = forms.some((form) => hasForm(text, form)) ? 1 : 2;
    }
    return known[code] === 1;
  };
}
