import type { ListLayout, ListSizes } from './createListLayout.js';
import { treesAround } from './findScroller.js';
import { isPage, type ListPlace, measurePlace, scrollBy } from './ListPlace.js';
import { type ListView, rowsIn } from './ListView.js';
import { readListSizes } from './readListSizes.js';
import { driftOf, elementOf, findAnchor, type ScrollAnchor } from './ScrollAnchor.js';
import { SizeObserver } from './SizeObserver.js';
import type { ListModel } from './useListModel.js';
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

/** Whether the list is being scrolled, and which way. */
export type ListMotion = 'rest' | 'forward' | 'backward';

/** What React has rendered. */
export interface RenderedList {
  readonly model: ListModel;
  readonly layout: ListLayout;
  /** First and last row of the view that it was rendered for; undefined without a view. */
  readonly first?: number | undefined;
  readonly last?: number | undefined;
  /** Which rows are mounted: those near the screen, all, or those that are printed. */
  readonly mode: 'virtual' | 'all' | 'print';
  /** Rows are the host's own and may have any height. */
  readonly measuresRows: boolean;
}

export interface ListElements {
  readonly root: HTMLElement;
  readonly content: HTMLElement;
  /** Invisible. Its children have the heights that CSS gives a row, a heading and the host's sticky header, in this order. */
  readonly probes: HTMLElement;
}

interface DisplayedList extends ListElements {
  /** Mounted rows in the order of the document, which the collection follows by itself. */
  readonly rows: HTMLCollectionOf<HTMLElement>;
  readonly rendered: RenderedList;
}

/** Until the style sheet has been measured, in pixels. */
const SIZES: ListSizes = { row: 68, heading: 48, header: 0, measured: new Map() };
/** Pixels that are not worth a scroll. */
const UNSEEN_PX = 0.1;
/** How long after its last scroll event a list counts as at rest. */
const REST_MS = 150;

/**
 * Where a list stands in whatever scrolls it, and the scroll position that keeps the reader's place: a store for
 * `useSyncExternalStore`. It looks when something scrolls, changes its size or was rendered. Places are computed; only an anchor
 * row, and rows of the host's own, are measured.
 */
