import { isPristine } from './isPristine.js';
import type { StudioTheme } from './StudioTheme.js';

/** The theme as text for a URL: `a-z A-Z 0-9 _ -`. Empty if it is unchanged. */
export function encodeTheme(theme: StudioTheme): string {
  if (isPristine(theme)) return '';
  const { name, base, changes } = theme;
  const short = Object.entries(changes).map(([path, text]) =>
    Object.keys(text).length === 1 ? [path, text.value] : [path, text],
  );
  const bytes = new TextEncoder().encode(JSON.stringify([name, base, Object.fromEntries(short)]));
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
