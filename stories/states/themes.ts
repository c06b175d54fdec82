import '../../src/theme/themes/bold.css';
import '../../src/theme/themes/contrast.css';
import '../../src/theme/themes/dense.css';

/**
 * Every theme that is shown, compared as pictures and tested by axe. Each but the default has its
 * style sheet above.
 */
export const themes = ['default', 'bold', 'dense', 'contrast'] as const;

export type ThemeName = (typeof themes)[number];
