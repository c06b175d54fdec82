import { FindState } from './FindState.js';
import type { States } from './States.js';

export const findStates: States = {
  'Nothing is set': <FindState />,
  'A text is searched': <FindState state={{ text: 'coff' }} />,
  'Names are looked up': <FindState state={{ text: 'coff' }} naming="silent" />,
  'Filters are set': (
    <FindState
      state={{ categories: ['coffee', 'groceries'], amount: { from: '5', to: '50' } }}
      groupBy="month"
    />
  ),
  'Nothing is found': (
    <FindState shows="nothing" state={{ text: 'coff', amount: { from: '900' } }} />
  ),
  'Payments at one merchant': <FindState shows="merchant" naming="done" />,
};
