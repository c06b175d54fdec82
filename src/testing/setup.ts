import { installLayout } from './installLayout.js';
import { paintAllRows } from './paintAllRows.js';

// A browser has a layout of its own; jsdom and happy-dom have no boxes at all.
const hasLayout =
  typeof document !== 'undefined' && document.documentElement.getBoundingClientRect().width > 0;
if (hasLayout) paintAllRows();
else installLayout();
