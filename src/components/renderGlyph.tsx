import type { ReactNode } from 'react';
import type { Glyphs } from '../record/glyphs.js';
import type { Icon } from '../record/iconFor.js';

/**
 * The icon of a category: the design team's own, in a `<span>`, otherwise the library's, an `<svg>`,
 * which is empty until its `glyphs` are there.
 */
export function renderGlyph(
  { own, builtIn }: Icon<ReactNode>,
  className: string,
  glyphs: Glyphs | undefined,
): ReactNode {
  if (own !== undefined) return <span className={className}>{own}</span>;
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      {/* The server may have had the glyph already. */}
      <path d={glyphs?.[builtIn]} suppressHydrationWarning />
    </svg>
  );
}
