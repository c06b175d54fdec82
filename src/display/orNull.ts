import type { ReactNode } from 'react';

/** The node, or null where React shows nothing for it. */
export function orNull(node: ReactNode): ReactNode {
  return node === undefined || typeof node === 'boolean' || node === '' ? null : node;
}
