import { ListState } from './ListState.js';
import type { States } from './States.js';

export const listStates: States = {
  Resolved: <ListState />,
  'Asked, no answer yet': <ListState service="silent" daysAgo={2} />,
  'The service fails': <ListState service="broken" daysAgo={4} />,
  Empty: <ListState count={0} />,
  'The first rows are being loaded': <ListState count={0} loadingMore />,
  'More rows are being loaded': <ListState count={1} daysAgo={6} loadingMore />,
  'More rows could not be loaded': <ListState count={1} daysAgo={8} endError />,
};
