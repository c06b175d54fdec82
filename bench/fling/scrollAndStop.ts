/** The list's root element and its rows, Merchantry's and the peers'. */
const SCROLLER = '.mry-TransactionList, .PeerList';
const ROWS = '.mry-TransactionRow, .FloorRow';

const SCROLL_MS = 6_000;
/** Stop before the end, so that there are rows below, as in the middle of a list. */
const LEFT_BELOW = 3_400;

export interface FlingResult {
  /**
   * From the last scroll position until every visible row has its merchant; null if that takes
   * longer than the limit.
   */
  restMs: number | null;
  /** Frames that the browser rendered while it scrolled. */
  frames: number;
}

/** Waits for the first screen, scrolls at constant speed, stops dead, and waits for that screen. */
export async function scrollAndStop(limitMs: number): Promise<FlingResult> {
  const scroller = await until(() => document.querySelector<HTMLElement>(SCROLLER), limitMs);
  if (!scroller || !(await until(() => isResolved(scroller), limitMs))) {
    throw new Error('expected the first screen to get its merchants');
  }

  const distance = scroller.scrollHeight - scroller.clientHeight - LEFT_BELOW;
  const began = performance.now();
  let frames = 0;
  for (let part = 0; part < 1; frames += 1) {
    await nextFrame();
    part = Math.min(1, (performance.now() - began) / SCROLL_MS);
    scroller.scrollTop = distance * part;
  }

  const stopped = performance.now();
  const resolved = await until(() => isResolved(scroller), limitMs);
  return { restMs: resolved ? performance.now() - stopped : null, frames };
}

/** Whether rows fill the screen and each has its merchant. */
function isResolved(scroller: HTMLElement): boolean {
  const { top, bottom } = scroller.getBoundingClientRect();
  const visible = [...scroller.querySelectorAll<HTMLElement>(ROWS)].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  });
  const filled = visible.reduce((sum, row) => sum + row.offsetHeight, 0);
  // Headings of days take some space too.
  const isFull = filled > scroller.clientHeight * 0.8;
  return isFull && visible.every((row) => row.dataset.status === 'matched');
}

async function until<Value>(check: () => Value, limitMs: number): Promise<Value> {
  const end = performance.now() + limitMs;
  let value = check();
  while (!value && performance.now() < end) {
    await nextFrame();
    value = check();
  }
  return value;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
