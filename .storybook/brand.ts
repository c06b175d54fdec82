import type { ThemeVarsPartial } from 'storybook/theming';

/** The mark of `public/favicon.svg` beside the name. Storybook shows it as HTML. */
const mark = (plate: string, drawing: string) =>
  `<span style="display:flex;gap:9px;align-items:center;font-size:15px;font-weight:600;letter-spacing:-0.01em;line-height:24px"><svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="${plate}"/><g fill="${drawing}"><path d="M9.9 8h12.2c.5 0 .9.3 1.1.7l1.9 5v.6a3 3 0 0 1-6 .4 3.1 3.1 0 0 1-6.2 0 3 3 0 0 1-6-.4v-.6l1.9-5c.2-.4.6-.7 1.1-.7z"/><path d="M8.9 20.4c.7 0 1.2.5 1.2 1.1 0 .4.3.7.7.7h10.4c.4 0 .7-.3.7-.7 0-.6.5-1.1 1.2-1.1s1.2.5 1.2 1.1c0 1.7-1.4 3.1-3.1 3.1H10.8a3.1 3.1 0 0 1-3.1-3.1c0-.6.5-1.1 1.2-1.1z"/></g></svg>Merchantry</span>`;

const fontBase = 'Inter, system-ui, sans-serif';
const brandUrl = './';

/** Storybook's own colours by the system's colour scheme, after `src/theme/tokens.json`. */
export const brand = {
  light: {
    base: 'light',
    brandTitle: mark('#1f4fd8', '#ffffff'),
    brandUrl,
    fontBase,
    colorPrimary: '#1f4fd8',
    colorSecondary: '#1f4fd8',
    appBg: '#f3f4f7',
    appContentBg: '#ffffff',
    appPreviewBg: '#f3f4f7',
    appBorderColor: '#e6e8ec',
    appBorderRadius: 10,
    barBg: '#ffffff',
    barSelectedColor: '#1f4fd8',
    barHoverColor: '#1f4fd8',
    textColor: '#14171c',
    textMutedColor: '#565e6a',
    inputBorderRadius: 8,
  },
  dark: {
    base: 'dark',
    brandTitle: mark('#8fb0ff', '#14171c'),
    brandUrl,
    fontBase,
    colorPrimary: '#8fb0ff',
    colorSecondary: '#5f87f0',
    appBg: '#0b0d10',
    appContentBg: '#14171c',
    appPreviewBg: '#0b0d10',
    appBorderColor: '#262b33',
    appBorderRadius: 10,
    barBg: '#14171c',
    barSelectedColor: '#8fb0ff',
    barHoverColor: '#8fb0ff',
    textColor: '#eceef1',
    textMutedColor: '#a3abb7',
    inputBorderRadius: 8,
  },
} satisfies Record<string, ThemeVarsPartial>;
