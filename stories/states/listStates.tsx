import { Frozen } from './Frozen.js';
import { ListState } from './ListState.js';
import type { States } from './States.js';

export const listStates: States = {
  Resolved: <ListState />,
  'On its way': <ListState service="silent" daysAgo={2} />,
  'The service fails': <ListState service="broken" daysAgo={4} />,
  'The heading of a day sticks': <ListState daysAgo={10} scrolledBy={70} />,
  'Merchants arrive, 0 ms': (
    <Frozen at={0}>
      <ListState count={1} daysAgo={12} />
    </Frozen>
  ),
  'Merchants arrive, 80 ms': (
    <Frozen at={80}>
      <ListState count={1} daysAgo={13} />
    </Frozen>
  ),
  'Merchants arrive, 160 ms': (
    <Frozen at={160}>
      <ListState count={1} daysAgo={14} />
    </Frozen>
  ),
  Empty: <ListState count={0} />,
  'The first rows are being loaded': <ListState count={0} loadingMore />,
  'More rows are being loaded': <ListState count={1} daysAgo={6} loadingMore />,
  'More rows could not be loaded': <ListState count={1} daysAgo={8} endError />,
};
