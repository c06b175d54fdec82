import { writeThemeCss } from '../../../tools/theme/writeThemeCss.js';
import { applyChanges } from './applyChanges.js';
import type { StudioTheme } from './StudioTheme.js';

/** The theme's style sheet, as `npm run update -- tokens` writes those of the library. */
export function exportCss(theme: StudioTheme): string {
  return `${writeThemeCss(theme.name, applyChanges(theme))}\n`;
}
