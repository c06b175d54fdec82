type Report<Entry> = (entries: Entry[], observer: unknown) => void;

/** Reports each element once per `observe`, in a later task. */
class Observer<Entry> {
  readonly #observed = new Set<Element>();
  readonly #report: Report<Entry>;
  readonly #createEntry: (target: Element) => Entry;

  constructor(report: Report<Entry>, createEntry: (target: Element) => Entry) {
    this.#report = report;
    this.#createEntry = createEntry;
  }

  observe(target: Element): void {
    this.#observed.add(target);
    // Not `queueMicrotask`, which stands still under Jest's fake timers.
    Promise.resolve().then(() => {
      if (this.#observed.has(target)) this.#report([this.#createEntry(target)], this);
    });
  }

  unobserve(target: Element): void {
    this.#observed.delete(target);
  }

  disconnect(): void {
    this.#observed.clear();
  }
}

const boxOf = ({ clientWidth: width, clientHeight: height }: Element) => {
  const box = { x: 0, y: 0, top: 0, left: 0, right: width, bottom: height, width, height };
  return { ...box, toJSON: () => box };
};

/** Reports every element as on screen. */
class AllVisible extends Observer<object> {
  readonly root: Element | Document | null;
  readonly rootMargin: string;
  readonly thresholds: readonly number[];

  constructor(report: Report<object>, options: IntersectionObserverInit = {}) {
    super(report, (target) => ({
      target,
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: boxOf(target),
      intersectionRect: boxOf(target),
      rootBounds: boxOf(target.ownerDocument.documentElement),
      time: 0,
    }));
    this.root = options.root ?? null;
    this.rootMargin = options.rootMargin ?? '0px';
    this.thresholds = [options.threshold ?? 0].flat();
  }

  takeRecords(): object[] {
    return [];
  }
}

class SizesOnce extends Observer<object> {
  constructor(report: Report<object>) {
    super(report, (target) => {
      const size = { inlineSize: target.clientWidth, blockSize: target.clientHeight };
      return {
        target,
        contentRect: boxOf(target),
        borderBoxSize: [size],
        contentBoxSize: [size],
        devicePixelContentBoxSize: [size],
      };
    });
  }
}

/** Replaces observers in environments without layout, where they are missing or never report. */
export const observers: PropertyDescriptorMap = {
  IntersectionObserver: { value: AllVisible, writable: true },
  ResizeObserver: { value: SizesOnce, writable: true },
};
