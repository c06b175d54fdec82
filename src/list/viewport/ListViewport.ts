import { ExternalStore } from '../../utils/ExternalStore.js';
import type { ListSizes } from './createListLayout.js';
import { findScroller, followScroll, pageOf } from './findScroller.js';
import {
  elementOf,
  hasLayout,
  isDisplayed,
  type ListElements,
  type ListPlace,
  measurePlace,
} from './ListPlace.js';
import type { ListView, RenderedList } from './ListView.js';
import { type DisplayedList, PlaceKeeper } from './PlaceKeeper.js';
import { readListSizes } from './readListSizes.js';
import { rowsOnScreen } from './rowsOnScreen.js';
import type { ScrollMotion } from './ScrollMotion.js';
import { VisibleRows } from './VisibleRows.js';

interface ListViewportState {
  readonly sizes: ListSizes;
  /** Undefined until the list has been displayed. */
  readonly view: ListView | undefined;
  /** False without layout, as in jsdom. */
  readonly hasLayout: boolean;
  /** The row to scroll to. */
  readonly revealed: { readonly key: string; readonly block: 'center' | 'nearest' } | undefined;
  /** The row that has, or last had, the focus. */
  readonly activeKey: string | undefined;
  /** Whether a row has the focus, and therefore stays mounted wherever the list is scrolled. */
  readonly hasFocus: boolean;
  /** Whether the page is being printed. */
  readonly isPrinting: boolean;
}

/** Used until the style sheet has been measured, in pixels. */
const INITIAL_SIZES: ListSizes = {
  row: 68,
  heading: 48,
  stuck: 40,
  header: 0,
  month: 0,
  measured: new Map(),
};
/**
 * Maximum renders per event. Two or three are usual; a scrollbar that appears with rows of one size
 * and disappears with those of another would loop forever.
 */
const MAX_RENDERS = 12;
/**
 * The list's own rows, excluding those of a nested list, and the headings that are buttons, which
 * take the place of rows.
 */
const GROUP = ':scope > .mry-TransactionList-day';
const ROWS = [
  `${GROUP} > .mry-TransactionList-heading[data-row]`,
  `${GROUP} > .mry-TransactionList-rows > .mry-TransactionList-row`,
].join();

/**
 * Tracks the position of the list in its scroller, and so which rows are mounted. Measures after
 * each scroll, resize and render. Row positions are computed; only the anchor row, and rows that
 * the host app renders, are measured.
 */
