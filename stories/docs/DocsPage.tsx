import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, type ReactElement, useEffect, useState } from 'react';
import { create } from 'storybook/theming';
import './DocsPage.css';
import { DocsScheme } from './DocsScheme.js';

interface Globals {
  colorScheme?: string;
  theme?: string;
}

const fontBase = '"Inter Variable", system-ui, sans-serif';
const light = create({ base: 'light', fontBase, appContentBg: '#ffffff' });
const dark = create({ base: 'dark', fontBase, appContentBg: '#15181d' });

const DARK = matchMedia('(prefers-color-scheme: dark)');

/** A documentation page in the toolbar's theme and colour scheme, like the stories. */
export function DocsPage({
  context,
  ...props
}: PropsWithChildren<DocsContainerProps>): ReactElement {
  const [globals, setGlobals] = useState<Globals>(() => readGlobals(context));
  useEffect(() => {
    const update = () => setGlobals(readGlobals(context));
    const events = ['setGlobals', 'globalsUpdated'];
    for (const event of events) context.channel.on(event, update);
    DARK.addEventListener('change', update);
    return () => {
      for (const event of events) context.channel.off(event, update);
      DARK.removeEventListener('change', update);
    };
  }, [context]);

  const { colorScheme = 'system', theme = 'default' } = globals;
  useEffect(() => {
    const root = document.documentElement;
    if (colorScheme === 'system') delete root.dataset.mryColorScheme;
    else root.dataset.mryColorScheme = colorScheme;
    root.dataset.mryTheme = theme;
  }, [colorScheme, theme]);
  const isDark = colorScheme === 'dark' || (colorScheme === 'system' && DARK.matches);
  return (
    <DocsScheme.Provider value={isDark ? 'dark' : 'light'}>
      <DocsContainer {...props} context={context} theme={isDark ? dark : light} />
    </DocsScheme.Provider>
  );
}

/** The current values of the toolbar. */
function readGlobals({ channel }: DocsContainerProps['context']): Globals {
  const [payload] = channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? [];
  return (payload as { globals?: Globals } | undefined)?.globals ?? {};
}
