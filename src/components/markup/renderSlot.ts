import type { ReactNode } from 'react';
import { wrapText } from './wrapText.js';

/**
 * Fills one place of a component. A node replaces the default part, `null` removes it, and a slot
 * that is left out keeps it. A function gets what is shown and the default part, and returns what
 * to show instead. It is called while rendering, but it is no component: it must not use hooks.
 */
export type Slot<Shown> = ReactNode | ((shown: Shown, defaultPart: ReactNode) => ReactNode);

/** What a slot shows: null where React would render nothing for what the host app gave. */
export function renderSlot<Shown>(
  slot: Slot<Shown>,
  shown: Shown,
  defaultPart: ReactNode,
): ReactNode {
  if (slot === undefined) return defaultPart;
  const node = typeof slot === 'function' ? slot(shown, defaultPart) : slot;
  return node === undefined || typeof node === 'boolean' || node === '' ? null : wrapText(node);
}
