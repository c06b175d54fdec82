import type { ReactNode } from 'react';
import { glyphs } from '../../record/glyphs.js';
import type { Icon } from '../../record/iconFor.js';
import { wrapText } from './wrapText.js';

/** The icon of a category: the host app's own, in a `<span>`, else the library's, an `<svg>`. */
export function renderGlyph({ own, builtIn }: Icon<ReactNode>, className: string): ReactNode {
  if (own !== undefined) return <span className={className}>{wrapText(own)}</span>;
  return (
    <svg className={className} viewBox="0 0 16 16" aria-hidden="true">
      <path d={glyphs[builtIn]} />
    </svg>
  );
}
