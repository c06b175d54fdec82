/**
 * One timer for everything on the page that changes with time. Timers may stop while a tab is
 * hidden, so the clock is read again when it becomes visible.
 */

interface WakeUp {
  at: number;
  task: () => void;
}

/** `setTimeout` overflows above 2^31 − 1 ms. */
const MAX_TIMER_MS = 2 ** 31 - 1;
const wakeUps = new Set<WakeUp>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** When the timer fires. Perhaps too early: it stays when the task that it was for is cancelled. */
let timerAt = Infinity;

function run(): void {
  const now = Date.now();
  for (const wakeUp of [...wakeUps]) {
    // One task may cancel another.
    if (wakeUp.at <= now && wakeUps.delete(wakeUp)) wakeUp.task();
  }
  let next = Infinity;
  for (const { at } of wakeUps) next = Math.min(next, at);
  setTimer(next);
}

function setTimer(at: number): void {
  clearTimeout(timer);
  timerAt = at;
  if (at === Infinity) {
    document.removeEventListener('visibilitychange', run);
  } else {
    timer = setTimeout(run, Math.min(Math.max(0, at - Date.now()), MAX_TIMER_MS));
    document.addEventListener('visibilitychange', run);
  }
}

/** Runs `task` once after `delayMs`. The returned function cancels it. */
export function wakeUpIn(delayMs: number, task: () => void): () => void {
  const wakeUp = { at: Date.now() + delayMs, task };
  wakeUps.add(wakeUp);
  if (wakeUp.at < timerAt) setTimer(wakeUp.at);
  return () => {
    wakeUps.delete(wakeUp);
    if (wakeUps.size === 0) setTimer(Infinity);
  };
}
