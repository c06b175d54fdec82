import type { ListSizes } from './createListLayout.js';
import { findScroller, followScroll } from './findScroller.js';
import { type ListPlace, measurePlace, pageOf, scrollBy } from './ListPlace.js';
import { type ListView, type RenderedList, rowsIn } from './ListView.js';
import { readListSizes } from './readListSizes.js';
import { driftOf, elementOf, findAnchor, type ScrollAnchor, scrollAnchor } from './ScrollAnchor.js';
import { ScrollMotion } from './ScrollMotion.js';
import { SizeObserver } from './SizeObserver.js';
import { VisibleRows } from './VisibleRows.js';

export interface ListViewportState {
  readonly sizes: ListSizes;
  /** Undefined until the list has been displayed. */
  readonly view: ListView | undefined;
  /** False where nothing is laid out, as in jsdom. */
  readonly hasLayout: boolean;
  /** The row to scroll to. */
  readonly revealed: { readonly key: string; readonly block: 'center' | 'nearest' } | undefined;
}

export interface ListElements {
  readonly root: HTMLElement;
  readonly content: HTMLElement;
  /** Invisible. Its children have the heights that CSS gives a row, a heading and the host's sticky header, in this order. */
  readonly probes: HTMLElement;
}

interface DisplayedList extends ListElements {
  /** Mounted rows in the order of the document. */
  readonly rows: readonly HTMLElement[];
  readonly rendered: RenderedList;
}

/** Until the style sheet has been measured, in pixels. */
const SIZES: ListSizes = { row: 68, heading: 48, header: 0, measured: new Map() };
/**
 * How often one event may lead to another render. Two or three are usual; a scrollbar that comes with the rows of one size and goes
 * with those of another would go on for ever.
 */
const MAX_RENDERS = 12;
/** Not those of a list inside a row. */
const ROWS = ['day', 'rows', 'row'].map((part) => `> .mry-TransactionList-${part}`).join(' ');

/**
 * Knows where the list stands in its scroller, and corrects the scroll position so that the reader's place is kept: a store for
 * `useSyncExternalStore`. Measures after each scroll, resize and render. Places of rows are computed; only the anchor row, and rows
 * of the host's own, are measured.
 */
export class ListViewport {
  readonly visibleRows = new VisibleRows(() => this.#onEvent());
  readonly motion = new ScrollMotion();
  readonly #listeners = new Set<() => void>();
  #state: ListViewportState = {
    sizes: SIZES,
    view: undefined,
    hasLayout: true,
    revealed: undefined,
  };
  #elements: ListElements | undefined;
  #rows: readonly HTMLElement[] = [];
  #probeObserver: SizeObserver | undefined;
  #sizeObserver: SizeObserver | undefined;
  #rendered: RenderedList | undefined;
  #renders = 0;
  #place: ListPlace | undefined;
  #anchor: ScrollAnchor | undefined;
  /** The revealed row is the anchor until the rows around it are mounted and measured. */
  #isRevealing = false;
  #lastRevealed: ListViewportState['revealed'];
  #width = 0;
  /** A size has changed since the last render. */
  #hasResized = false;
  /** The scroll position that was set here, until the browser tells of it. */
  #ownScrollTop: number | undefined;
  /** The part of a pixel that was not scrolled, because browsers round. */
  #rest = 0;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  getState = (): ListViewportState => this.#state;

  /** Has a row mounted and scrolls to it: as little as possible, or to the middle of the screen. */
  reveal = (key: string, block: 'center' | 'nearest'): void => {
    this.#set({ revealed: { key, block } });
  };

