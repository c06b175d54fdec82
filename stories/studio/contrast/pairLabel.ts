import type { ContrastResult, Scheme } from './contrastReport.js';

export const schemeLabels: Readonly<Record<Scheme, string>> = {
  value: 'Light',
  dark: 'Dark',
  contrast: 'More contrast, light',
  'contrast-dark': 'More contrast, dark',
};

/** `Text muted on hover`, `Text on badge over selected`. */
export function pairLabel({ foreground, background, behind }: ContrastResult): string {
  const words = (path: string) => path.replace('color.', '').replace(/[-.]/g, ' ');
  const label = foreground.startsWith('logo.')
    ? words(foreground).replace('logo ink', 'monogram')
    : `${words(foreground)} on ${words(background)}${behind === 'color.surface' ? '' : ` over ${words(behind)}`}`;
  return label.charAt(0).toUpperCase() + label.slice(1);
}
