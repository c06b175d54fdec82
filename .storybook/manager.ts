import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

const { matches: isDark } = window.matchMedia('(prefers-color-scheme: dark)');

addons.setConfig({
  theme: create({ base: isDark ? 'dark' : 'light', brandTitle: 'Merchantry' }),
  layoutCustomisations: {
    // The studio has its own controls and needs the space.
    showPanel: ({ storyId }, defaultValue) =>
      storyId?.startsWith('showcase-theme-studio--') ? false : defaultValue,
  },
});
