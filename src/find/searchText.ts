import type { CodeTable } from './createRowCodes.js';
import type { Test } from './filterTests.js';
import { isMarked, narrows, type QueryWord } from './readQuery.js';
import type { SearchableRows } from './SearchableRows.js';

/** Number of searches that are kept: of a few words, letter by letter. */
const MAX_SEARCHES = 20;

/**
 * The rows that match all words; undefined for all rows. If the query narrows one of the last ones,
 * as while it is typed, or repeats it, as while it is deleted, only the rows found then are searched.
 */
export function searchText(
  rows: SearchableRows,
  words: readonly QueryWord[],
): readonly number[] | undefined {
  if (words.length === 0) return undefined;
  const { columns, tables, count, version } = rows;
  const searches = rows.searches.filter((search) => search.version === version);
  const within = searches
    .filter((search) => narrows(search.words, words))
    .map(({ places }) => places)
    .reduce<readonly number[] | undefined>(shorter, undefined);
  const tests = words.map((forms) => {
    const [marked, plain] = [forms.filter(isMarked), forms.filter((form) => !isMarked(form))];
    const inText = createSearch(tables.texts, columns.text, plain);
    const inAmounts = createSearch(tables.amounts, columns.amounts, marked);
    if (marked.length === 0) return inText;
    return plain.length === 0 ? inAmounts : (place: number) => inText(place) || inAmounts(place);
  });
  const places: number[] = [];
  const size = within ? within.length : count;
  for (let at = 0; at < size; at += 1) {
    const place = within ? (within[at] as number) : at;
    let hasAll = true;
    for (let word = 0; word < tests.length && hasAll; word += 1) {
      hasAll = (tests[word] as Test)(place);
    }
    if (hasAll) places.push(place);
  }
  rows.searches = [...searches, { version, words, places }].slice(-MAX_SEARCHES);
  return places;
}

const shorter = (one: readonly number[] | undefined, other: readonly number[]) =>
  one && one.length <= other.length ? one : other;

/** Tests whether a row's text contains one of the forms. Each distinct text is searched once. */
function createSearch(
  { values }: CodeTable,
  column: readonly number[],
  forms: readonly string[],
): Test {
  const [first = '', ...others] = forms;
  /** Search result per code: 0 not searched yet, 1 found, 2 not found. */
  const known = new Uint8Array(values.length);
  return (place) => {
    const code = column[place] as number;
    if (known[code] === 0) {
      const text = values[code] as string;
      let isThere = text.includes(first);
      for (const form of others) isThere ||= text.includes(form);
      known[code] = isThere ? 1 : 2;
    }
    return known[code] === 1;
  };
}
