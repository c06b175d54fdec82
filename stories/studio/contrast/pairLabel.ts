import type { ContrastResult, Scheme } from './contrastReport.js';

export const schemeLabels: Readonly<Record<Scheme, string>> = {
  value: 'Light',
  dark: 'Dark',
  contrast: 'More contrast, light',
  'contrast-dark': 'More contrast, dark',
};

/** `Text muted on hover`, `Text on badge over selected`, `Hue coral ink on its tint`. */
export function pairLabel(result: ContrastResult): string {
  return `${foregroundLabel(result)} on ${backgroundLabel(result)}`;
}

/** `Text muted`. */
export function foregroundLabel({ foreground }: ContrastResult): string {
  const label = words(foreground);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** `hover`, `badge over selected`, `its tint`. */
export function backgroundLabel({ foreground, background, behind }: ContrastResult): string {
  if (foreground.startsWith('hue.')) return 'its tint';
  return `${words(background)}${behind === 'color.surface' ? '' : ` over ${words(behind)}`}`;
}

function words(path: string): string {
  return path.replace('color.', '').replace(/[-.]/g, ' ');
}
