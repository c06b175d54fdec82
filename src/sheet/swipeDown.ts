/** How far a finger's speed carries on, in milliseconds. */
const CARRY_MS = 250;
/** The part of the sheet's height that a swipe has to reach. */
const FAR_ENOUGH = 0.3;
/** Only the last moves count for the speed. */
const SPEED_MS = 100;

/** As `--mry-duration-return` and `--mry-easing-travel`. */
const RETURN = { duration: 240, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

interface Touched {
  x: number;
  y: number;
  /** Undefined until the direction is known. */
  isDragged?: boolean;
  moves: { y: number; time: number }[];
}

export interface SwipeHandlers {
  onStart: () => void;
  /** The sheet stays where the finger left it. */
  onSwipe: () => void;
}

/**
 * The sheet follows a finger that moves down while nothing in it can scroll up; not one that moves
 * sideways, selects text or pinches, and no mouse.
 */
export function listenForSwipe(sheet: HTMLElement, handlers: SwipeHandlers): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let touched: Touched | undefined;
  const distanceTo = (y: number) => Math.max(0, y - (touched?.y ?? y));
  const returnFrom = (distance: number) => {
    putBack(sheet);
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    sheet.animate({ translate: [`0 ${distance}px`, '0 0'] }, RETURN);
  };

  const begin = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (touched?.isDragged) leave(event);
    touched = undefined;
    if (!touch || event.touches.length > 1 || !canSwipe(sheet, event.target as Element)) return;
    handlers.onStart();
    const { clientX: x, clientY: y } = touch;
    touched = { x, y, moves: [{ y, time: event.timeStamp }] };
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!touched || !touch) return;
    const [right, down] = [touch.clientX - touched.x, touch.clientY - touched.y];
    if (right === 0 && down === 0) return;
    touched.isDragged ??= event.cancelable && down > Math.abs(right);
    if (!touched.isDragged) {
      touched = undefined;
      return;
    }
    // Otherwise the browser begins to scroll, and takes the touch over.
    event.preventDefault();
    touched.moves.push({ y: touch.clientY, time: event.timeStamp });
    sheet.style.translate = `0 ${distanceTo(touch.clientY)}px`;
  };
  const leave = (event: TouchEvent) => {
    const moves = touched?.isDragged ? touched.moves : [];
    const [before, last] = moves.slice(-2);
    if (before && last) {
      const recent = moves.find(({ time }) => event.timeStamp - time < SPEED_MS);
      // A slow page hears of few moves.
      const first = recent && recent !== last ? recent : before;
      const speed = (last.y - first.y) / Math.max(1, event.timeStamp - first.time);
      const distance = distanceTo(last.y);
      const isFar = distance + speed * CARRY_MS > sheet.offsetHeight * FAR_ENOUGH;
      if (event.type === 'touchend' && isFar) handlers.onSwipe();
      else returnFrom(distance);
    }
    touched = undefined;
  };
  sheet.addEventListener('touchstart', begin, { signal, passive: true });
  sheet.addEventListener('touchmove', move, { signal, passive: false });
  sheet.addEventListener('touchend', leave, { signal });
  sheet.addEventListener('touchcancel', leave, { signal });
  return () => {
    listening.abort();
    putBack(sheet);
  };
}

/** Removes what a swipe has set. */
export function putBack(sheet: HTMLElement): void {
  sheet.style.removeProperty('translate');
}

function canSwipe(sheet: HTMLElement, target: Element): boolean {
  const view = sheet.ownerDocument.defaultView;
  if ((view?.visualViewport?.scale ?? 1) > 1) return false;
  if (view?.getSelection()?.isCollapsed === false) return false;
  // An overlay inside is none of the sheet.
  if (!sheet.contains(target) || target.closest('.mry-OverlayLayer')) return false;
  for (let box: Element | null = target; box; box = box.parentElement) {
    if (box.scrollTop > 0) return false;
    if (box === sheet) return true;
  }
  return false;
}
