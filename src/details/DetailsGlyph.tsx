import type { ReactElement } from 'react';
import { PAPERCLIP } from '../components/markup/renderPaperclip.js';

/** Path data on a grid of 16, for a stroke of 1.5. */
const GLYPHS = {
  pin: 'M8 14.25c-2.6-2.4-4.75-5-4.75-7.6a4.75 4.75 0 0 1 9.5 0c0 2.6-2.15 5.2-4.75 7.6zM8 5a1.75 1.75 0 1 0 0 3.5A1.75 1.75 0 0 0 8 5z',
  clock: 'M8 1.75a6.25 6.25 0 1 0 0 12.5A6.25 6.25 0 0 0 8 1.75zM8 4.75V8l2.25 1.5',
  call: 'M5.9 2.1 4.3 1.85a1.9 1.9 0 0 0-2.2 2.1c.55 5.3 4.65 9.4 9.95 9.95a1.9 1.9 0 0 0 2.1-2.2l-.25-1.6a1.5 1.5 0 0 0-1.1-1.2l-1.6-.4a1.5 1.5 0 0 0-1.5.45l-.5.6A8.6 8.6 0 0 1 6.45 6.8l.6-.5a1.5 1.5 0 0 0 .45-1.5l-.4-1.6a1.5 1.5 0 0 0-1.2-1.1z',
  globe:
    'M8 1.75a6.25 6.25 0 1 0 0 12.5A6.25 6.25 0 0 0 8 1.75zM1.75 8h12.5M8 1.75c1.75 1.7 2.6 3.8 2.6 6.25S9.75 12.55 8 14.25C6.25 12.55 5.4 10.45 5.4 8S6.25 3.45 8 1.75z',
  clip: PAPERCLIP,
  copy: 'M6 5.75h6.5v7.5H6zM3.5 10.25v-7.5H10',
  check: 'M3 8.5 6.5 12 13 4.5',
  down: 'M3.5 6 8 10.5 12.5 6',
} as const;

export interface DetailsGlyphProps {
  name: keyof typeof GLYPHS;
}

/** A decorative icon next to a line of the details. Renders an `<svg aria-hidden>`. */
export function DetailsGlyph({ name }: DetailsGlyphProps): ReactElement {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      data-glyph={name}
      className="mry-DetailsGlyph"
    >
      <path d={GLYPHS[name]} />
    </svg>
  );
}
