import { writeThemeCss } from '../../../tools/theme/writeThemeCss.js';
import { allTexts, applyChanges } from '../theme/applyChanges.js';
import { resolveText } from '../theme/resolveText.js';
import type { StudioTheme } from '../theme/StudioTheme.js';
import { defaultTexts } from '../theme/tokenText.js';
import type { PreviewView } from './PreviewView.js';

/**
 * The theme's name in the preview, which no theme of the page has, whatever the edited theme is
 * called.
 */
export const PREVIEW_THEME = 'studio-preview';

/**
 * The theme's style sheet for the preview, with the theme's font instead of Storybook's. Inter may
 * stand for the system's font, for which a theme without one of its own is not drawn.
 */
export function previewCss(theme: StudioTheme, font: PreviewView['font']): string {
  const css = writeThemeCss(PREVIEW_THEME, applyChanges(theme));
  const own = resolveText(allTexts(theme), 'font.family', 'value');
  const isSystem = own === defaultTexts['font.family']?.value;
  const family = isSystem && font === 'Inter' ? `"Inter Variable", ${own}` : own;
  return `${css}\n\n[data-mry-theme][data-mry-theme="${PREVIEW_THEME}"] { --mry-font-family: ${family}; }`;
}
