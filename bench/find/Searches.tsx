import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useLayoutEffect, useMemo, useState } from 'react';
import { type FindState, useFind } from '../../src/find/index.js';
import { DisplayProvider, MerchantProvider } from '../../src/index.js';
import { BENCH_NOW } from '../data/benchNow.js';
import type { CreateSearch } from './Contestant.js';
import type { Statement } from './createStatement.js';

/** A search as the page drives it, after each commit. */
export interface Search {
  isWhole: boolean;
  count: number;
  setText(text: string): void;
}

interface SearchProps {
  statement: Statement;
  onCommit: (search: Search) => void;
}

const FILTERS: FindState = {
  categories: ['groceries', 'coffee', 'eating-out', 'transport'],
  amount: { from: '2', to: '200' },
  period: 'last-year',
  direction: 'out',
};

const now = () => BENCH_NOW;

export interface UseFindOptions {
  hasFilters?: boolean;
  /** Reads totals, categories and merchants for each letter, as a page that shows all of them. */
  hasFacets?: boolean;
}

function Found({
  statement,
  onCommit,
  hasFilters = false,
  hasFacets = false,
}: SearchProps & UseFindOptions): null {
  const find = useFind(statement.rows, { defaultState: hasFilters ? FILTERS : {} });
  const { rows, isPart, setState } = find;
  // Each is worked out when it is read.
  if (hasFacets) [find.totals, find.facets.categories, find.facets.merchants];
  useLayoutEffect(() => {
    const setText = (text: string) => setState((state) => ({ ...state, text }));
    onCommit({ isWhole: !isPart, count: rows.length, setText });
  });
  return null;
}

export function UseFindSearch(props: SearchProps & UseFindOptions): ReactElement {
  return (
    <QueryClientProvider client={props.statement.client}>
      <MerchantProvider fetcher={noFetcher}>
        <DisplayProvider locale="en-GB" timeZone="Europe/London" now={now}>
          <Found {...props} />
        </DisplayProvider>
      </MerchantProvider>
    </QueryClientProvider>
  );
}

const noFetcher = () => Promise.reject(new Error('expected a search to look nothing up'));

/** A peer in React. */
export function PeerSearch({
  statement,
  onCommit,
  createSearch,
}: SearchProps & { createSearch: CreateSearch }): null {
  const [text, setText] = useState('');
  const search = useMemo(() => createSearch(statement.texts), [createSearch, statement]);
  const rows = useMemo(
    () => search(text).map((place) => statement.rows[place]),
    [search, text, statement],
  );
  useLayoutEffect(() => onCommit({ isWhole: true, count: rows.length, setText }));
  return null;
}
