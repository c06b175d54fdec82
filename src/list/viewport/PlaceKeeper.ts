import type { ListModel } from '../model/createListModel.js';
import type { ListLayout, ListSizes } from './createListLayout.js';
import { findSurvivor } from './findSurvivor.js';
import { type ListElements, type ListPlace, measurePlace, scrollScaleOf } from './ListPlace.js';
import type { ListView, RenderedList } from './ListView.js';
import { driftOf, findAnchor, type ScrollAnchor, scrollAnchor } from './ScrollAnchor.js';
import { ScrollMotion } from './ScrollMotion.js';
import { SizeObserver } from './SizeObserver.js';

export interface DisplayedList extends ListElements {
  /** Mounted rows in the order of the document. */
  readonly rows: readonly HTMLElement[];
  readonly rendered: RenderedList;
}

/**
 * Keeps the reader's scroll position: observes sizes, remembers the anchor, and scrolls by the
 * distance it has moved. Distinguishes the scroll positions it sets from those of the reader and
 * the host app.
 */
export class PlaceKeeper {
  readonly motion = new ScrollMotion();
  #probeObserver: SizeObserver | undefined;
  #sizeObserver: SizeObserver | undefined;
  #anchor: ScrollAnchor | undefined;
  /** The fraction of a pixel that the browser rounded off, kept so that it does not accumulate. */
  #rest = 0;
  /** The scroll position set here, until its scroll event. */
  #top: number | undefined;

  /** Starts to observe sizes; the returned function stops it. */
  start(onResize: () => void): () => void {
    const probeObserver = new SizeObserver(onResize);
    // One frame later: rows mounted for a new size change sizes too, which the browser would report
    // as a `ResizeObserver` loop.
    const sizeObserver = new SizeObserver(() => requestAnimationFrame(onResize));
    this.#probeObserver = probeObserver;
    this.#sizeObserver = sizeObserver;
    return () => {
      probeObserver.disconnect();
      sizeObserver.disconnect();
      this.motion.stop();
    };
  }

  /** Observes the sizes of exactly these elements. */
  observe(probes: Element, others: readonly Element[]): void {
    this.#probeObserver?.observe([probes, ...probes.children]);
    this.#sizeObserver?.observe(others);
  }

  /**
   * The part of the content that is on screen. It moves along with its first row, to where that
   * will be once the scroll position has been corrected for rows that were added, removed or
   * resized.
   */
  createView(top: number, bottom: number, row: number, { model, layout }: RenderedList): ListView {
    const view: ListView = {
      top,
      bottom,
      moveTo(nextModel: ListModel, nextLayout: ListLayout) {
        if (layout === nextLayout) return view;
        const survivor = findSurvivor(model, row, nextModel);
        if (!survivor) return view;
        const by = nextLayout.topOf(survivor.after) - layout.topOf(survivor.before);
        return { top: top + by, bottom: bottom + by };
      },
    };
    return view;
  }

  /** Remembers what is on screen, once it has been measured. */
  remember(
    { rendered, rows }: DisplayedList,
    place: ListPlace,
    sizes: ListSizes,
    preferred: HTMLElement | undefined,
  ): void {
    this.#anchor = findAnchor({ rendered, rows, place, sizes, preferred, rest: this.#rest });
  }

  /** Restores the place of the anchor. */
  restore(list: DisplayedList, hasResized: boolean): void {
    const anchor = this.#anchor;
    if (!anchor) return;
    const { rendered, content } = list;
    const { layout, mode } = anchor.rendered;
    if (!hasResized && layout === rendered.layout && mode === rendered.mode) return;
    const place = measurePlace(list);
    const drift = driftOf(anchor, { ...list, place, hasResized });
    if (drift === 0) return;
    const { scroller, contentTop } = place;
    // Instant even if the host app scrolls smoothly.
    scroller.scrollBy({ top: drift / scrollScaleOf(scroller), behavior: 'instant' });
    this.#top = scroller.scrollTop;
    const rest = drift - (contentTop - content.getBoundingClientRect().top);
    this.#rest = Math.abs(rest) < 1 ? rest : 0;
  }

  /** Called when a row has been scrolled into view. */
  reveal(list: DisplayedList, element: HTMLElement, sizes: ListSizes): void {
    const place = measurePlace(list);
    this.#rest = 0;
    this.#top = place.scroller.scrollTop;
    this.remember(list, place, sizes, element);
  }

  /** Called after a scroll event. Returns whether it results from a position set here. */
  takeScroll(scrollTop: number, place: ListPlace | undefined): boolean {
    const isOwn = Math.abs(scrollTop - (this.#top ?? Number.NaN)) < 1;
    this.#top = undefined;
    if (isOwn) return true;
    this.#rest = 0;
    // Updates the anchor, so that correcting for sizes that changed in the same frame does not undo
    // the reader's scrolling.
    if (this.#anchor && place) this.#anchor = scrollAnchor(this.#anchor, place);
    return false;
  }
}
