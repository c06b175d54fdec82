import { type ListElements, type ListPlace, measurePlace, scrollScaleOf } from './ListPlace.js';

/** The scroll positions that the list itself sets, told apart from the reader's and the host's. */
export class OwnScroll {
  /** The fraction of a pixel that the browser rounded off, so that it does not add up. */
  rest = 0;
  /** The position that was set here, until its scroll event. */
  #top: number | undefined;

  /** Scrolls by so many pixels on screen, at once even where the host scrolls smoothly. */
  moveBy(pixels: number, { scroller, contentTop }: ListPlace, content: HTMLElement): void {
    scroller.scrollBy({ top: pixels / scrollScaleOf(scroller), behavior: 'instant' });
    this.#top = scroller.scrollTop;
    const rest = pixels - (contentTop - content.getBoundingClientRect().top);
    this.rest = Math.abs(rest) < 1 ? rest : 0;
  }

  /** Scrolls an element into view, and returns where the list's content stands then. */
  reveal(
    element: HTMLElement,
    block: 'center' | 'nearest',
    list: Pick<ListElements, 'root' | 'content'>,
  ): ListPlace {
    element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
    const place = measurePlace(list);
    this.rest = 0;
    this.#top = place.scroller.scrollTop;
    return place;
  }

  /** Whether a scroll event is for the position that was set here. */
  takeEvent(scrollTop: number): boolean {
    const isOwn = Math.abs(scrollTop - (this.#top ?? Number.NaN)) < 1;
    this.#top = undefined;
    if (!isOwn) this.rest = 0;
    return isOwn;
  }
}
