import { FindState } from './FindState.js';
import type { States } from './States.js';

export const findStates: States = {
  'Nothing is set': <FindState label="Search 1" />,
  'A text is searched': <FindState label="Search 2" state={{ text: 'coff' }} />,
  'Names are looked up': <FindState label="Search 3" state={{ text: 'coff' }} naming="silent" />,
  'Filters are set': (
    <FindState
      label="Search 4"
      state={{ categories: ['coffee', 'groceries'], amount: { from: '5', to: '50' } }}
      groupBy="month"
    />
  ),
  'Nothing is found': (
    <FindState label="Search 5" shows="nothing" state={{ text: 'coff', amount: { from: '900' } }} />
  ),
  'Payments at one merchant': <FindState label="Search 6" shows="merchant" naming="done" />,
};
