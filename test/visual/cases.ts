import type { SheetName } from '../../stories/states/sheets.js';
import type { ThemeName } from '../../stories/states/themes.js';

/** What a page can be shown in. Default: light, the default theme, English, 1280 pixels, no emulation. */
export interface Case {
  theme?: ThemeName;
  scheme?: 'dark';
  locale?: 'ar';
  /** Of the page, in pixels. */
  width?: number;
  /** Of the root element, in percent: what the reader's browser is set to. */
  textSize?: number;
  /** `forced-colors: active`, as Windows' contrast themes do. */
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
