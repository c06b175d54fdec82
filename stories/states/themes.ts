import '../../src/theme/themes/bold.css';
import '../../src/theme/themes/contrast.css';
import '../../src/theme/themes/dense.css';

/**
 * Every theme in the stories, the visual tests and the axe tests. Each but the default needs its
 * style sheet above.
 */
export const themes = ['default', 'bold', 'dense', 'contrast'] as const;

export type ThemeName = (typeof themes)[number];
