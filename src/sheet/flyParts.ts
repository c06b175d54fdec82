import { flushSync } from 'react-dom';
import { findOpenedRow, isOnScreen } from './openedRow.js';

/** The parts that fly between a row and the details, with their selectors in each. */
const PARTS: readonly [name: string, inRow: string, inDetails: string][] = [
  ['mry-sheet-logo', '.mry-MerchantLogo', '.mry-DetailsHeader .mry-MerchantLogo'],
  [
    'mry-sheet-name',
    ':is(.mry-TransactionRow-name > span, bdi.mry-MerchantName)',
    '.mry-DetailsHeader-name',
  ],
  ['mry-sheet-amount', '.mry-TransactionAmount', '.mry-DetailsHeader .mry-TransactionAmount'],
];

/** Classes of the root element, by which the style sheet finds the transition. */
const FLIGHT = ['mry-SheetFlight', 'mry-SheetFlight-back', 'mry-SheetFlight-panel'] as const;
const NAME = 'view-transition-name';

/** A document has one view transition at a time. */
let running: { end: () => void } | undefined;

/** Ends the running transition: what it leads to is shown at once. */
export function endFlight(): void {
  running?.end();
}

export interface Flight {
  dialog: HTMLDialogElement;
  /** Id of the row that is opened or closed. */
  rowId: string | undefined;
  isPanel: boolean;
  /** Changes React's state, by which the dialog opens or closes. */
  update: () => void;
}

/**
 * Calls `update` in a view transition in which logo, name and amount of the row fly to the details,
 * or back. Without one, at once: where the browser has none, in a shadow tree, whose elements it
 * leaves out, for reduced motion, and while the page is hidden.
 */
export function flyParts({ dialog, rowId, isPanel, update }: Flight): void {
  const page = dialog.ownerDocument;
  const isStill =
    !page.startViewTransition ||
    page.hidden ||
    dialog.getRootNode() !== page ||
    matchMedia('(prefers-reduced-motion: reduce)').matches;
  endFlight();
  if (isStill) {
    update();
    return;
  }

  const root = page.documentElement;
  const changed = new Set<HTMLElement>();
  const set = (element: HTMLElement, property: string, value: string) => {
    element.style.setProperty(property, value);
    changed.add(element);
  };
  /** Those of the parts that were on screen before: what is in one place only does not fly. */
  let parts = PARTS;
  const nameParts = () => {
    const row = findOpenedRow(rowId, page);
    if (dialog.open) set(dialog, NAME, 'mry-sheet');
    parts = parts.filter(([name, inRow, inDetails]) => {
      const rowPart = row?.querySelector<HTMLElement>(inRow);
      const part = dialog.open ? dialog.querySelector<HTMLElement>(inDetails) : rowPart;
      if (!part || !isOnScreen(part)) return false;
      set(part, NAME, name);
      // Has left the row. Its button keeps the focus.
      if (rowPart && part !== rowPart && !isPanel) set(rowPart, 'opacity', '0');
      return true;
    });
  };
  const restore = () => {
    for (const { style } of changed) {
      style.removeProperty(NAME);
      style.removeProperty('opacity');
    }
    changed.clear();
  };
  let isOver = false;
  const stopListening = listenForPress(dialog);
  const finish = () => {
    if (isOver) return;
    isOver = true;
    stopListening();
    restore();
    if (running === flight) {
      running = undefined;
      root.classList.remove(...FLIGHT);
    }
  };

  const [flying, back, panel] = FLIGHT;
  root.classList.add(flying, ...(dialog.open ? [back] : []), ...(isPanel ? [panel] : []));
  nameParts();
  const flight = { end: finish };
  running = flight;
  try {
    const transition = page.startViewTransition(() => {
      restore();
      flushSync(update);
      if (!isOver) nameParts();
    });
    flight.end = () => {
      finish();
      transition.skipTransition();
    };
    // Rejected if it cannot start or is skipped; an error of `update` is reported all the same.
    transition.ready.catch(() => undefined);
    transition.finished.then(finish, finish);
  } catch {
    finish();
    update();
  }
}

/**
 * Ends the flight at a press, and gives the click to the button in that place, because browsers find
 * no element in what flies. Returns a function that stops this.
 */
function listenForPress(dialog: HTMLDialogElement): () => void {
  const page = dialog.ownerDocument;
  const passOn = (event: MouseEvent) => {
    const { target, clientX, clientY, detail } = event;
    // A click by the keyboard has no place.
    if (detail === 0) return;
    page.removeEventListener('click', passOn, { capture: true });
    const button = page.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('button, a');
    if (!button || !dialog.contains(button) || button.contains(target as Node)) return;
    event.stopPropagation();
    button.click();
  };
  const press = () => {
    endFlight();
    page.addEventListener('click', passOn, { capture: true });
  };
  page.addEventListener('pointerdown', press, { capture: true });
  return () => page.removeEventListener('pointerdown', press, { capture: true });
}
