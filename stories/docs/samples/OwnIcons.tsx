import type { ReactElement } from 'react';
import { CategoryIcon, DisplayProvider, type MerchantRecord } from '../../../src/index.js';

/** Keys are your service's labels or keys of categories. Keep the object stable. */
const icons = {
  Groceries: (
    <svg viewBox="0 0 16 16" width="100%" height="100%" aria-hidden="true">
      <circle cx="8" cy="8" r="5.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
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
