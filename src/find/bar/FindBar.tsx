'use client';
import { clsx } from 'clsx/lite';
import {
  type ComponentPropsWithoutRef,
  type ReactElement,
  type RefObject,
  useMemo,
  useRef,
} from 'react';
import { useDisplay } from '../../display/useDisplay.js';
import { useToday } from '../../display/useToday.js';
import { formatPlural } from '../../i18n/formatMessage.js';
import { separator } from '../../i18n/separator.js';
import type { TransactionListHandle } from '../../list/TransactionListProps.js';
import { warnOnce } from '../../utils/warnOnce.js';
import type { CsvOptions } from '../exportCsv.js';
import type { FindMessages } from '../FindMessages.js';
import { dependsOnNames, type FilterName } from '../FindState.js';
import { findEn } from '../locales/en.js';
import type { Find } from '../useFind.js';
import { createFindText, FILTER_NAMES } from './createFindText.js';
import { FilterChips } from './FilterChips.js';
import { FindMenu } from './FindMenu.js';
import { type FindGroup, GroupBy } from './GroupBy.js';
import { NamingLine } from './NamingLine.js';
import { SearchField } from './SearchField.js';
import { useFindStatus } from './useFindStatus.js';
import { useHighlight } from './useHighlight.js';
import { useListElement } from './useListElement.js';
import { useSticking } from './useSticking.js';

export interface FindBarProps<T>
  extends Omit<ComponentPropsWithoutRef<'form'>, 'children' | 'onChange'> {
  /** The result of `useFind`. */
  find: Find<T>;
  /** Texts, from `merchantry/find/locales/…`. Default English. */
  messages?: FindMessages | undefined;
  /**
   * Filters to offer, in order. Default `categories`, `amount`, `period` and `direction`; also
   * `merchants`, `currencies`, `states`, `note`, `recurring` and `abroad`. Others are shown while they
   * are set.
   */
  filters?: readonly FilterName[] | undefined;
  /**
   * The list that shows the found rows. With it, matches are highlighted, arrow down and Escape lead
   * from the field into the list, and the bar sticks above the rows of a list in the same parent that
   * scrolls with the page, below `--mry-list-inset-block-start`.
   */
  list?: RefObject<TransactionListHandle | null> | undefined;
  /**
   * How the list is grouped. With `onGroupByChange`, readers can change it, in the menu, and below
   * the chips while it is not what is usual: by day, or by month while a text is searched.
   */
  groupBy?: FindGroup | undefined;
  /** Called with the group that the reader has chosen. Without it, the menu offers none. */
  onGroupByChange?: ((groupBy: FindGroup) => void) | undefined;
  /** Groups to offer. Default day, month, category and merchant. */
  groups?: readonly FindGroup[] | undefined;
  /**
   * Columns and sources of the download, and its `fileName` (default `payments.csv`). `false` offers
   * no download.
   */
  csv?: (CsvOptions<T> & { fileName?: string | undefined }) | false | undefined;
  /** Whether there are payments that are not loaded, and so not searched. Default false. */
  hasMore?: boolean | undefined;
}

const FILTERS: readonly FilterName[] = ['categories', 'amount', 'period', 'direction'];
const GROUPS: readonly FindGroup[] = ['day', 'month', 'category', 'merchant'];
const EVERYTHING = {};

/**
 * Search field, filters, totals and menu above a list. Renders a `<form role="search">`. Styled by
 * `merchantry/find.css`.
 */
export function FindBar<T>(props: FindBarProps<T>): ReactElement {
  const {
    find,
    messages = findEn,
    filters: givenFilters = FILTERS,
    list,
    groupBy = 'day',
    onGroupByChange,
    groups = GROUPS,
    csv = EVERYTHING,
    hasMore = false,
    ...rest
  } = props;
  const filters = readFilters(givenFilters);
  const display = useDisplay();
  const today = useToday();
  const status = useRef<HTMLSpanElement>(null);
  const anyFind = find as Find<unknown>;
  const text = useMemo(
    () => createFindText(anyFind, messages, display, today),
    [anyFind, messages, display, today],
  );
  const bar = useRef<HTMLFormElement>(null);
  const listElement = useListElement(list);
  useHighlight(listElement, find.state.text);
  useSticking(bar, listElement, find.state);

  const active = Object.keys(find.state).length;
  const payments = text.payments(find.count);
  const totals = active > 0 ? text.totals(find.totals) : [];
  const isUnnamed = dependsOnNames(find.state) && find.unnamed > 0;
  const sentences = [
    [payments, ...totals].join('. '),
    isUnnamed ? formatPlural(messages.unnamed, find.unnamed, display.locale) : '',
  ];
  useFindStatus(status, active > 0 ? sentences.filter(Boolean).join('. ') : payments);

  const leave = (where: 'first-payment' | 'list') => {
    const [first] = find.rows;
    const id = first === undefined ? undefined : find.describe(first)?.transaction.id;
    const element = list?.current?.element;
    if (where === 'first-payment' && id !== undefined && list?.current?.focusTransaction(id))
      return;
    element?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  // A search finds few payments on many days.
  const usual = find.state.text === undefined ? 'day' : 'month';
  const segments = onGroupByChange && { groups, value: groupBy, onChange: onGroupByChange };
  return (
    // Not `<search>`, which browsers know since 2023 only.
    // biome-ignore lint/a11y/useSemanticElements: a form, so that Enter searches on touch keyboards
    <form
      role="search"
      aria-label={messages.search}
      {...rest}
      ref={bar}
      className={clsx('mry-FindBar', rest.className)}
      data-set={active > 0 ? '' : undefined}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="mry-FindBar-controls">
        <div className="mry-FindBar-field">
          <SearchField
            text={find.state.text}
            messages={messages}
            onChange={(next) => find.setState((state) => ({ ...state, text: next }))}
            onLeave={list && leave}
          />
          {(segments || csv) && (
            <FindMenu find={find} messages={messages} groups={segments} csv={csv || undefined} />
          )}
        </div>
        <FilterChips find={anyFind} text={text} filters={filters} />
      </div>
      {segments && groupBy !== usual && <GroupBy messages={messages} {...segments} />}
      {active > 0 && (
        <div className="mry-FindSummary">
          <span>
            <strong>{payments}</strong>
            {totals.map((total) => (
              <span key={total}>{separator(display.locale) + total}</span>
            ))}
          </span>
          {active > 1 && (
            <button
              type="button"
              className="mry-FindLink"
              onClick={({ currentTarget }) => {
                find.setState({});
                // The button disappears.
                currentTarget.closest('form')?.querySelector('input')?.focus();
              }}
            >
              {messages.clearAll}
            </button>
          )}
        </div>
      )}
      <NamingLine find={anyFind} text={text} about="search" hasMore={hasMore} />
      <span ref={status} role="status" className="mry-Hidden" />
    </form>
  );
}

/** Leaves out what is no filter. */
function readFilters(given: readonly FilterName[]): readonly FilterName[] {
  const isFilter = (name: unknown) => FILTER_NAMES.includes(name as FilterName);
  if (Array.isArray(given) && given.every(isFilter)) return given;
  if (process.env.NODE_ENV !== 'production')
    warnOnce(
      `expected filters of FindBar to be an array of ${FILTER_NAMES.join(', ')}, but got: ${JSON.stringify(given)}.`,
    );
  return Array.isArray(given) ? given.filter(isFilter) : FILTERS;
}
