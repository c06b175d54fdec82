import { writeThemeCss } from '../../../src/theme/generator/writeThemeCss.js';
import { allTexts, applyChanges } from '../theme/applyChanges.js';
import { resolveText } from '../theme/resolveText.js';
import type { StudioTheme } from '../theme/StudioTheme.js';

/**
 * The theme's name in the preview, which no theme of the page has, whatever the edited theme is
 * called.
 */
export const PREVIEW_THEME = 'studio-preview';

/** The theme's style sheet for the preview, with the theme's font instead of Storybook's. */
export function previewCss(theme: StudioTheme): string {
  const css = writeThemeCss(PREVIEW_THEME, applyChanges(theme));
  const family = resolveText(allTexts(theme), 'font.family', 'value');
  return `${css}\n\n[data-mry-theme][data-mry-theme="${PREVIEW_THEME}"] { --mry-font-family: ${family}; }`;
}
