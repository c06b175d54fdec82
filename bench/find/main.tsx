import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { inTask } from '../rows/inTask.js';
import type { CreateSearch } from './Contestant.js';
import { createStatement, type Statement } from './createStatement.js';
import { createSearch as createIncludes } from './includes.js';
import { PeerSearch, type Search, UseFindSearch } from './Searches.js';

export type FindContestant =
  | 'useFind'
  | 'useFind, four filters set'
  | 'useFind, totals and facets read'
  | 'filter(includes)'
  | 'MiniSearch'
  | 'Fuse.js';

/** The functions of this page that the measuring script calls. */
export interface FindPage {
  /** Creates rows and their results; nothing of it counts. */
  prepare(name: FindContestant, count: number, isDistinct: boolean): Promise<void>;
  /** Mounts the search, until it has read every row. Resolves to milliseconds. */
  open(): Promise<number>;
  /** Searches in a new task. Resolves to the number of rows once React has committed them. */
  setText(text: string): Promise<number>;
}

// The compiler does not follow a glob, so the library's own build needs none of the peers.
const PEERS = import.meta.glob<{ createSearch: CreateSearch }>('./libraries/*.ts');

const peer = async (file: string) => {
  const loaded = await PEERS[`./libraries/${file}.ts`]?.();
  if (!loaded) throw new Error(`expected a library named ${file}, but found none`);
  return loaded.createSearch;
};

type Render = (statement: Statement, onCommit: (search: Search) => void) => ReactElement;

const renderPeer =
  (createSearch: CreateSearch): Render =>
  (statement, onCommit) => (
    <PeerSearch statement={statement} onCommit={onCommit} createSearch={createSearch} />
  );

const CONTESTANTS: Record<FindContestant, () => Promise<Render>> = {
  useFind: async () => (statement, onCommit) => (
    <UseFindSearch statement={statement} onCommit={onCommit} />
  ),
  'useFind, four filters set': async () => (statement, onCommit) => (
    <UseFindSearch statement={statement} onCommit={onCommit} hasFilters />
  ),
  'useFind, totals and facets read': async () => (statement, onCommit) => (
    <UseFindSearch statement={statement} onCommit={onCommit} hasFacets />
  ),
  'filter(includes)': async () => renderPeer(createIncludes),
  MiniSearch: async () => renderPeer(await peer('miniSearch')),
  'Fuse.js': async () => renderPeer(await peer('fuse')),
};

let statement: Statement;
let render: Render;
let search: Search | undefined;

Object.assign(window, {
  bench: {
    async prepare(name, count, isDistinct) {
      render = await CONTESTANTS[name]();
      statement = await createStatement(count, isDistinct);
    },
    async open() {
      const root = createRoot(document.getElementById('root') as HTMLElement);
      const began = performance.now();
      await new Promise<void>((done) => {
        const onCommit = (next: Search) => {
          search = next;
          if (next.isWhole) done();
        };
        root.render(render(statement, onCommit));
      });
      return performance.now() - began;
    },
    async setText(text) {
      await inTask(() => flushSync(() => search?.setText(text)));
      return search?.count ?? Number.NaN;
    },
  } satisfies FindPage,
});
