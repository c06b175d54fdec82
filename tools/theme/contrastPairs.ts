/** Two adjacent colours, by the paths of their tokens, and the contrast that WCAG 2.2 requires. */
export interface ContrastPair {
  foreground: string;
  background: string;
  /** The colour behind a background that is not opaque. */
  behind: string;
  /** 4.5 for text (1.4.3), 3 for graphics and the edges of controls (1.4.11). */
  minimum: 3 | 4.5;
}

const TEXT = 4.5;
const GRAPHICS = 3;
const ROWS = ['surface', 'hover', 'pressed', 'selected'];
/** Appear on rows in every state. */
const TRANSLUCENT = new Set(['badge']);
const HUES = [
  ...['coral', 'orange', 'amber', 'lime', 'green', 'teal', 'cyan', 'blue', 'indigo', 'violet'],
  ...['magenta', 'rose', 'neutral'],
];

const text: Record<string, readonly string[]> = {
  text: [...ROWS, 'surface-raised', 'sunken', 'page', 'badge'],
  'text-muted': [...ROWS, 'surface-raised', 'sunken', 'page', 'badge', 'heading'],
  'text-faint': ['surface', 'hover', 'heading'],
  'accent-ink': ['surface', 'hover', 'selected', 'surface-raised', 'sunken'],
  positive: [...ROWS, 'surface-raised'],
  declined: [...ROWS, 'surface-raised'],
  caution: [...ROWS, 'surface-raised', 'badge'],
  'on-accent': ['accent', 'accent-hover'],
  // The tooltip swaps text and surface.
  surface: ['text'],
};

const graphics: Record<string, readonly string[]> = {
  rating: ROWS,
  // Dots and stars of a row.
  'text-faint': ['pressed', 'selected'],
  // The focus and the bar of a row that is pressed.
  'accent-ink': ['pressed'],
  edge: ['surface', 'hover'],
  open: ROWS,
  state: ROWS,
  // The glyphs of badges on logos; that of money coming back stands on its colour.
  surface: ['state', 'positive'],
};

/** Every pair that occurs in the style sheet. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairsOf(text, TEXT),
  ...pairsOf(graphics, GRAPHICS),
  ...HUES.map((hue) => ({
    foreground: `hue.${hue}.ink`,
    background: `hue.${hue}.tint`,
    behind: 'color.surface',
    minimum: TEXT as ContrastPair['minimum'],
  })),
];

function pairsOf(
  backgrounds: Record<string, readonly string[]>,
  minimum: ContrastPair['minimum'],
): ContrastPair[] {
  return Object.entries(backgrounds).flatMap(([foreground, papers]) =>
    papers.flatMap((background) =>
      (TRANSLUCENT.has(background) ? ROWS : ['surface']).map((behind) => ({
        foreground: `color.${foreground}`,
        background: `color.${background}`,
        behind: `color.${behind}`,
        minimum,
      })),
    ),
  );
}
