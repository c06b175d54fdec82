import { installLayout } from './installLayout.js';
import { paintAllRows } from './paintAllRows.js';

// A browser lays the page out itself; jsdom and happy-dom have no boxes at all.
const hasLayout =
  typeof document !== 'undefined' && document.documentElement.getBoundingClientRect().width > 0;
if (hasLayout) paintAllRows();
else installLayout();
