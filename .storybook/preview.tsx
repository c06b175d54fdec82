import type { Decorator, Preview } from '@storybook/react-vite';
import { lazy, type ReactElement, type ReactNode, useMemo } from 'react';
import { configure } from 'storybook/test';
import { DisplayProvider } from '../src/index.js';
import { extractArgTypes } from '../stories/docs/api/extractArgTypes.js';
import { Card } from '../stories/frame/Card.js';
import { Page } from '../stories/frame/Page.js';
import { languages } from '../stories/languages.js';
import { sandboxCredits } from '../stories/sandbox/sandboxCredits.js';
import { serviceHost } from '../stories/sandbox/serviceHost.js';
import { STORY_NOW_MS } from '../stories/sandbox/storyNow.js';
import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-arabic';
import '@fontsource-variable/noto-sans-hebrew';
import '@fontsource-variable/noto-sans-jp';
import '../src/theme/styles.css';
import '../src/theme/themes/bold.css';
import '../src/theme/themes/contrast.css';
import '../src/theme/themes/dense.css';
import './preview.css';

// The default of 1 s is too short for an overlay that is loaded on demand on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** Loaded only by documentation pages; stories and their tests do not need them. */
const DocsPage = lazy(async () => {
  const { DocsPage } = await import('../stories/docs/DocsPage.js');
  return { default: DocsPage };
});

const ComponentPage = lazy(async () => {
  const { ComponentPage } = await import('../stories/docs/ComponentPage.js');
  return { default: ComponentPage };
});

interface ReaderProps {
  locale: string;
  /** Milliseconds since 1970, or null for the browser's clock. */
  now: number | null;
  children: ReactNode;
}

function Reader({ locale, now, children }: ReaderProps): ReactElement {
  const messages = languages.find(({ tag }) => tag === locale)?.messages;
  const clock = useMemo(() => (now === null ? undefined : () => new Date(now)), [now]);
  return (
    <DisplayProvider
      locale={locale}
      messages={messages}
      timeZone="Europe/London"
      now={clock}
      attributions={sandboxCredits}
      // A real service's pictures are on hosts of its own: the library's default decides.
      images={serviceHost === undefined ? 'same-origin' : undefined}
    >
      {children}
    </DisplayProvider>
  );
}

/** Sets on the root element what a host app's page would set, before anything measures itself. */
const withReader: Decorator = (Story, { globals, parameters }) => {
  const { colorScheme, direction, locale, theme } = globals;
  const root = document.documentElement;
  if (colorScheme === 'system') delete root.dataset.mryColorScheme;
  else root.dataset.mryColorScheme = colorScheme;
  root.dataset.mryTheme = theme;
  root.lang = locale;
  const own = languages.find(({ tag }) => tag === locale)?.direction ?? 'ltr';
  root.dir = direction === 'auto' ? own : direction;
  return (
    <Reader locale={locale} now={parameters.now}>
      <Story />
    </Reader>
  );
};

/**
 * Puts a component on a card. With `parameters.surface: 'page'` the story fills the page, with
 * `'bare'` its margins too.
 */
const withSurface: Decorator = (Story, { parameters }) => {
  if (parameters.surface === 'bare') return <Story />;
  return (
    <Page>
      {parameters.surface === 'page' ? (
        <Story />
      ) : (
        <Card className="Card-padded">
          <Story />
        </Card>
      )}
    </Page>
  );
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withSurface, withReader],
  // Text of another width until its font arrives would move what is below it.
  loaders: [() => document.fonts.load('1em "Inter Variable"').catch(() => [])],
  initialGlobals: { colorScheme: 'system', direction: 'auto', locale: 'en-GB', theme: 'default' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'default', title: 'Theme: default' },
          { value: 'bold', title: 'Theme: bold' },
          { value: 'dense', title: 'Theme: dense' },
          { value: 'contrast', title: 'Theme: contrast' },
        ],
      },
    },
    colorScheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System', icon: 'browser' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Direction: auto' },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: languages.map(({ tag, title }) => ({ value: tag, title })),
      },
    },
  },
  parameters: {
    now: STORY_NOW_MS,
    layout: 'fullscreen',
    docs: { container: DocsPage, page: ComponentPage, extractArgTypes },
    // A violation fails the story's test. To describe what passes takes axe half of its time.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    // The page's background follows the colour scheme.
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        includeNames: true,
        order: [
          'Start',
          [
            'Merchantry',
            'Getting started',
            'What it does not do',
            'For designers',
            'Theming',
            'Dark mode',
            'Accessibility',
            'Upgrade',
            'Changelog',
          ],
          'Showcase',
          [
            'Transaction list',
            ['Ten Thousand Rows'],
            'Opened row',
            'Merchant details',
            ['Full'],
            'Languages',
            'All states',
            'Your own transactions',
            'Theme studio',
          ],
          'Components',
          ['TransactionList', 'TransactionRow', 'MerchantDetails', '*'],
          'Foundations',
          ['Icons', 'Colour', 'Type', 'Space and shape', 'Motion'],
          'Guides',
          [
            'Your rows',
            'Gateway',
            'Know your service',
            'Data',
            'Find',
            'Testing',
            'Customising',
            'Languages and time zones',
            'Your own design system',
            'Next.js',
            'React Router',
            'Monitoring',
          ],
          'Reference',
          'Recipes',
          ['Overview', '*'],
          'Planner',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        panel: { name: 'Side panel, 280', styles: { width: '280px', height: '640px' } },
        smallest: { name: 'WCAG reflow, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '760px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '900px' } },
      },
    },
  },
};

export default preview;
