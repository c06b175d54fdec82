/** A row of which at least a pixel is visible on screen and in every scroller around it. */
export interface RowOnScreen {
  id: string;
  status: string;
  /** Pixels from the top of the viewport. */
  top: number;
  bottom: number;
  /** `covered`: all of it is behind a sticky element. */
  seen: 'whole' | 'part' | 'covered';
}

/** What a page reports about its lists. */
export interface RowCount {
  rows: RowOnScreen[];
  /** Ids of rows that were at least partly on screen since the last `restart`. */
  passed: string[];
  /**
   * Blank points down the middle of a list's visible box, in pixels from the top of the viewport.
   */
  blank: number[];
  /** Time since anything last changed. */
  quietMs: number;
}

/** What the page's `window.listCounts` can report. */
export interface ListCounts {
  count: () => RowCount;
  /** Forgets what has passed. */
  restart: () => void;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

// The functions below run in the page and may refer only to each other.

/** The part of `box` that no ancestor of `element` clips. */
function clipBox(element: Element, box: Box): Box {
  const clip = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  let { left, top, right, bottom } = box;
  const cut = (edge: Box) => {
    left = Math.max(left, edge.left);
    top = Math.max(top, edge.top);
    right = Math.min(right, edge.right);
    bottom = Math.min(bottom, edge.bottom);
  };
  cut(clip);
  let around = element;
  // Nothing clips the top layer, and the viewport clips for root and body.
  while (!around.matches(':modal') && around.parentElement) {
    around = around.parentElement;
    if (around === document.body || around === document.documentElement) break;
    if (getComputedStyle(around).overflowY !== 'visible') cut(around.getBoundingClientRect());
  }
  return { left, top, right, bottom };
}

/** Rows on screen by their boxes, with the part of the box that is on screen. */
function boxesOnScreen(): { row: HTMLElement; box: DOMRect; clip: Box }[] {
  const rows = [...document.querySelectorAll<HTMLElement>('.mry-TransactionList-row[data-id]')];
  return rows.flatMap((row) => {
    const box = row.getBoundingClientRect();
    if (box.height === 0 || box.bottom < 1 || box.top > innerHeight - 1) return [];
    // The content of a closed section has a box too.
    if (!row.checkVisibility()) return [];
    const clip = clipBox(row, box);
    return clip.bottom - clip.top >= 1 && clip.right - clip.left >= 1 ? [{ row, box, clip }] : [];
  });
}

function describeRows(): RowOnScreen[] {
  return boxesOnScreen().map(({ row, box, clip }) => {
    const x = (clip.left + clip.right) / 2;
    const edge = Math.min(1, (clip.bottom - clip.top) / 2);
    const hits = [clip.top + edge, (clip.top + clip.bottom) / 2, clip.bottom - edge].map(
      (y) => document.elementFromPoint(x, y)?.closest('.mry-TransactionList-row') === row,
    );
    const isCut = clip.top > box.top + 0.5 || clip.bottom < box.bottom - 0.5;
    const sight = hits.every(Boolean) && !isCut ? 'whole' : 'part';
    return {
      id: row.dataset.id ?? '',
      status: row.querySelector<HTMLElement>('[data-status]')?.dataset.status ?? 'idle',
      top: box.top,
      bottom: box.bottom,
      seen: hits.some(Boolean) ? sight : 'covered',
    };
  });
}

/**
 * Points of `list` without a row, a heading, another line of the list, or a part of the app above
 * it.
 */
function blankPoints(list: Element): number[] {
  if (!list.checkVisibility()) return [];
  const own = ['row', 'heading', 'notice', 'attribution', 'more', 'empty', 'end'];
  const parts = own.map((part) => `.mry-TransactionList-${part}`).join();
  // A short list does not fill its box.
  const ends = [...list.children]
    .filter((child) => !/absolute|fixed/.test(getComputedStyle(child).position))
    .map((child) => child.getBoundingClientRect().bottom);
  const box = clipBox(list, list.getBoundingClientRect());
  const bottom = Math.min(box.bottom, Math.max(...ends));
  const x = (box.left + box.right) / 2;
  const blank: number[] = [];
  for (let y = box.top + 2; y < bottom - 1; y += 4) {
    const hit = document.elementFromPoint(x, y);
    const isApp = hit !== null && !list.contains(hit) && !hit.contains(list);
    if (!isApp && !hit?.closest(parts)) blank.push(Math.round(y));
  }
  return blank;
}

/** Records which rows are on screen, at every change and in every frame. */
function countRows(): void {
  const passed = new Set<string>();
  let state = '';
  let frames = 0;
  let changedAt = performance.now();
  const changed = () => {
    frames = 0;
    changedAt = performance.now();
  };
  const look = () => {
    const now = [document.documentElement.scrollHeight];
    for (const { row, box } of boxesOnScreen()) {
      passed.add(row.dataset.id ?? '');
      now.push(box.top, box.height);
    }
    if (state !== now.join()) changed();
    state = now.join();
  };
  const onFrame = () => {
    look();
    frames += 1;
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  new MutationObserver(look).observe(document, { subtree: true, childList: true });
  document.addEventListener('scroll', look, true);

  const counts: ListCounts = {
    count() {
      look();
      return {
        rows: describeRows(),
        passed: [...passed],
        blank: [...document.querySelectorAll('.mry-TransactionList')].flatMap(blankPoints),
        // A page without time to draw is not quiet.
        quietMs: frames < 10 ? 0 : performance.now() - changedAt,
      };
    },
    restart() {
      passed.clear();
      changed();
      look();
    },
  };
  Object.assign(globalThis, { listCounts: counts });
}

/** Must run first in a page. */
export const countRowsScript = `(() => {
  ${[clipBox, boxesOnScreen, describeRows, blankPoints, countRows].join('\n')}
  countRows();
})()`;
