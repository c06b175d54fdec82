import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.browser';

export interface Span {
  top: number;
  bottom: number;
}

/** Positions in a list with every row in the document, in pixels from the list's top. */
export interface Layout {
  /** By id, in order. */
  rows: ReadonlyMap<string, Span>;
  days: readonly (Span & { heading: string })[];
  headingHeight: number;
  /** Of a heading that sticks, what is behind the edge. */
  tuck: number;
  height: number;
  /** Overflow beyond its end: text for screen readers has a pixel. */
  overhang: number;
}

/** Content that is skipped off screen would have no height. */
const LAID_OUT = '<style>[data-plain] * { content-visibility: visible !important }</style>';

/**
 * The oracle: a list as a server renders it, laid out by the browser alone. Without effects, it can
 * neither scroll nor omit a row. It has the page's styles but does not affect its layout.
 */
export class PlainList {
  readonly #sheet = document.createElement('div');
  #ui: ReactElement | undefined;

  constructor() {
    this.#sheet.dataset.plain = '';
    this.#sheet.style.cssText =
      'position: fixed; top: 0; height: 0; overflow: hidden; visibility: hidden';
    document.body.append(this.#sheet);
  }

  /**
   * `sample` fills every row if all have the same parts, which is faster than rendering each one.
   */
  layOut(ui: ReactElement, width: number, sample?: Node | undefined): Layout {
    this.#sheet.style.width = `${width}px`;
    if (ui !== this.#ui) {
      this.#ui = ui;
      this.#sheet.innerHTML = LAID_OUT + serverOutput(ui);
      if (sample) for (const row of this.#rows) row.append(sample.cloneNode(true));
    }
    const list = this.#find(this.#sheet, '.mry-TransactionList');
    const { top, height } = list.getBoundingClientRect();
    const spanOf = (element: Element): Span => {
      const box = element.getBoundingClientRect();
      return { top: box.top - top, bottom: box.bottom - top };
    };
    const heading = this.#find(list, '.mry-TransactionList-heading');
    const days = list.querySelectorAll('.mry-TransactionList-day');
    return {
      rows: new Map([...this.#rows].map((row) => [row.dataset.id ?? '', spanOf(row)])),
      days: [...days].map((day) => ({
        ...spanOf(day),
        heading: this.#find(day, '.mry-TransactionList-heading').textContent,
      })),
      headingHeight: heading.getBoundingClientRect().height,
      tuck: -Number.parseFloat(getComputedStyle(heading).top),
      height,
      overhang: list.scrollHeight - list.clientHeight,
    };
  }

  remove(): void {
    this.#sheet.remove();
  }

  get #rows() {
    return this.#sheet.querySelectorAll<HTMLElement>('.mry-TransactionList-row');
  }

  #find(within: Element, selector: string): Element {
    const element = within.querySelector(selector);
    if (!element) throw new Error(`Expected ${selector} in the plain list.`);
    return element;
  }
}

/**
 * As on a server, without React 18's warnings about layout effects, which it logs in a document.
 */
function serverOutput(ui: ReactElement): string {
  const { error } = console;
  console.error = () => undefined;
  try {
    return renderToStaticMarkup(ui);
  } finally {
    console.error = error;
  }
}
