import type { Meta } from '@storybook/react-vite';
import { MerchantSheet } from '../../src/index.js';
import * as Showcase from '../OpenedRow.stories.js';
import type { ComponentDocs } from './ComponentDocs.js';
import sample from './samples/OpenedBesideList.tsx?raw';

/** The page of the component. Its stories are those of the showcase. */
const meta: Meta = {
  ...(Showcase.default as Meta),
  title: 'Components/MerchantSheet',
  component: MerchantSheet,
  tags: ['autodocs'],
  parameters: {
    ...Showcase.default.parameters,
    docs: {
      ...Showcase.default.parameters?.docs,
      sample,
      selectors: {
        '.mry-MerchantSheet': 'The dialog, and with `::backdrop` the page behind it.',
        '.mry-MerchantSheet[data-panel]': 'A panel beside the list, not modal.',
        '.mry-MerchantSheet[data-scrolled]':
          'Its content is behind the bar, which has a line below.',
        '.mry-MerchantSheet[data-scrolled="name"]': 'The name is, too: the bar shows it.',
        '.mry-MerchantSheet-bar': 'The bar, which stays in view.',
        '.mry-MerchantSheet-name': 'The name in the bar.',
        '.mry-MerchantSheet-button': 'Previous, next and close.',
        '.mry-MerchantSheet-button[aria-disabled]': 'There is no row before, or after.',
      },
      accessibility: [
        'A modal dialog, or as a panel one that is not modal, named after the merchant.',
        'The focus moves into the dialog itself, and returns to the row. If the row is gone, it moves to the tab stop of the list.',
        'Escape closes the newest overlay only: first an open popover, then the sheet.',
        'A swipe is never the only way: there is a button, and Escape.',
        'For people who prefer reduced motion, nothing flies and nothing slides.',
      ],
      usage: [
        {
          do: 'Keep a column free for the panel on large screens, so that the list stays where it is.',
          dont: 'Don’t cover the list with it there. People compare the details with the list.',
        },
      ],
    } satisfies ComponentDocs,
  },
};

export default meta;

export const Opened: typeof Showcase.Opened = { ...Showcase.Opened, tags: ['!dev', '!test'] };