  /** Starts to follow the document; the returned function stops it. */
  connect(elements: ListElements): () => void {
    const { root, content } = elements;
    const { documentElement, defaultView } = root.ownerDocument;
    this.#elements = elements;
    if (documentElement.clientHeight === 0 && content.getClientRects().length === 0) {
      this.#set({ hasLayout: false });
    }
    this.#probeObserver = new SizeObserver(this.#onEvent);
    // A frame later: rows that are mounted for another size change sizes themselves, and the browser reports that as a loop.
    this.#sizeObserver = new SizeObserver(() => requestAnimationFrame(this.#onEvent));
    const stopScroll = followScroll(root, () => this.#onScroll());
    defaultView?.addEventListener('resize', this.#onEvent);
    return () => {
      defaultView?.removeEventListener('resize', this.#onEvent);
      stopScroll();
      this.#probeObserver?.disconnect();
      this.#sizeObserver?.disconnect();
      this.visibleRows.observe([], () => '', []);
      this.motion.stop();
      this.#elements = undefined;
      this.#rows = [];
    };
  }

  /** After each render, before the browser paints: restores the reader's place, then measures. */
  commit(rendered: RenderedList): void {
    // Browsers change scroll positions while printing: the first render afterwards is like a resize.
    if (this.#rendered?.mode === 'print') this.#hasResized = true;
    this.#rendered = rendered;
    this.#renders += 1;
    this.#rows = [
      ...(this.#elements?.content.querySelectorAll<HTMLElement>(`:scope ${ROWS}`) ?? []),
    ];
    this.#observe();
    const list = this.#displayed();
    if (!list) return;
    this.#keepPlace(list);
    this.#measure();
  }

  #onEvent = (): void => {
    this.#renders = 0;
    this.#measure();
  };

  #onScroll(): void {
    const list = this.#displayed();
    if (!list) return;
    const before = this.#place;
    const { scrollTop } = findScroller(list.root);
    const isOwn = Math.abs(scrollTop - (this.#ownScrollTop ?? Number.NaN)) < 1;
    this.#ownScrollTop = undefined;
    if (!isOwn) this.#rest = 0;
    // Sizes may have changed with the same frame: what the reader has scrolled is not to be taken back with them.
    if (!isOwn && this.#anchor && before) this.#anchor = scrollAnchor(this.#anchor, before);
    this.#onEvent();
    if (!isOwn) this.motion.move((this.#place?.contentTop ?? 0) - (before?.contentTop ?? 0));
  }

  /** Finds which rows are on screen, and has the list rendered again if others should be mounted. */
  #measure(): void {
    const list = this.#displayed();
    if (!list) return;
    if (!this.#state.hasLayout) this.#set({ hasLayout: true });
    this.#scrollToRevealed(list);
    const { root, content, probes, rows, rendered } = list;
    const { model, layout, mode, measuresRows, shown } = rendered;
    let place = measurePlace(root, content);
    const ownRows = measuresRows && !place.isCollapsed ? rows : [];
    const sizes = readListSizes(
      this.#state.sizes,
      probes.children,
      ownRows.map((row) => [this.#keyOf(row), row] as const),
      place.scale,
    );
    if (sizes !== this.#state.sizes && this.#renders < MAX_RENDERS) {
      // The anchor is that from before until the list has been rendered with them.
      this.#hasResized = true;
      this.#set({ sizes });
      return;
    }
    if (this.#width !== content.offsetWidth) {
      this.#width = content.offsetWidth;
      this.#hasResized = true;
      this.#keepPlace(list);
      place = measurePlace(root, content);
    }
    if (place.scroller !== this.#place?.scroller) this.#observe(place.scroller);
    this.#place = place;
    const top = (place.top - place.contentTop) / place.scale;
    const bottom = (place.bottom - place.contentTop) / place.scale;
    const { first, last } = rowsIn({ top, bottom }, layout);
    const isAnchored = place.contentTop < place.edge;
    const wasAnchored = this.#state.view?.anchorRow !== undefined;
    const isShown = first === shown?.first && last === shown.last && isAnchored === wasAnchored;
    const isSettled = mode !== 'virtual' || isShown || this.#renders >= MAX_RENDERS;
    if (isSettled) this.#isRevealing = false;
    const preferred = this.#isRevealing ? this.#revealedElement(list) : undefined;
    this.#anchor = findAnchor(rendered, rows, place, sizes, preferred, this.#rest);
    if (isSettled) return;
    const edge = (place.edge - place.contentTop) / place.scale;
    // The anchor itself may not be mounted yet.
    const anchorRow = isAnchored ? layout.rowAt(edge + sizes.header + sizes.heading) : undefined;
    const isRevealed = this.#state.revealed === this.#lastRevealed;
    const revealed = isRevealed ? undefined : this.#state.revealed;
    if (isRevealed) this.#lastRevealed = undefined;
    this.#set({ view: { top, bottom, anchorRow, model, layout }, revealed });
  }

  #keepPlace({ root, content, rows, rendered }: DisplayedList): void {
    const anchor = this.#anchor;
    const hasResized = this.#hasResized;
    this.#hasResized = false;
    if (!anchor) return;
    const { layout, mode } = anchor.rendered;
    if (!hasResized && layout === rendered.layout && mode === rendered.mode) return;
    const place = measurePlace(root, content);
    const drift = driftOf(anchor, rendered, rows, place, hasResized);
    if (drift === 0) return;
    scrollBy(place.scroller, drift);
    this.#ownScrollTop = place.scroller.scrollTop;
    const rest = drift - (place.contentTop - measurePlace(root, content).contentTop);
    this.#rest = Math.abs(rest) < 1 ? rest : 0;
  }

  #scrollToRevealed(list: DisplayedList): void {
    const { revealed } = this.#state;
    const element = this.#revealedElement(list);
    if (!revealed || revealed === this.#lastRevealed || !element) return;
    const { root, content, rows, rendered } = list;
    this.#lastRevealed = revealed;
    this.#isRevealing = true;
    this.#rest = 0;
    element.scrollIntoView({ block: revealed.block, inline: 'nearest', behavior: 'instant' });
    const place = measurePlace(root, content);
    this.#ownScrollTop = place.scroller.scrollTop;
    this.#anchor = findAnchor(rendered, rows, place, this.#state.sizes, element, 0);
  }

  #revealedElement({ rows, rendered }: DisplayedList): HTMLElement | undefined {
    const { revealed } = this.#state;
    return revealed && elementOf(rows, rendered.model.indexOf(revealed.key));
  }

  #keyOf = ({ dataset }: HTMLElement): string =>
    this.#rendered?.model.keys[Number(dataset.row)] ?? '';

  /** Never the sizes of the page, nor of the content: they grow with what is rendered. */
  #observe(scroller = this.#place?.scroller): void {
    if (!this.#elements) return;
    const { root, probes } = this.#elements;
    const scrollers = scroller && scroller !== pageOf(root) ? [scroller] : [];
    const ownRows = this.#rendered?.measuresRows ? this.#rows : [];
    this.#probeObserver?.observe([probes, ...probes.children]);
    this.#sizeObserver?.observe([...scrollers, ...ownRows]);
    this.visibleRows.observe(this.#rows, this.#keyOf, [root, ...scrollers]);
  }

  /** Undefined below `display: none`, in jsdom, and in print, where nothing has a place on screen. */
  #displayed(): DisplayedList | undefined {
    const elements = this.#elements;
    const rendered = this.#rendered;
    if (!elements || !rendered || rendered.mode === 'print') return undefined;
    const isDisplayed = elements.content.getClientRects().length > 0;
    return isDisplayed ? { ...elements, rows: this.#rows, rendered } : undefined;
  }

  #set(change: Partial<ListViewportState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
