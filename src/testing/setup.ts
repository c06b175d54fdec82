import { installLayout } from './installLayout.js';
import { paintAllRows } from './paintAllRows.js';

// Files of an app's tests may have the environment `node`, and need nothing.
if (typeof document !== 'undefined') {
  // A browser lays the page out itself; jsdom and happy-dom have no boxes at all.
  if (document.documentElement.getBoundingClientRect().width > 0) paintAllRows();
  else installLayout();
}
