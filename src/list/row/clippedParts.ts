/**
 * Shared by all rows. Kept in a variable, because WebKit drops the font listeners of a page unless
 * they are referenced.
 */
let observers: ReturnType<typeof createObservers> | undefined;

/** Observed elements of each mounted line. */
const observed = new Map<Element, readonly Element[]>();

/**
 * Marks parts that CSS has wrapped out of a line with `data-clipped`, and gives a truncated name
 * its text as `title`. Measures a line when it approaches the screen, when it or its last part
 * resizes near the screen, and when a font loads. For lines with slots of the host app (true),
 * every part's size is observed.
 */
export function observeLines(lines: ReadonlyMap<Element, boolean | undefined>): void {
  // A test environment may lack one of these, or have been torn down.
  if (typeof IntersectionObserver === 'undefined' || typeof document === 'undefined') return;
  observers ??= createObservers();
  for (const [line, hasSlots] of lines) {
    unobserveLine(line);
    const last = line.lastElementChild ?? line;
    observed.set(line, hasSlots ? [line].concat(...line.children) : [line, last]);
    observers.start(line);
  }
}

/**
 * Synchronous, because a removed element would be reported as one more resize, too late to be
 * delivered.
 */
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
  // Observes sizes only of rows that are already laid out: in Firefox, a row that
  // `content-visibility` lays out during a report causes an error event on the page.
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
    // All rows of a virtual list are laid out, and older browsers do not support a root margin of
    // its scroller.
    if (line.closest('.mry-TransactionList[data-virtual]')) measure(line, true);
    else near.observe(line);
  };
  // Loading a font of one script changes only its own text. Test environments have no
  // `document.fonts`.
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
  // Reads everything before writing, for one layout per screen of rows.
  const changes = [...lines].flatMap((line) => {
    const isFull = line.scrollHeight > line.clientHeight || line.scrollWidth > line.clientWidth;
    if (!isFull && !line.querySelector('[data-clipped]')) return [];
    const { bottom, height, left, right } = line.getBoundingClientRect();
    // The columns of a table have no line.
    const hasBox = line.getClientRects().length > 0;
    const isRtl = getComputedStyle(line).direction === 'rtl';
    return [...line.children].flatMap((part) => {
      const box = part.getBoundingClientRect();
      // The first part may overflow at its end on its own. Rounding makes others differ from the line
      // by fractions of a pixel.
      const isTooLong = isRtl ? box.left < left - 1 : box.right > right + 1;
      // The part has wrapped below the line, or its own text has wrapped onto a second line.
      const isTooLow = box.bottom > bottom + Math.min(height, box.height) / 3;
      const isClipped = hasBox && (isTooLong || isTooLow);
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
