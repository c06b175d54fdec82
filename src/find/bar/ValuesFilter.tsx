'use client';
import { type ReactElement, type ReactNode, useState } from 'react';
import { renderGlyph } from '../../components/markup/renderGlyph.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { CategoryKey } from '../../record/categories.js';
import { categoryHue } from '../../record/categoryKey.js';
import type { FilterName, FindState } from '../FindState.js';
import type { FindOption, FindSum } from '../findRows.js';
import type { Find } from '../useFind.js';
import type { FindText } from './createFindText.js';
import { setFilter } from './Filter.js';
import { type Option, Options } from './Options.js';

type ListName = 'categories' | 'merchants' | 'currencies' | 'states';

export interface ValuesFilterProps {
  find: Find<unknown>;
  text: FindText;
  name: Exclude<FilterName, 'amount' | 'period'>;
}

/** A filter with one of, or any of, the values that occur in the rows. */
export function ValuesFilter({ find, text, name }: ValuesFilterProps): ReactElement {
  if (name === 'direction') return <DirectionFilter find={find} text={text} />;
  return <ListFilter find={find} text={text} name={name as ListName} />;
}

function DirectionFilter({ find, text }: Omit<ValuesFilterProps, 'name'>): ReactElement {
  const { messages } = text;
  const option = (value: FindState['direction'], label: string): Option => ({
    key: value ?? '',
    label,
    sum: find.preview({ direction: value }),
    isChosen: find.state.direction === value,
    onChoose: () => setFilter(find, 'direction', value),
  });
  const options = [
    option(undefined, messages.direction),
    option('out', messages.moneyOut),
    option('in', messages.moneyIn),
  ];
  return <Options text={text} label={messages.direction} options={options} kind="one" />;
}

/** Options that are listed at once, and added at the end: there may be thousands of merchants. */
const STEP = 200;

function ListFilter({
  find,
  text,
  name,
}: {
  find: Find<unknown>;
  text: FindText;
  name: ListName;
}): ReactElement {
  const { icons, messages } = useDisplay();
  /** The label of a value that no payment has, as where a link was opened. */
  const nameOf = (value: string): string => {
    if (name === 'states') return text.state(value as 'booked');
    if (name === 'categories') return messages.categories[value as CategoryKey];
    return name === 'merchants' ? text.title(name) : value;
  };
  const facet: readonly FindOption<string>[] = find.facets[name];
  // Sorted when the filter opens, so that nothing moves while it is used.
  const [order] = useState(() => [...facet].sort(bySum(find.currency)).map(({ value }) => value));
  const known = new Map(facet.map((option) => [option.value, option]));
  const [limit, setLimit] = useState(STEP);
  const listed = order.map((value): FindOption<string> => known.get(value) ?? { value, ...NONE });
  const added = facet.filter(({ value }) => !order.includes(value));
  const chosen: readonly string[] = find.state[name] ?? [];
  const options = [...listed, ...added]
    .filter(({ value }, index) => index < limit || chosen.includes(value))
    .map(
      ({ value, label, ...sum }): Option => ({
        key: value,
        label: label ?? nameOf(value),
        icon: name === 'categories' ? tileOf(value as CategoryKey, icons) : undefined,
        sum,
        isChosen: chosen.includes(value),
        onChoose: (isChosen) =>
          find.setState((state) => {
            const now: readonly string[] = state[name] ?? [];
            const others = now.filter((other) => other !== value);
            return { ...state, [name]: isChosen ? [...others, value] : others };
          }),
      }),
    );
  const onEnd =
    options.length < order.length + added.length ? () => setLimit(limit + STEP) : undefined;
  return (
    <Options text={text} label={text.title(name)} options={options} kind="many" onEnd={onEnd} />
  );
}

const NONE: FindSum = { count: 0, totals: [] };

/** Most spent in this currency first; then most received; then most payments. */
const bySum = (own: string | undefined) => (one: FindSum, other: FindSum) => {
  const sum = (of: FindSum, way: 'spent' | 'received') =>
    Number(of.totals?.find(({ currency }) => currency === own)?.[way] ?? 0);
  return (
    sum(other, 'spent') - sum(one, 'spent') ||
    sum(other, 'received') - sum(one, 'received') ||
    other.count - one.count
  );
};

function tileOf(category: CategoryKey, icons: Readonly<Record<string, ReactNode>>): ReactElement {
  return (
    <span className="mry-FindOption-tile" data-hue={categoryHue(category)} aria-hidden="true">
      {renderGlyph({ own: icons[category], builtIn: category }, 'mry-FindOption-glyph')}
    </span>
  );
}
