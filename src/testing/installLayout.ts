import { observers } from './observers.js';

/** The size of the window, and of every element without a size of its own, in pixels. */
export interface Layout {
  /** Default 1024. */
  width?: number | undefined;
  /** Default 768. */
  height?: number | undefined;
}

let uninstall: (() => void) | undefined;

export const isLayoutInstalled = (): boolean => uninstall !== undefined;

/**
 * Gives jsdom and happy-dom what they lack: sizes (`offsetHeight`, `clientWidth`, `innerHeight` …),
 * an `IntersectionObserver` for which everything is on screen, a `ResizeObserver` that reports each
 * element once, `scrollTo`, `scrollIntoView` and, where it is missing, `matchMedia`. An element is as
 * large as its `style` says in pixels, else as the window. Boxes (`getBoundingClientRect`) stay
 * empty: without a layout `TransactionList` mounts its first 25 rows, whatever its `height`.
 *
 * Returns a function that restores the state before the call. It does nothing while the layout of a
 * later call is in place, nor a second time. Throws without a DOM.
 */
export function installLayout({ width = 1024, height = 768 }: Layout = {}): () => void {
  if (typeof window === 'undefined' || typeof HTMLElement === 'undefined') {
    throw new Error(
      'Merchantry: expected a DOM (jsdom or happy-dom) before installLayout, but got: none.',
    );
  }
  const uninstallBefore = uninstall;
  const undo: (() => void)[] = [];
  const define = (target: object, properties: PropertyDescriptorMap) => {
    for (const [name, property] of Object.entries(properties)) {
      const before = Object.getOwnPropertyDescriptor(target, name);
      undo.push(() => {
        if (before) Object.defineProperty(target, name, before);
        else Reflect.deleteProperty(target, name);
      });
      Object.defineProperty(target, name, { configurable: true, ...property });
    }
  };
  const size = (name: 'width' | 'height'): PropertyDescriptor => ({
    get(this: HTMLElement) {
      const own = Number.parseFloat(this.style?.[name] ?? '');
      const isPixels = this.style?.[name]?.endsWith('px');
      return isPixels ? own : { width, height }[name];
    },
  });
  const scrollWindow = (...to: ScrollArguments) => {
    const { left = window.scrollX, top = window.scrollY } = readScroll(to);
    Object.assign(window, { scrollX: left, scrollY: top });
    Object.assign(globalThis, { scrollX: left, scrollY: top });
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
  };
  define(HTMLElement.prototype, { offsetWidth: size('width'), offsetHeight: size('height') });
  define(Element.prototype, {
    clientWidth: size('width'),
    clientHeight: size('height'),
    scrollTo: method(scrollElement),
    scroll: method(scrollElement),
    scrollIntoView: method(() => {}),
  });
  // In Node's own runner the window is not the global object.
  for (const global of new Set<object>([window, globalThis])) {
    define(global, {
      innerWidth: { value: width, writable: true },
      innerHeight: { value: height, writable: true },
      scrollX: { value: 0, writable: true },
      scrollY: { value: 0, writable: true },
      scrollTo: method(scrollWindow),
      scroll: method(scrollWindow),
      ...observers,
      ...(typeof window.matchMedia !== 'function' && { matchMedia: method(matchSize) }),
    });
  }
  const uninstallThis = () => {
    if (uninstall !== uninstallThis) return;
    for (const restore of undo.reverse()) restore();
    uninstall = uninstallBefore;
  };
  uninstall = uninstallThis;
  return uninstall;
}

const method = (value: (...given: never[]) => unknown): PropertyDescriptor => ({
  value,
  writable: true,
});

type ScrollArguments = [ScrollToOptions?] | [x: number, y: number];

const readScroll = ([first = {}, second]: ScrollArguments): ScrollToOptions =>
  typeof first === 'number' ? { left: first, top: second ?? 0 } : first;

function scrollElement(this: Element, ...to: ScrollArguments): void {
  const { left = this.scrollLeft, top = this.scrollTop } = readScroll(to);
  Object.assign(this, { scrollLeft: left, scrollTop: top });
  this.dispatchEvent(new Event('scroll'));
}

/** Knows the sizes in a media query; of anything else it says no. */
function matchSize(media: string): MediaQueryList {
  const terms = media.toLowerCase().split(/\s+and\s+/);
  const matches = terms.every((term) => {
    const [, bound, name, pixels] =
      /^\((min|max)-(width|height):\s*([\d.]+)px\)$/.exec(term.trim()) ?? [];
    if (bound === undefined) return /^(?:all|screen|only screen)$/.test(term.trim());
    const own = name === 'width' ? window.innerWidth : window.innerHeight;
    return bound === 'min' ? own >= Number(pixels) : own <= Number(pixels);
  });
  return Object.assign(new EventTarget(), {
    matches,
    media,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}
