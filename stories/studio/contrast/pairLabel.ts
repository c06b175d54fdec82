import type { ContrastResult, Scheme } from './contrastReport.js';

export const schemeLabels: Readonly<Record<Scheme, string>> = {
  value: 'Light',
  dark: 'Dark',
  contrast: 'More contrast, light',
  'contrast-dark': 'More contrast, dark',
};

/** `Text muted on hover`, `Text on badge over selected`, `Hue coral ink on its tint`. */
export function pairLabel({ foreground, background, behind }: ContrastResult): string {
  const words = (path: string) => path.replace('color.', '').replace(/[-.]/g, ' ');
  const paper = foreground.startsWith('hue.') ? 'its tint' : words(background);
  const over = behind === 'color.surface' ? '' : ` over ${words(behind)}`;
  const label = `${words(foreground)} on ${paper}${over}`;
  return label.charAt(0).toUpperCase() + label.slice(1);
}
