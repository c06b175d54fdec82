import type { ThemeName } from '../states/themes.js';

/** How the page is shown. */
export interface Look {
  theme: ThemeName;
  colorScheme: 'light' | 'dark';
  /** BCP 47. */
  locale: string;
}
