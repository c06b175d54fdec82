import type { ReactNode } from 'react';

/**
 * Gives a text an element of its own. Browsers that translate a page replace its text nodes, and
 * React, which holds on to a text node that has siblings, could then neither change nor remove it.
 */
export function wrapText(node: ReactNode): ReactNode {
  const isText = typeof node === 'string' || typeof node === 'number';
  return isText && node !== '' ? <span>{node}</span> : node;
}
