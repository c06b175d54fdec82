import {
  endOf,
  headingsAt,
  type Place,
  px,
  rowsAt,
  type Scrolled,
  type Standing,
} from './places.js';
import type { Screen, Seen } from './Screen.js';

/** The expected result of an action. */
export interface Outcome {
  /** Allowed scroll offsets; undefined for any. */
  places?: readonly Place[] | undefined;
  /** Rows of which one must have the focus; undefined for none. */
  focus?: readonly string[] | undefined;
  /** A row that must be fully visible. */
  inSight?: string | undefined;
  /** Whether that row must be in the middle, as far as the list's ends allow. */
  isCentred?: boolean;
}

/** What is on screen, and what should be. */
export interface State extends Scrolled {
  screen: Screen;
}

/** Rounding of positions and offsets. */
const TOLERANCE = 1;

/**
 * Takes the scroll offset from the positions of rows, because a list that has not measured all rows
 * may have another one.
 */
export function readState(screen: Screen, standing: Standing): State {
  const { layout, above } = standing;
  const [offset = screen.offset] = screen.rows.flatMap(({ name, top }) => {
    const row = layout.rows.get(name);
    return row ? above + row.top - top : [];
  });
  return { ...standing, screen, offset };
}

/**
 * The problems on screen, in sentences. `isExact` is for lists whose row heights come from CSS and
 * are all known in advance.
 */
export function findProblems(state: State, outcome: Outcome, isExact: boolean): string[] {
  return [
    ...compare('row', rowsAt(state), state.screen),
    ...compare('heading', headingsAt(state), state.screen),
    ...comparePlace(state, outcome.places),
    ...(isExact ? compareSizes(state) : []),
    ...compareFocus(state.screen, outcome.focus),
    ...compareSight(state, outcome),
  ];
}

function compare(what: 'row' | 'heading', expected: readonly Seen[], screen: Screen): string[] {
  const seen = what === 'row' ? screen.rows : screen.headings;
  const overlaps = ({ top, bottom }: Seen, margin: number) =>
    bottom > margin && top < screen.height - margin;
  const places = new Map(expected.map((one) => [one.name, one]));
  const missing = expected.filter(
    (one) => overlaps(one, 2 * TOLERANCE) && !seen.some(({ name }) => name === one.name),
  );
  return [
    ...missing.map(({ name, top }) => `${what} ${name} is missing at ${px(top)}`),
    ...seen.flatMap(({ name, top }, index) => {
      const place = places.get(name);
      if (seen.findIndex((other) => other.name === name) < index) {
        return `${what} ${name} is on screen twice`;
      }
      if (!place || !overlaps(place, 0)) {
        return `${what} ${name} should not be on screen, at ${px(top)}`;
      }
      return Math.abs(place.top - top) > TOLERANCE
        ? `${what} ${name} is at ${px(top)} instead of ${px(place.top)}`
        : [];
    }),
  ];
}

function comparePlace(state: State, places: readonly Place[] | undefined): string[] {
  const { offset } = state;
  const problems: string[] = [];
  if (offset < -TOLERANCE || offset > endOf(state) + TOLERANCE) {
    problems.push(`the list is scrolled beyond its ends, to ${px(offset)} of ${px(endOf(state))}`);
  }
  if (places && !places.some((place) => Math.abs(place.offset - offset) <= place.tolerance)) {
    const expected = places.map((place) => `${px(place.offset)}, because ${place.because}`);
    problems.push(`expected a scroll offset of ${expected.join(', or ')}, but got: ${px(offset)}`);
  }
  return problems;
}

function compareSizes(state: State): string[] {
  const { screen, offset, height } = state;
  const sizes: [string, number, number][] = [
    ['scroll height', endOf(state) + height, screen.scrollHeight],
    ['scroll offset to go with the rows', offset, screen.offset],
  ];
  return sizes.flatMap(([what, expected, got]) =>
    Math.abs(expected - got) > TOLERANCE
      ? `expected a ${what} of ${px(expected)}, but got: ${px(got)}`
      : [],
  );
}

function compareFocus({ focused, isFocusInList }: Screen, focus: Outcome['focus']): string[] {
  if (!focus || focus.includes(focused ?? '')) return [];
  const elsewhere = isFocusInList ? 'elsewhere in the list' : 'outside the list';
  return [`expected the focus on row ${focus.join(' or ')}, but got: ${focused ?? elsewhere}`];
}

function compareSight(state: State, { inSight, isCentred }: Outcome): string[] {
  if (inSight === undefined) return [];
  const { screen, offset, height } = state;
  const row = screen.rows.find(({ name }) => name === inSight);
  if (!row || !isWhole(row, state)) {
    const got = row ? `from ${px(row.top)} to ${px(row.bottom)}` : 'off screen';
    return [`expected row ${inSight} to be fully visible, but got: ${got}`];
  }
  const distance = (row.top + row.bottom - height) / 2;
  const isAtEnd = offset <= TOLERANCE || offset >= endOf(state) - TOLERANCE;
  return isCentred && !isAtEnd && Math.abs(distance) > row.bottom - row.top
    ? [`expected row ${inSight} in the middle, but got: ${px(distance)} from it`]
    : [];
}

/** Neither behind the sticky heading nor clipped by the bottom edge. */
export const isWhole = ({ top, bottom }: Seen, { layout, height }: Standing): boolean =>
  top >= layout.headingHeight - layout.tuck - TOLERANCE && bottom <= height + TOLERANCE;
