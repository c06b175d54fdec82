import type { ReactElement } from 'react';

export interface MoneyProps {
  amount: number | string;
  currency: string;
}

/** An amount as the bank writes it: large major units, small minor units. */
export function Money({ amount, currency }: MoneyProps): ReactElement {
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    signDisplay: 'exceptZero',
  });
  const parts = format.formatToParts(Number(amount));
  const point = parts.findIndex(({ type }) => type === 'decimal');
  const text = (from: number, to?: number) =>
    parts
      .slice(from, to)
      .map(({ type, value }) => (type === 'minusSign' ? '−' : value))
      .join('');
  const end = point < 0 ? parts.length : point;
  return (
    <span className="bank-Money" dir="ltr" data-in={Number(amount) > 0 ? '' : undefined}>
      {text(0, end)}
      <small>{text(end)}</small>
    </span>
  );
}
