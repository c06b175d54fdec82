import type { ContrastResult, Scheme } from './contrastReport.js';

export const schemeLabels: Readonly<Record<Scheme, string>> = {
  value: 'Light',
  dark: 'Dark',
  contrast: 'More contrast, light',
  'contrast-dark': 'More contrast, dark',
};

/** `Text muted on hover`. */
export function pairLabel({ foreground, background }: ContrastResult): string {
  const words = (path: string) => path.replace('color.', '').replace(/[-.]/g, ' ');
  const label = foreground.startsWith('logo.')
    ? words(foreground).replace('logo ink', 'monogram')
    : `${words(foreground)} on ${words(background)}`;
  return label.charAt(0).toUpperCase() + label.slice(1);
}
