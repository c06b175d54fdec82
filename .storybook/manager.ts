import { createElement } from 'react';
import { STORY_CHANGED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { REQUESTS, type RequestsMessage } from '../stories/sandbox/requestChannel.js';
import { brand } from './brand.js';
import { RequestsPanel, RequestsTitle } from './requests/RequestsPanel.js';
import { requestsStore } from './requests/requestsStore.js';
import { toSentence } from './toSentence.js';
import { toWindowTitle } from './toWindowTitle.js';

const { matches: isDark } = window.matchMedia('(prefers-color-scheme: dark)');
const base = isDark ? 'dark' : 'light';

/** Pages with controls of their own, which need the space. */
const WIDE = /^(?:start-merchantry|showcase-theme-studio)--/;

addons.setConfig({
  theme: create(brand[base]),
  sidebar: {
    renderLabel: ({ name, type }) => (type === 'story' ? toSentence(name) : name),
  },
  layoutCustomisations: {
    showPanel: ({ storyId = '' }, defaultValue) => (WIDE.test(storyId) ? false : defaultValue),
  },
});

// Storybook has no setting for the page's title.
new MutationObserver(() => {
  const title = toWindowTitle(document.title);
  if (title !== document.title) document.title = title;
}).observe(document.head, { childList: true, subtree: true, characterData: true });

addons.register('merchantry/requests', (api) => {
  api.on(STORY_CHANGED, () => requestsStore.set(undefined));
  api.on(REQUESTS, (message: RequestsMessage) => requestsStore.set(message));
  addons.add('merchantry/requests/panel', {
    type: types.PANEL,
    title: RequestsTitle,
    render: ({ active }) => (active ? createElement(RequestsPanel) : null),
  });
});
