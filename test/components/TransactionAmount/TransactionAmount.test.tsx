import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DisplayProvider, TransactionAmount } from '../../../src/index.js';

afterEach(cleanup);

describe('TransactionAmount', () => {
  it.each([
    ['-4.20', 'out', '−£4.20'],
    [-4.2, 'out', '−£4.20'],
    ['2424', 'in', '+£2,424.00'],
    ['+0.01', 'in', '+£0.01'],
    [0, 'out', '£0.00'],
  ])('shows %j as money going %s', (amount, direction, text) => {
    const { container } = render(<TransactionAmount transaction={{ amount, currency: 'GBP' }} />);
    expect(container.firstElementChild).toHaveAttribute('data-direction', direction);
    expect(container.firstElementChild?.textContent).toBe(text);
  });

  it.each([
    ['twelve', 'twelve GBP'],
    ['12,50', '12,50 GBP'],
    ['0x10', '0x10 GBP'],
    [Number.NaN, '—'],
    [null as unknown as number, '—'],
  ])('says of %j, which is not an amount, neither in nor out', (amount, text) => {
    const { container } = render(<TransactionAmount transaction={{ amount, currency: 'GBP' }} />);
    expect(container.firstElementChild).not.toHaveAttribute('data-direction');
    expect(container.firstElementChild?.textContent).toBe(text);
  });

  it('formats the currency of the transaction for the locale', () => {
    const { container } = render(
      <DisplayProvider locale="de">
        <TransactionAmount transaction={{ amount: '-1234.5', currency: 'USD' }} />
      </DisplayProvider>,
    );
    expect(container.textContent?.replace(/\s/g, ' ')).toBe('−1.234,50 $');
  });
});