export class ListViewport extends ExternalStore<ListViewportState> {
  readonly visibleRows = new VisibleRows(() => this.#onEvent());
  #wantedFocus: string | undefined;
  #elements: ListElements | undefined;
  #rows: readonly HTMLElement[] = [];
  #rendered: RenderedList | undefined;
  #renders = 0;
  #place: ListPlace | undefined;
  readonly #keeper = new PlaceKeeper();
  /**
   * Whether the revealed row is the anchor, which lasts until the rows around it have been mounted
   * and measured.
   */
  #isRevealing = false;
  #lastRevealed: ListViewportState['revealed'];
  #width = 0;
  /** Whether a size has changed since the last commit. */
  #hasResized = false;

  constructor() {
    super({
      sizes: INITIAL_SIZES,
      view: undefined,
      hasLayout: true,
      revealed: undefined,
      activeKey: undefined,
      hasFocus: false,
      isPrinting: false,
    });
  }

  /** Mounts a row and scrolls it to the middle of the screen. */
  reveal(key: string): void {
    this.set({ revealed: { key, block: 'center' } });
  }

  /** Mounts a row, scrolls to it as little as possible, and focuses it. */
  focus(key: string): void {
    this.wantFocus(key);
    this.set({ activeKey: key, revealed: { key, block: 'nearest' } });
  }

  /** Key of the row to focus as soon as possible. */
  get wantedFocus(): string | undefined {
    return this.#wantedFocus;
  }

  wantFocus(key: string | undefined): void {
    this.#wantedFocus = key;
  }

  get motion(): ScrollMotion {
    return this.#keeper.motion;
  }

  /** Starts to follow scrolling and sizes; the returned function stops it. */
  connect(elements: ListElements): () => void {
    const { root, content } = elements;
    const { defaultView } = root.ownerDocument;
    this.#elements = elements;
    if (!isDisplayed(content) && !hasLayout(content.ownerDocument)) {
      this.set({ hasLayout: false });
    }
    const stopKeeper = this.#keeper.start(this.#onEvent);
    const stopScroll = followScroll(root, () => this.#onScroll());
    defaultView?.addEventListener('resize', this.#onEvent);
    return () => {
      defaultView?.removeEventListener('resize', this.#onEvent);
      stopScroll();
      stopKeeper();
      this.visibleRows.observe([], () => '', []);
      this.#elements = undefined;
      this.#rows = [];
    };
  }

  /** Called after each commit, before paint: restores the reader's position, then measures. */
  commit(rendered: RenderedList): void {
    // Browsers scroll while printing: the first commit afterwards counts as a resize.
    if (this.#rendered?.mode === 'print') this.#hasResized = true;
    this.#rendered = rendered;
    this.#renders += 1;
    const hadRows = this.#rows.length > 0;
    this.#rows = [...(this.#elements?.content.querySelectorAll<HTMLElement>(ROWS) ?? [])];
    this.#observe();
    const list = this.#displayed();
    if (!list) return;
    this.#keepPlace(list);
    this.#measure();
    // Requests their merchants in this commit, instead of after the observer's first report.
    if (!hadRows) this.visibleRows.expect(rowsOnScreen(this.#rows).map(this.#keyOf));
  }

  #onEvent = (): void => {
    this.#renders = 0;
    this.#measure();
  };

  #onScroll(): void {
    const list = this.#displayed();
    if (!list) return;
    const before = this.#place;
    const isOwn = this.#keeper.takeScroll(findScroller(list.root).scrollTop, before);
    this.#onEvent();
    if (!isOwn) this.motion.move((this.#place?.contentTop ?? 0) - (before?.contentTop ?? 0));
  }

  /** Determines which rows are on screen, and rerenders the list if others should be mounted. */
  #measure(): void {
    const list = this.#displayed();
    if (!list) return;
    if (!this.getSnapshot().hasLayout) this.set({ hasLayout: true });
    this.#scrollToRevealed(list);
    const { content, probes, rows, rendered } = list;
    const { layout, mode, measuresRows, viewRows } = rendered;
    let place = measurePlace(list);
    const ownRows = measuresRows && !place.isCollapsed ? rows : [];
    const sizes = readListSizes(
      this.getSnapshot().sizes,
      probes.children,
      ownRows.map((row) => [this.#keyOf(row), row] as const),
      place.scale,
    );
    if (sizes !== this.getSnapshot().sizes && this.#renders < MAX_RENDERS) {
      // Keeps the previous anchor until the list has been rendered with the new sizes.
      this.#hasResized = true;
      this.set({ sizes });
      return;
    }
    if (this.#width !== content.offsetWidth) {
      this.#width = content.offsetWidth;
      this.#hasResized = true;
      this.#keepPlace(list);
      place = measurePlace(list);
    }
    if (place.scroller !== this.#place?.scroller) this.#observe(place.scroller);
    this.#place = place;
    const top = (place.top - place.contentTop) / place.scale;
    const bottom = (place.bottom - place.contentTop) / place.scale;
    const { first, last } = layout.rowsIn({ top, bottom });
    const keepsPlace = place.contentTop < place.edge;
    const wasKept = this.getSnapshot().view?.moveTo !== undefined;
    const isCurrent = first === viewRows?.first && last === viewRows.last && keepsPlace === wasKept;
    const isSettled = mode !== 'virtual' || isCurrent || this.#renders >= MAX_RENDERS;
    if (isSettled) this.#isRevealing = false;
    const preferred = this.#isRevealing ? this.#revealedElement(list) : undefined;
    this.#keeper.remember(list, place, sizes, preferred);
    if (isSettled) return;
    const edge = (place.edge - place.contentTop) / place.scale;
    // The anchor itself may not be mounted yet.
    const row = layout.rowAt(edge + sizes.header + sizes.stuck);
    const view = keepsPlace ? this.#keeper.createView(top, bottom, row, rendered) : { top, bottom };
    const isRevealed = this.getSnapshot().revealed === this.#lastRevealed;
    const revealed = isRevealed ? undefined : this.getSnapshot().revealed;
    if (isRevealed) this.#lastRevealed = undefined;
    this.set({ view, revealed });
  }

  #keepPlace(list: DisplayedList): void {
    this.#keeper.restore(list, this.#hasResized);
    this.#hasResized = false;
  }

  #scrollToRevealed(list: DisplayedList): void {
    const { revealed } = this.getSnapshot();
    const element = this.#revealedElement(list);
    if (!revealed || revealed === this.#lastRevealed || !element) return;
    this.#lastRevealed = revealed;
    this.#isRevealing = true;
    element.scrollIntoView({ block: revealed.block, inline: 'nearest', behavior: 'instant' });
    this.#keeper.reveal(list, element, this.getSnapshot().sizes);
  }

  #revealedElement({ rows, rendered }: DisplayedList): HTMLElement | undefined {
    const { revealed } = this.getSnapshot();
    return revealed && elementOf(rows, rendered.model.indexOf(revealed.key));
  }

  #keyOf = ({ dataset }: HTMLElement): string =>
    this.#rendered?.model.keys[Number(dataset.row)] ?? '';

  /** Does not observe the sizes of page or content, which grow with what is rendered. */
  #observe(scroller = this.#place?.scroller): void {
    if (!this.#elements) return;
    const { root, probes } = this.#elements;
    const scrollers = scroller && scroller !== pageOf(root) ? [scroller] : [];
    const ownRows = this.#rendered?.measuresRows ? this.#rows : [];
    this.#keeper.observe(probes, [...scrollers, ...ownRows]);
    this.visibleRows.observe(this.#rows, this.#keyOf, [root, ...scrollers]);
  }

  /**
   * Undefined inside `display: none`, in jsdom and in print, where nothing has a position on
   * screen.
   */
  #displayed(): DisplayedList | undefined {
    const elements = this.#elements;
    const rendered = this.#rendered;
    if (!elements || !rendered || rendered.mode === 'print') return undefined;
    return isDisplayed(elements.content) ? { ...elements, rows: this.#rows, rendered } : undefined;
  }

  set(change: Partial<ListViewportState>): void {
    const before = this.getSnapshot();
    const next = { ...before, ...change };
    const names = Object.keys(change) as (keyof ListViewportState)[];
    if (names.some((name) => next[name] !== before[name])) this.publish(next);
  }
}
