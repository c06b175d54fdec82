/** They serve all rows. WebKit forgets the listeners of a page's fonts unless these are held. */
let observers: ReturnType<typeof createObservers> | undefined;

/** What is observed of each mounted line. */
const observed = new Map<Element, readonly Element[]>();

/**
 * Marks those parts of each line by `data-clipped` that CSS has wrapped below it, where they are
 * clipped, and gives a name beside it that is cut its text as `title`. It looks when the line comes
 * near the screen, when there it or its last part changes its size, when a font arrives, and where
 * the host app fills slots of the line (true), when any part changes its size.
 */
export function observeLines(lines: ReadonlyMap<Element, boolean | undefined>): void {
  // A test environment may have one observer without the other, or be gone by now.
  if (typeof IntersectionObserver === 'undefined' || typeof document === 'undefined') return;
  observers ??= createObservers();
  for (const [line, hasSlots] of lines) {
    unobserveLine(line);
    const last = line.lastElementChild ?? line;
    observed.set(line, hasSlots ? [line].concat(...line.children) : [line, last]);
    observers.start(line);
  }
}

/** At once: a removed element is reported as one more size, too late to be delivered. */
export function unobserveLine(line: Element): void {
  if (!observed.has(line)) return;
  observers?.stop(line);
  observed.delete(line);
}

function createObservers() {
  const lineOf = (part: Element) => (observed.has(part) ? part : (part.parentElement ?? part));
  const sizes = new ResizeObserver((entries) =>
    look(new Set(entries.map(({ target }) => lineOf(target)))),
  );
  const measure = (line: Element, isNear: boolean) => {
    for (const part of observed.get(line) ?? []) sizes[isNear ? 'observe' : 'unobserve'](part);
  };
  // Sizes of rows that are laid out by now: in Firefox, one that `content-visibility` lays out while
  // others are reported is an error event on the page.
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) measure(target, isIntersecting);
    },
    { rootMargin: '100%', scrollMargin: '100%' },
  );
  const stop = (line: Element) => {
    near.unobserve(line);
    measure(line, false);
  };
  const start = (line: Element) => {
    // Every row of a virtual list is laid out, and older browsers know no margin of its scroller.
    if (line.closest('.mry-TransactionList[data-virtual]')) measure(line, true);
    else near.observe(line);
  };
  // A font of one script changes no other text. A test environment has none.
  const fonts: FontFaceSet | undefined = document.fonts;
  fonts?.addEventListener('loadingdone', () => {
    for (const line of observed.keys()) {
      stop(line);
      start(line);
    }
  });
  return { start, stop, fonts };
}

function look(lines: ReadonlySet<Element>): void {
  // All reads before all writes: one layout for a screenful.
  const changes = [...lines].flatMap((line) => {
    const isFull = line.scrollHeight > line.clientHeight || line.scrollWidth > line.clientWidth;
    if (!isFull && !line.querySelector('[data-clipped]')) return [];
    const { bottom, height, left, right } = line.getBoundingClientRect();
    return [...line.children].flatMap((part) => {
      const box = part.getBoundingClientRect();
      // The first part may be too long by itself. Others differ from the line by a part of a pixel.
      const isTooLong = box.left < left - 1 || box.right > right + 1;
      // Below the line, or with its own second line.
      const isClipped = isTooLong || box.bottom > bottom + Math.min(height, box.height) / 3;
      return isClipped === part.hasAttribute('data-clipped') ? [] : { part, isClipped };
    });
  });
  const names = [...lines].flatMap(({ parentElement: row }) => {
    const name = row?.querySelector<HTMLElement>('.mry-TransactionRow-name:not(button)');
    return name && name.scrollWidth > name.clientWidth ? name : [];
  });
  for (const { part, isClipped } of changes) part.toggleAttribute('data-clipped', isClipped);
  for (const name of names) name.title = name.textContent ?? '';
}
