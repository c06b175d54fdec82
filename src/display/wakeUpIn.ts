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
let timerAt = Infinity;

function run(): void {
  const now = Date.now();
  for (const wakeUp of [...wakeUps]) {
    if (wakeUp.at > now) continue;
    wakeUps.delete(wakeUp);
    wakeUp.task();
  }
  schedule();
}

function schedule(): void {
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', run);
  timerAt = Infinity;
  if (wakeUps.size === 0) return;
  let next = Infinity;
  for (const { at } of wakeUps) next = Math.min(next, at);
  timerAt = next;
  timer = setTimeout(run, Math.min(Math.max(0, next - Date.now()), MAX_TIMER_MS));
  document.addEventListener('visibilitychange', run);
}

/** Runs `task` once after `delayMs`. The returned function cancels it. */
export function wakeUpIn(delayMs: number, task: () => void): () => void {
  const wakeUp = { at: Date.now() + delayMs, task };
  wakeUps.add(wakeUp);
  if (wakeUp.at < timerAt) schedule();
  return () => {
    wakeUps.delete(wakeUp);
    if (wakeUp.at <= timerAt) schedule();
  };
}
