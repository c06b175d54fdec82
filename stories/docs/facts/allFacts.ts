import type { ComponentFacts } from '../blocks/ComponentFacts.js';
import { categoryIcon } from './categoryIcon.js';
import { intermediaryBadge } from './intermediaryBadge.js';
import { merchantAddress } from './merchantAddress.js';
import { merchantCredits } from './merchantCredits.js';
import { merchantDetails } from './merchantDetails.js';
import { merchantLogo } from './merchantLogo.js';
import { merchantName } from './merchantName.js';
import { merchantVisits } from './merchantVisits.js';
import { openingHoursPopover } from './openingHoursPopover.js';
import { openingHoursTable } from './openingHoursTable.js';
import { rating } from './rating.js';
import { reportMerchant } from './reportMerchant.js';
import { transactionAmount } from './transactionAmount.js';
import { transactionList } from './transactionList.js';
import { transactionRow } from './transactionRow.js';

/** Every component with a page of its own. */
export const allFacts: readonly ComponentFacts[] = [
  transactionList,
  transactionRow,
  merchantDetails,
  merchantVisits,
  reportMerchant,
  merchantLogo,
  merchantName,
  categoryIcon,
  intermediaryBadge,
  openingHoursPopover,
  openingHoursTable,
  rating,
  merchantAddress,
  transactionAmount,
  merchantCredits,
];
