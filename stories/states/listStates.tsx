import { ListState } from './ListState.js';
import type { States } from './States.js';

export const listStates: States = {
  Resolved: <ListState />,
  'Asked, no answer yet': <ListState service="silent" daysAgo={2} />,
  'The service fails': <ListState service="broken" daysAgo={4} />,
  Empty: <ListState count={0} />,
  'More rows on their way': <ListState count={1} daysAgo={6} loadingMore />,
};
