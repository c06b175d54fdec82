import type { ReactNode } from 'react';
import { categoryIcons } from '../record/categoryIcons.js';
import type { Icon } from '../record/iconFor.js';

/**
 * The icon of a category: the design team's own, otherwise one of the set, otherwise `fallback`. An
 * `<svg>`, or a `<span>` with their element.
 */
export function renderGlyph(
  { own, builtIn }: Icon<ReactNode>,
  className: string,
  fallback?: ReactNode,
): ReactNode {
  if (own) return <span className={className}>{own}</span>;
  if (!builtIn) return fallback;
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={categoryIcons[builtIn]} />
    </svg>
  );
}
