import type { Token } from '../../../tools/theme/Token.js';

/** `Font size small`; a colour is named by what it colours: `Text muted`. */
export function tokenLabel({ path }: Token): string {
  const names = path[0] === 'color' ? path.slice(1) : path;
  const words = names.join(' ').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
