import type { CSSProperties, ReactElement } from 'react';
import type { ThemeName } from '../states/themes.js';
import type { Look } from './Look.js';
import { type Segment, Segments } from './Segments.js';

const swatch = (one: string, other: string): ReactElement => (
  <span
    className="Segments-swatch"
    style={{ '--segments-one': one, '--segments-other': other } as CSSProperties}
  />
);

const drawing = (d: string): ReactElement => (
  <svg viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d={d} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** Accent and surface of each theme in light. */
const THEMES: readonly Segment<ThemeName>[] = [
  { value: 'default', label: 'Default', picture: swatch('#1f4fd8', '#ffffff') },
  { value: 'bold', label: 'Bold', picture: swatch('#b8004f', '#fff6ec') },
  { value: 'dense', label: 'Dense', picture: swatch('#005a9c', '#e8eff6') },
  { value: 'contrast', label: 'Contrast', picture: swatch('#000000', '#ffe14d') },
];

const SUN =
  'M9 6a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM9 1.75v1M9 15.25v1M16.25 9h-1M2.75 9h-1M14.13 3.87l-.71.71M4.58 13.42l-.71.71M14.13 14.13l-.71-.71M4.58 4.58l-.71-.71';
const MOON = 'M15.25 10.6A6.5 6.5 0 1 1 7.4 2.75a5.2 5.2 0 0 0 7.85 7.85z';

const SCHEMES: readonly Segment<Look['colorScheme']>[] = [
  { value: 'light', label: 'Light', picture: drawing(SUN) },
  { value: 'dark', label: 'Dark', picture: drawing(MOON) },
];

const LANGUAGES: readonly Segment<string>[] = [
  { value: 'en-GB', label: 'English' },
  { value: 'de', label: 'Deutsch', lang: 'de' },
  { value: 'ar', label: 'العربية', lang: 'ar' },
];

interface LookButtonsProps {
  look: Look;
  onLook: (change: Partial<Look>) => void;
}

/** Theme, colour scheme and language of the page. Renders a `<div>`. */
export function LookButtons({ look, onLook }: LookButtonsProps): ReactElement {
  return (
    <div className="Front-look">
      <Segments
        name="Theme"
        segments={THEMES}
        value={look.theme}
        onChange={(theme) => onLook({ theme })}
      />
      <Segments
        name="Colour scheme"
        segments={SCHEMES}
        value={look.colorScheme}
        onChange={(colorScheme) => onLook({ colorScheme })}
      />
      <Segments
        name="Language"
        segments={LANGUAGES}
        value={look.locale}
        onChange={(locale) => onLook({ locale })}
      />
    </div>
  );
}
