import { newTheme, type StudioTheme } from './StudioTheme.js';

/** Whether the theme is unchanged. */
export function isPristine({ base, name, changes }: StudioTheme): boolean {
  return base === newTheme.base && name === newTheme.name && Object.keys(changes).length === 0;
}
