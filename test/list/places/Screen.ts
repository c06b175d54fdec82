import type { Span } from './Layout.js';

export interface Seen extends Span {
  /** A row's id, a heading's text. */
  name: string;
}

/** What is visible in a scroller, in pixels from its top edge. */
export interface Screen {
  rows: readonly Seen[];
  headings: readonly Seen[];
  /** Top of the list. */
  listTop: number;
  /** The scroller's offset, visible height and content height. */
  offset: number;
  height: number;
  scrollHeight: number;
  focused: string | undefined;
  isFocusInList: boolean;
}

export function readScreen(list: HTMLElement, scroller: HTMLElement): Screen {
  const edge = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  const { scrollTop: offset, scrollHeight, clientHeight: height } = scroller;
  const seen = (selector: string, nameOf: (element: HTMLElement) => string | null | undefined) =>
    [...list.querySelectorAll<HTMLElement>(selector)].flatMap((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      const span = { name: nameOf(element) ?? '', top: top - edge, bottom: bottom - edge };
      return isInView(span, height) ? span : [];
    });
  const { activeElement } = document;
  return {
    rows: seen('.mry-TransactionList-row', (row) => row.dataset.id),
    headings: seen('.mry-TransactionList-heading', (heading) => heading.textContent),
    listTop: list === scroller ? -offset : list.getBoundingClientRect().top - edge,
    offset,
    height,
    scrollHeight,
    focused: activeElement?.closest<HTMLElement>('.mry-TransactionList-row')?.dataset.id,
    isFocusInList: list.contains(activeElement),
  };
}

/** More than a pixel must be visible, because positions are rounded. */
const isInView = ({ top, bottom }: Span, height: number): boolean => bottom > 1 && top < height - 1;

/** The parts of `span` in the scroller where neither a row nor a heading of the list is drawn. */
export function findBlanks(list: HTMLElement, scroller: HTMLElement, span: Span): Span[] {
  const edge = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  const { left, width } = list.getBoundingClientRect();
  const blanks: Span[] = [];
  for (let y = span.top + 2; y < span.bottom - 2; y += STEP) {
    const hit = document
      .elementFromPoint(left + width / 2, edge + y)
      ?.closest('.mry-TransactionList-row, .mry-TransactionList-heading');
    if (hit && list.contains(hit)) continue;
    const last = blanks.at(-1);
    if (last?.bottom === y - STEP) last.bottom = y;
    else blanks.push({ top: y, bottom: y });
  }
  return blanks;
}

/** In pixels: lower than any row. */
const STEP = 6;
