import type { ReactElement } from 'react';
import { CategoryIcon, DisplayProvider, type MerchantRecord } from '../../../src/index.js';

/** Keys are your service's labels or names of the built-in set. Keep the object stable. */
const icons = {
  Groceries: (
    <svg viewBox="0 0 24 24" width="100%" height="100%" aria-hidden="true">
      <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  ),
};

export function OwnIcons({ merchant }: { merchant: MerchantRecord }): ReactElement {
  return (
    <DisplayProvider icons={icons}>
      <CategoryIcon merchant={merchant} />
    </DisplayProvider>
  );
}
