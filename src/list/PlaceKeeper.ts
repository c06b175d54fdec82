import type { ListSizes } from './createListLayout.js';
import { type ListElements, type ListPlace, measurePlace, scrollScaleOf } from './ListPlace.js';
import type { RenderedList } from './ListView.js';
import { driftOf, findAnchor, type ScrollAnchor, scrollAnchor } from './ScrollAnchor.js';
import { ScrollMotion } from './ScrollMotion.js';

export interface DisplayedList extends ListElements {
  /** Mounted rows in the order of the document. */
  readonly rows: readonly HTMLElement[];
  readonly rendered: RenderedList;
}

/**
 * Keeps the reader's place: remembers the anchor, and scrolls by what it has moved. Tells the scroll
 * positions that it sets itself apart from the reader's and the host's.
 */
export class PlaceKeeper {
  readonly motion = new ScrollMotion();
  #anchor: ScrollAnchor | undefined;
  /** The fraction of a pixel that the browser rounded off, so that it does not add up. */
  #rest = 0;
  /** The position that was set here, until its scroll event. */
  #top: number | undefined;

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
    // At once, even where the host scrolls smoothly.
    scroller.scrollBy({ top: drift / scrollScaleOf(scroller), behavior: 'instant' });
    this.#top = scroller.scrollTop;
    const rest = drift - (contentTop - content.getBoundingClientRect().top);
    this.#rest = Math.abs(rest) < 1 ? rest : 0;
  }

  /** A row has been scrolled into view. */
  reveal(list: DisplayedList, element: HTMLElement, sizes: ListSizes): void {
    const place = measurePlace(list);
    this.#rest = 0;
    this.#top = place.scroller.scrollTop;
    this.remember(list, place, sizes, element);
  }

  /** After a scroll event. Returns whether it is for a position that was set here. */
  takeScroll(scrollTop: number, place: ListPlace | undefined): boolean {
    const isOwn = Math.abs(scrollTop - (this.#top ?? Number.NaN)) < 1;
    this.#top = undefined;
    if (isOwn) return true;
    this.#rest = 0;
    // If sizes have changed in the same frame, correcting them must not undo the reader's
    // scrolling.
    if (this.#anchor && place) this.#anchor = scrollAnchor(this.#anchor, place);
    return false;
  }
}
