import type { ReactElement } from 'react';

/** Path data on a grid of 16, for a stroke of 1.5. */
const GLYPHS = {
  search: 'M7 2.25a4.75 4.75 0 1 0 0 9.5 4.75 4.75 0 0 0 0-9.5zM10.5 10.5l3.25 3.25',
  clear: 'M4.5 4.5l7 7M11.5 4.5l-7 7',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  down: 'M4.5 6.5 8 10l3.5-3.5',
  check: 'M3.75 8.25 6.75 11.25 12.25 5',
  card: 'M3.25 3.25h9.5a1.5 1.5 0 0 1 1.5 1.5v6.5a1.5 1.5 0 0 1-1.5 1.5h-9.5a1.5 1.5 0 0 1-1.5-1.5v-6.5a1.5 1.5 0 0 1 1.5-1.5zM1.75 6.5h12.5M4.5 10h2',
  clock: 'M8 1.75a6.25 6.25 0 1 0 0 12.5A6.25 6.25 0 0 0 8 1.75zM8 4.75V8l2.25 1.5',
  warning: 'M8 1.75a6.25 6.25 0 1 0 0 12.5A6.25 6.25 0 0 0 8 1.75zM8 4.75v4M8 11.25h.01',
  download:
    'M8 2.25v7.5M5 7l3 3 3-3M2.75 11v1.25a1.5 1.5 0 0 0 1.5 1.5h7.5a1.5 1.5 0 0 0 1.5-1.5V11',
} as const;

export type FindGlyphName = keyof typeof GLYPHS;

/** A decorative icon. Renders an `<svg aria-hidden>`. */
export function FindGlyph({ name }: { name: FindGlyphName }): ReactElement {
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      data-glyph={name}
      className="mry-FindGlyph"
    >
      <path d={GLYPHS[name]} />
    </svg>
  );
}
