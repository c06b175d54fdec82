import type { SheetName } from '../../stories/states/sheets.js';
import type { ThemeName } from '../../stories/states/themes.js';

/** How a page is shown. Default: light, default theme, English, 1280 pixels, no emulation. */
export interface Case {
  theme?: ThemeName;
  scheme?: 'dark';
  locale?: 'ar';
  /** Width of the page in pixels. */
  width?: number;
  /** Font size of the root element in percent, as set in the reader's browser. */
  textSize?: number;
  /** `forced-colors: active`, as with Windows' contrast themes. */
  forcedColors?: true;
  /** Default: all. */
  sheets?: readonly SheetName[];
}

/** A picture is named by its case and its sheet: `dark-rows`. */
export const cases = {
  light: {},
  dark: { scheme: 'dark' },
  bold: { theme: 'bold', sheets: ['rows', 'parts'] },
  dense: { theme: 'dense', sheets: ['rows', 'parts'] },
  contrast: { theme: 'contrast', sheets: ['rows', 'parts', 'forms'] },
  'forced-colors': { forcedColors: true, sheets: ['rows', 'parts', 'forms'] },
  rtl: { locale: 'ar' },
  narrow: { width: 320 },
  'large-text': { textSize: 200, width: 640, sheets: ['rows', 'parts'] },
} as const satisfies Record<string, Case>;
