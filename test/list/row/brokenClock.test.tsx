import { act, cleanup, render } from '@testing-library/react';
import { Component, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { notify } from '../../../src/display/pageState.js';
import { DisplayProvider, TransactionRow } from '../../../src/index.js';
import { ListCredits } from '../../../src/list/behavior/ListCredits.js';
import { MountedRows } from '../../../src/list/row/MountedRows.js';
import { lookupOf } from '../../lookupOf.js';

afterEach(cleanup);

const merchant = { name: 'Northside Coffee' };
const lookup = lookupOf(merchant);
const attributions = { atlas: { text: 'Data by Atlas' } };

function Row({ id }: { id: string }): ReactElement {
  const transaction = { id, amount: '-4.20', currency: 'GBP', date: '2026-11-20' };
  const [counter] = useState(() => new MountedRows());
  useEffect(() => counter.add({ ...lookup, transaction, memory: { current: undefined } }));
  return (
    <>
      <TransactionRow transaction={transaction} lookup={lookup} />
      <ListCredits rows={counter} />
    </>
  );
}

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render(): ReactNode {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

it('a clock that begins to throw takes only its own rows with it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = false;
  const broken = () => {
    if (isBroken) throw new Error('no time');
    return new Date();
  };
  const { container } = render(
    <>
      <Boundary>
        <DisplayProvider now={broken} attributions={attributions}>
          <Row id="1" />
        </DisplayProvider>
      </Boundary>
      <DisplayProvider attributions={attributions}>
        <Row id="2" />
      </DisplayProvider>
    </>,
  );
  isBroken = true;
  act(notify);
  expect(container.textContent).toContain('failed');
  expect(container.querySelectorAll('.mry-TransactionRow')).toHaveLength(1);
});
