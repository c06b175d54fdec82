/** Two adjacent colours, by their tokens in `color`, and the contrast that WCAG 2.2 requires. */
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
const ROWS = ['surface', 'hover', 'selected'];
/** Appear on rows in every state. */
const TRANSLUCENT = new Set(['badge']);

const text: Record<string, readonly string[]> = {
  text: [...ROWS, 'surface-raised', 'badge'],
  'text-muted': [...ROWS, 'surface-raised', 'badge', 'heading'],
  'text-faint': [...ROWS, 'heading'],
  accent: [...ROWS, 'surface-raised'],
  positive: [...ROWS, 'surface-raised'],
  caution: [...ROWS, 'surface-raised', 'badge'],
  'on-accent': ['accent', 'accent-hover'],
  // The tooltip swaps text and surface.
  surface: ['text'],
};

const graphics: Record<string, readonly string[]> = {
  rating: ROWS,
  edge: ['surface', 'hover'],
};

/** Every pair that occurs in the style sheet. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairsOf(text, TEXT),
  ...pairsOf(graphics, GRAPHICS),
];

function pairsOf(
  backgrounds: Record<string, readonly string[]>,
  minimum: ContrastPair['minimum'],
): ContrastPair[] {
  return Object.entries(backgrounds).flatMap(([foreground, papers]) =>
    papers.flatMap((background) =>
      (TRANSLUCENT.has(background) ? ROWS : ['surface']).map((behind) => ({
        foreground,
        background,
        behind,
        minimum,
      })),
    ),
  );
}
