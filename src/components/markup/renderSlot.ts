import type { ReactNode } from 'react';
import { wrapText } from './wrapText.js';

/**
 * The content of a slot. A node replaces the default part, `null` removes it, and an omitted slot
 * keeps it. A function gets the state shown and the default part, and returns the replacement. It
 * is called while rendering, but is not a component: it must not use hooks.
 */
export type Slot<Shown> = ReactNode | ((shown: Shown, defaultPart: ReactNode) => ReactNode);

/** Renders a slot: null if React would render nothing for the host app's content. */
export function renderSlot<Shown>(
  slot: Slot<Shown>,
  shown: Shown,
  defaultPart: ReactNode,
): ReactNode {
  if (slot === undefined) return defaultPart;
  return wrapText(typeof slot === 'function' ? slot(shown, defaultPart) : slot);
}
