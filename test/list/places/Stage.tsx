import { type CSSProperties, createRef, type ReactElement } from 'react';
import { render } from 'vitest-browser-react';
import type {
  ListedTransaction,
  MerchantListFetcher,
  TransactionListHandle,
  TransactionListProps,
} from '../../../src/index.js';
import { TestApp } from '../TestApp.js';
import { type Host, hashOf, serialOf, shownRows } from './Host.js';
import type { ScrollerName } from './HostAction.js';
import { type Layout, PlainList } from './Layout.js';
import { readScreen, type Screen } from './Screen.js';

export const rowKinds = ['rows of one height', 'rows of any height'] as const;
export type RowKind = (typeof rowKinds)[number];

/** Height of the page's other content, which does not depend on the text size. */
const ABOVE = { 'in a box of its own': 0, 'in a scrolling ancestor': 200, 'on the page': 300 };

const fetcher: MerchantListFetcher = ({ transactions }) =>
  Promise.resolve(
    Object.fromEntries(
      transactions.map(({ id }) => [id, [{ name: `Shop ${id}`, category: 'Shops' }]]),
    ),
  );
const onSelect = () => undefined;
const noRow = () => null;
const renderRow: TransactionListProps<ListedTransaction>['renderRow'] = ({
  transaction: row,
  rowProps,
}) => (
  <button
    type="button"
    tabIndex={rowProps.tabIndex}
    onClick={rowProps.onSelect}
    style={{ display: 'block', width: '100%', height: 40 + (hashOf(serialOf(row)) % 181) }}
  >
    {row.id}
  </button>
);

/** A host app's page with a list, and the plain list that it is compared with. */
export class Stage {
  readonly handle = createRef<TransactionListHandle>();
  readonly #name: ScrollerName;
  readonly #kind: RowKind;
  readonly #frame = document.createElement('main');
  readonly #container = document.createElement('div');
  readonly #plain = new PlainList();
  #screen: Awaited<ReturnType<typeof render>> | undefined;
  #host: Host | undefined;
  #plainUi: ReactElement | undefined;
  #sample: Node | undefined;

  constructor(name: ScrollerName, kind: RowKind) {
    this.#name = name;
    this.#kind = kind;
    const other = document.createElement('div');
    other.style.height = `${ABOVE[name]}px`;
    this.#frame.append(other, this.#container);
    if (name === 'in a scrolling ancestor') this.#frame.style.overflow = 'auto';
    document.body.append(this.#frame);
  }

  get list(): HTMLElement {
    const list = this.handle.current?.element;
    if (!list) throw new Error('Expected a mounted list.');
    return list;
  }

  get scroller(): HTMLElement {
    if (this.#name === 'in a box of its own') return this.list;
    return this.#name === 'on the page' ? document.documentElement : this.#frame;
  }

  read(): Screen {
    return readScreen(this.list, this.scroller);
  }

  /**
   * Applies the host app's state to the page and its list, which re-renders only if its props
   * change.
   */
  async show(host: Host): Promise<void> {
    const root = document.documentElement;
    root.style.fontSize = `${host.rootFontSize}px`;
    root.dataset.mryDensity = host.density;
    root.dataset.mryTheme = host.theme;
    this.#frame.style.width = `${host.width}px`;
    if (this.#name === 'in a scrolling ancestor') this.#frame.style.height = `${host.height}px`;
    const before = this.#host;
    this.#host = host;
    const changed = (['rows', 'every', 'rowHeight', 'virtualized', 'height'] as const).some(
      (name) => before?.[name] !== host[name],
    );
    if (!changed) return;
    const props = {
      transactions: shownRows(host),
      fetcher,
      onSelect,
      renderRow: this.#kind === 'rows of any height' ? renderRow : undefined,
      style: host.rowHeight === null ? undefined : rowHeightStyle(host.rowHeight),
    };
    this.#plainUi = <TestApp {...props} renderRow={props.renderRow ?? noRow} virtualized={false} />;
    const ui = (
      <TestApp
        {...props}
        listRef={this.handle}
        virtualized={host.virtualized}
        height={this.#name === 'in a box of its own' ? host.height : undefined}
      />
    );
    if (this.#screen) await this.#screen.rerender(ui);
    else this.#screen = await render(ui, { container: this.#container });
  }

  layOut(): Layout {
    if (!this.#plainUi) throw new Error('Expected a list that was shown.');
    if (this.#kind === 'rows of one height') {
      this.#sample ??= this.#container.querySelector('.mry-TransactionRow')?.cloneNode(true);
    }
    return this.#plain.layOut(this.#plainUi, this.list.clientWidth, this.#sample);
  }

  async close(): Promise<void> {
    await this.#screen?.unmount();
    this.#frame.remove();
    this.#plain.remove();
    const root = document.documentElement;
    root.style.removeProperty('font-size');
    delete root.dataset.mryDensity;
    delete root.dataset.mryTheme;
    window.scrollTo({ top: 0, behavior: 'instant' });
  }
}

function rowHeightStyle(rem: number): CSSProperties {
  const height = `${rem}rem`;
  return { '--mry-row-height': height, '--mry-row-height-wide': height } as CSSProperties;
}