export class ListViewport {
  readonly visibleRows = new VisibleRows(() => this.measure());
  readonly #listeners = new Set<() => void>();
  #state: ListViewportState = {
    sizes: SIZES,
    view: undefined,
    hasLayout: true,
    revealed: undefined,
  };
  #motion: ListMotion = 'rest';
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #elements: Omit<DisplayedList, 'rendered'> | undefined;
  #sizeObserver: SizeObserver | undefined;
  #rendered: RenderedList | undefined;
  #place: ListPlace | undefined;
  #anchor: ScrollAnchor | undefined;
  /** Key of the row that was scrolled to: it is the anchor until the rows around it have been mounted and measured. */
  #pinned: string | undefined;
  #revealed: ListViewportState['revealed'];
  #width = 0;
  /** A size has changed since the last render. */
  #hasResized = false;
  /** The scroll position that was set here last. */
  #ownScrollTop: number | undefined;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  getState = (): ListViewportState => this.#state;
  getMotion = (): ListMotion => this.#motion;

  /** Has a row mounted and scrolls to it: as little as possible, or to the middle of the screen. */
  reveal = (key: string, block: 'center' | 'nearest'): void => {
    this.#set({ revealed: { key, block } });
  };

  /** Starts to follow the document; the returned function stops it. */
  connect(elements: ListElements): () => void {
    const { root, content, probes } = elements;
    const { documentElement, defaultView } = root.ownerDocument;
    const rows = content.getElementsByClassName('mry-TransactionList-row');
    this.#elements = { ...elements, rows: rows as HTMLCollectionOf<HTMLElement> };
    if (documentElement.clientHeight === 0 && content.getClientRects().length === 0) {
      this.#set({ hasLayout: false });
    }
    const sizeObserver = new SizeObserver(this.measure);
    sizeObserver.observe([probes, ...probes.children]);
    this.#sizeObserver = sizeObserver;
    // Scroll events do not bubble, and do not leave a shadow tree.
    const stops = [...treesAround(root)].map(([tree, inner]) => {
      const onScroll = ({ target }: Event) => {
        if (target === tree || (target as Element).contains(inner)) this.#onScroll();
      };
      tree.addEventListener('scroll', onScroll, { capture: true, passive: true });
      return () => tree.removeEventListener('scroll', onScroll, { capture: true });
    });
    defaultView?.addEventListener('resize', this.measure);
    return () => {
      defaultView?.removeEventListener('resize', this.measure);
      for (const stop of stops) stop();
      sizeObserver.disconnect();
      this.visibleRows.observe([], () => '');
      clearTimeout(this.#restTimer);
      this.#motion = 'rest';
      this.#elements = undefined;
    };
  }

  /** After each render, before it is painted: keeps the reader's place, then looks what is on screen. */
  commit(rendered: RenderedList): void {
    // What browsers do with scroll positions on paper is their own.
    if (this.#rendered?.mode === 'print') this.#hasResized = true;
    this.#rendered = rendered;
    const { keys } = rendered.model;
    const rows = this.#elements?.rows ?? [];
    this.visibleRows.observe(rows, ({ dataset }) => keys[Number(dataset.row)] ?? '');
    const list = this.#displayed();
    if (!list) return;
    this.#keepPlace(list);
    this.#scrollToRevealed(list);
    this.measure();
  }

  /** Looks what is on screen. Where that takes other rows than the mounted ones, they are rendered. */
  measure = (): void => {
    const list = this.#displayed();
    if (!list) return;
    const { root, content, probes, rows, rendered } = list;
    const { model, layout, mode, measuresRows } = rendered;
    if (!this.#state.hasLayout) this.#set({ hasLayout: true });
    let place = measurePlace(root, content);
    const keyOf = (row: HTMLElement) => model.keys[Number(row.dataset.row)] ?? '';
    const ownRows = measuresRows ? [...rows] : [];
    const sizes = readListSizes(
      this.#state.sizes,
      probes.children,
      ownRows.map((row) => [keyOf(row), row] as const),
      place.scale,
    );
    if (sizes !== this.#state.sizes) {
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
    this.#place = place;
    // Never the page, nor the content: they grow with what is rendered.
    const scrollers = isPage(place.scroller) ? [] : [place.scroller];
    this.#sizeObserver?.observe([probes, ...probes.children, ...scrollers, ...ownRows]);
    const top = (place.top - place.contentTop) / place.scale;
    const bottom = (place.bottom - place.contentTop) / place.scale;
    const { first, last } = rowsIn({ top, bottom }, layout);
    const isSettled = mode !== 'virtual' || (first === rendered.first && last === rendered.last);
    if (isSettled) this.#pinned = undefined;
    const pinned = this.#pinned === undefined ? -1 : model.indexOf(this.#pinned);
    this.#anchor = findAnchor(rendered, rows, place, sizes, elementOf(rows, pinned));
    if (isSettled) return;
    // The anchor itself may not be mounted yet.
    const anchorRow =
      place.contentTop < place.edge ? layout.rowAt(top + sizes.header + sizes.heading) : undefined;
    this.#set({ view: { top, bottom, anchorRow, model, layout }, revealed: undefined });
  };

  #onScroll(): void {
    const before = this.#place;
    const scrollTop = before?.scroller.scrollTop;
    const isOwn =
      scrollTop !== undefined &&
      this.#ownScrollTop !== undefined &&
      Math.abs(scrollTop - this.#ownScrollTop) < 1;
    if (!isOwn) this.#ownScrollTop = undefined;
    this.measure();
    const moved = (this.#place?.contentTop ?? 0) - (before?.contentTop ?? 0);
    if (isOwn || moved === 0) return;
    this.#setMotion(moved > 0 ? 'backward' : 'forward');
    clearTimeout(this.#restTimer);
    this.#restTimer = setTimeout(() => this.#setMotion('rest'), REST_MS);
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
    if (Math.abs(drift) < UNSEEN_PX) return;
    scrollBy(place.scroller, drift);
    this.#ownScrollTop = place.scroller.scrollTop;
  }

  #scrollToRevealed({ root, content, rows, rendered }: DisplayedList): void {
    const { revealed } = this.#state;
    if (!revealed || revealed === this.#revealed) return;
    this.#revealed = revealed;
    this.#pinned = revealed.key;
    const element = elementOf(rows, rendered.model.indexOf(revealed.key));
    element?.scrollIntoView({ block: revealed.block, inline: 'nearest', behavior: 'instant' });
    const place = measurePlace(root, content);
    this.#ownScrollTop = place.scroller.scrollTop;
    this.#anchor = findAnchor(rendered, rows, place, this.#state.sizes, element);
  }

  /** Undefined below `display: none`, in jsdom, and in print, where nothing has a place on screen. */
  #displayed(): DisplayedList | undefined {
    const elements = this.#elements;
    const rendered = this.#rendered;
    if (!elements || !rendered || rendered.mode === 'print') return undefined;
    return elements.content.getClientRects().length > 0 ? { ...elements, rendered } : undefined;
  }

  #set(change: Partial<ListViewportState>): void {
    this.#state = { ...this.#state, ...change };
    this.#tell();
  }

  #setMotion(motion: ListMotion): void {
    if (this.#motion === motion) return;
    this.#motion = motion;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
