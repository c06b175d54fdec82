import { writeThemeCss } from '../../../src/theme/generator/writeThemeCss.js';
import { allTexts, applyChanges } from '../theme/applyChanges.js';
import { resolveText } from '../theme/resolveText.js';
import type { StudioTheme } from '../theme/StudioTheme.js';

/**
 * The name of the theme in the preview: no theme of the page is called that, whatever the edited
 * one is.
 */
export const PREVIEW_THEME = 'studio-preview';

/**
 * The theme's style sheet for the preview. Storybook gives every theme its own font; here it is the
 * theme's.
 */
export function previewCss(theme: StudioTheme): string {
  const css = writeThemeCss(PREVIEW_THEME, applyChanges(theme));
  const family = resolveText(allTexts(theme), 'font.family', 'value');
  return `${css}\n\n[data-mry-theme][data-mry-theme="${PREVIEW_THEME}"] { --mry-font-family: ${family}; }`;
}
