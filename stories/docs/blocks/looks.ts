/** Values of `--mry-logo-radius`. */
export const SHAPES = {
  '27%': 'Rounded square, the default',
  '50%': 'Circle',
  '0%': 'Square',
} as const;

/** The ready themes, and what each is for. */
export const THEMES = {
  default: 'Calm and quiet. Built in.',
  bold: 'A bold consumer brand: warm surfaces, round shapes, heavy names.',
  dense:
    'A back-office table: low rows with hairlines, on one line if they fit, and square shapes.',
  contrast: 'Text of at least 7:1, with strong borders and focus rings.',
} as const;
