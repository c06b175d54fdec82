import { type ReactElement, useMemo } from 'react';
import {
  type CategoryKey,
  categoryHue,
  categoryKey,
  type ListedTransaction,
  type Messages,
  useMerchants,
} from '../../../src/index.js';

interface SpentByCategoryProps {
  /** Of one currency. `useMerchants` is made for fewer than 100. */
  transactions: readonly ListedTransaction[];
  messages: Messages;
}

/** A bar for each category, in the colour and the words of its rows. */
export function SpentByCategory({ transactions, messages }: SpentByCategoryProps): ReactElement {
  const lookups = useMerchants(transactions);
  const spent = useMemo(() => {
    const pence = new Map<CategoryKey, number>();
    for (const transaction of transactions) {
      const cost = -Math.round(Number(transaction.amount) * 100);
      if (!(cost > 0)) continue;
      const key = categoryKey(lookups.get(transaction.id)?.merchant, transaction, messages);
      pence.set(key, (pence.get(key) ?? 0) + cost);
    }
    return [...pence].sort(([, a], [, b]) => b - a);
  }, [transactions, lookups, messages]);
  const most = spent[0]?.[1] ?? 1;
  return (
    <dl>
      {spent.map(([key, cost]) => (
        <div key={key}>
          <dt>{messages.categories[key]}</dt>
          <dd
            style={{
              inlineSize: `${(100 * cost) / most}%`,
              marginInlineStart: 0,
              background: `var(--mry-hue-${categoryHue(key)}-tint)`,
              color: `var(--mry-hue-${categoryHue(key)}-ink)`,
            }}
          >
            {(cost / 100).toFixed(2)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
