import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListedTransaction, MerchantRecord } from '../../../src/index.js';
import { TransactionRow } from '../../../src/list/row/TransactionRow.js';
import type { MerchantLookupStatus } from '../../../src/query/hooks/MerchantLookup.js';
import { lookupOf } from '../../lookupOf.js';

const transaction: ListedTransaction = {
  id: '1',
  merchant_name: 'HARROW AND VALE 0217 LEEDS GB',
  amount: '-57.60',
  currency: 'GBP',
  date: '2026-11-20',
};
const merchant: MerchantRecord = {
  name: 'Harrow & Vale',
  category: 'Groceries',
  opening_hours: { periods: [{ open: { day: 1, time: '0800' }, close: { day: 1, time: '1900' } }] },
};
const lookup = (status: MerchantLookupStatus, record?: MerchantRecord) =>
  lookupOf(record, { status });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('TransactionRow', () => {
  it('gives a masked card an order of its own, which does not turn with the language', () => {
    render(<TransactionRow transaction={{ ...transaction, card: '•• 4417' }} lookup={undefined} />);
    expect(screen.getByText('•• 4417').tagName).toBe('BDI');
  });

  it.each([true, { id: 'r-7' }])('says that a receipt is attached: %j', (receipt) => {
    const row = { ...transaction, receipt };
    render(<TransactionRow transaction={row} lookup={undefined} />);
    expect(screen.getByRole('img', { name: 'Receipt attached' })).toBeInTheDocument();
  });

  it.each([undefined, false, null, 'yes'])('says nothing of a receipt that is %j', (receipt) => {
    const row = { ...transaction, receipt } as ListedTransaction;
    render(<TransactionRow transaction={row} lookup={undefined} />);
    expect(screen.queryByRole('img', { name: 'Receipt attached' })).toBeNull();
  });

  it('hands its element to a ref', () => {
    const ref = createRef<HTMLDivElement>();
    const { container } = render(
      <TransactionRow ref={ref} transaction={transaction} lookup={undefined} />,
    );
    expect(ref.current).toHaveClass('mry-TransactionRow');
    expect(ref.current).toBe(container.firstElementChild);
  });

  it('keeps the focus on its name while something below the amount comes and goes', () => {
    const pending = { ...transaction, state: 'pending' } as const;
    const row = (shown: ListedTransaction) => (
      <TransactionRow transaction={shown} lookup={undefined} onSelect={() => undefined} />
    );
    for (const [first, second] of [
      [transaction, pending],
      [pending, transaction],
    ] as const) {
      const { rerender } = render(row(first));
      const name = screen.getByRole('button');
      name.focus();
      rerender(row(second));
      expect(screen.queryByText('Pending') !== null).toBe(second === pending);
      expect(screen.getByRole('button')).toBe(name);
      expect(name).toHaveFocus();
      rerender(row(first));
      expect(name).toHaveFocus();
      cleanup();
    }
  });

  it('shows the hours as a button for a mouse and as plain text for a finger that presses the row', () => {
    const row = (
      <TransactionRow
        transaction={transaction}
        lookup={lookup('matched', merchant)}
        onSelect={() => undefined}
      />
    );
    const hours = () => screen.queryByRole('button', { name: 'Opening hours of Harrow & Vale' });
    const { unmount } = render(row);
    expect(hours()).toHaveTextContent('Opening hours');
    unmount();

    const query = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
    vi.stubGlobal('matchMedia', () => query);
    const touch = render(row);
    expect(hours()).toBeNull();
    expect(screen.getByText('Opening hours')).toBeInTheDocument();
    touch.unmount();
    expect(query.removeEventListener).toHaveBeenCalledTimes(
      query.addEventListener.mock.calls.length,
    );
  });

  it('is said once: by its button, but for the hours, whose button says them itself', () => {
    const paid = { ...transaction, card: '•• 4417', state: 'pending' } as const;
    const props = { lookup: lookup('matched', merchant), onSelect: () => undefined };
    const { container, rerender } = render(<TransactionRow {...props} transaction={paid} />);
    const name = () => screen.getByRole('button', { name: /^Harrow & Vale/ });
    expect(name()).toHaveAccessibleName(
      /^Harrow & Vale −£57\.60 Pending Groceries\s*card ending 4417$/,
    );
    const texts = [...container.querySelectorAll('span, bdi')].filter(
      (part) => part.childElementCount === 0 && part.textContent && !part.closest('button'),
    );
    expect(texts.filter((part) => !part.closest('[aria-hidden="true"]'))).toEqual([]);
    // What the host app puts in their place may be text, which belongs to the row.
    rerender(<TransactionRow {...props} transaction={paid} slots={{ hours: 'Open today' }} />);
    expect(name()).toHaveAccessibleName(/Groceries\s*card ending 4417\s*Open today$/);
  });

  it('leaves its parts to screen readers where nothing can be pressed', () => {
    const { container } = render(
      <TransactionRow transaction={transaction} lookup={lookup('matched', merchant)} />,
    );
    expect(screen.getByText('−£57.60')).not.toHaveAttribute('aria-hidden');
    expect(container.querySelectorAll('span[aria-hidden]')).toHaveLength(1);
  });

  it('keeps the hours a button for a finger where nothing else leads to the week', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    render(<TransactionRow transaction={transaction} lookup={lookup('matched', merchant)} />);
    expect(screen.getByRole('button')).toHaveAccessibleName('Opening hours of Harrow & Vale');
  });

  it.each(['unmatched', 'idle', 'pending', 'failed'] as const)(
    'is a payment as long as nothing else is known: %s',
    (status) => {
      const { container } = render(
        <TransactionRow transaction={transaction} lookup={lookup(status)} />,
      );
      expect(container.querySelector('.mry-TransactionRow-line')).toHaveTextContent(/^Payment/);
      expect(screen.getByText('HARROW AND VALE 0217 LEEDS GB')).toBeInTheDocument();
    },
  );

  it.each(['idle', 'pending', 'failed'] as const)(
    'makes no statement about the merchant while the lookup is %s',
    (status) => {
      render(<TransactionRow transaction={transaction} lookup={lookup(status)} />);
      expect(screen.queryByText('Not identified')).toBeNull();
    },
  );

  it('shows the category of the code until the merchant is known, and after a failure', () => {
    const coded = { ...transaction, mcc: '5411' };
    const { rerender } = render(<TransactionRow transaction={coded} lookup={lookup('pending')} />);
    expect(screen.getByText('Groceries')).toBeInTheDocument();
    rerender(<TransactionRow transaction={coded} lookup={lookup('failed')} />);
    expect(screen.getByText('Groceries')).toBeInTheDocument();
  });

  it.each([undefined, '', '\u3164\u2800', '\u200b', '\u0301'])(
    'says that the merchant is not identified where record and statement are blank, as %j',
    (blank) => {
      const row = { ...transaction, merchant_name: blank };
      const props = { transaction: row, lookup: lookup('matched', { name: blank ?? ' ' }) };
      const { rerender } = render(<TransactionRow {...props} onSelect={() => undefined} />);
      expect(screen.getByRole('button', { name: /^Not identified/ })).toHaveTextContent(/^Not/);
      rerender(<TransactionRow {...props} onSelect={() => undefined} slots={{ name: null }} />);
      expect(screen.getByRole('button', { name: /^Not identified/ })).toBeEmptyDOMElement();
    },
  );

  it.each(['idle', 'pending', 'failed'] as const)(
    'has a dash for a name where the statement is blank and the lookup is %s',
    (status) => {
      const blank = { ...transaction, merchant_name: '\u200b\u200b' };
      const props = { transaction: blank, lookup: lookup(status), onSelect: () => undefined };
      render(<TransactionRow {...props} />);
      expect(screen.getByRole('button', { name: /^— / })).toHaveTextContent(/^—$/);
    },
  );

  it('shows the raw text where the name of the record looks blank', () => {
    const blank = lookup('matched', { name: '\u3164' });
    render(<TransactionRow transaction={transaction} lookup={blank} />);
    expect(screen.getByText('HARROW AND VALE 0217 LEEDS GB')).toBeInTheDocument();
  });

  it('shows "Online" instead of the hours for an online purchase', () => {
    const online = { ...transaction, online: true };
    render(<TransactionRow transaction={online} lookup={lookup('matched', merchant)} />);
    expect(screen.getByText('Online')).toBeInTheDocument();
    expect(screen.queryByText('Opening hours')).toBeNull();
  });
});
