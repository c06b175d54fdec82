import { detailsStates } from './detailsStates.js';
import { findStates } from './findStates.js';
import { listStates } from './listStates.js';
import type { MatrixProps } from './Matrix.js';
import { interactionStates, moneyStates, tileStates } from './moneyStates.js';
import {
  addressStates,
  amountStates,
  categoryStates,
  hoursStates,
  intermediaryStates,
  logoStates,
  nameStates,
  popoverStates,
  ratingStates,
  statusStates,
} from './partStates.js';
import { reportStates } from './reportStates.js';
import { rowStates } from './rowStates.js';

type SheetMatrix = Omit<MatrixProps, 'themes'>;

/** Every component in every state. Each sheet is a part of the page and a visual test's picture. */
export const sheets = {
  rows: [
    { name: 'States of money', states: moneyStates, size: 'wide' },
    { name: 'Row', states: interactionStates, size: 'wide' },
    { name: 'Tiles', states: tileStates, size: 'wide' },
    { name: 'TransactionRow', states: rowStates, size: 'wide' },
  ],
  parts: [
    { name: 'MerchantLogo', states: logoStates, size: 'small' },
    { name: 'MerchantName', states: nameStates, size: 'medium' },
    { name: 'CategoryIcon', states: categoryStates, size: 'small' },
    { name: 'TransactionAmount', states: amountStates, size: 'small' },
    { name: 'Rating', states: ratingStates, size: 'small' },
    { name: 'IntermediaryBadge', states: intermediaryStates, size: 'small' },
    { name: 'MerchantAddress', states: addressStates, size: 'medium' },
    { name: 'OpeningHoursPopover', states: statusStates, size: 'small' },
    { name: 'OpeningHoursTable', states: hoursStates, size: 'medium' },
    { name: 'OpeningHoursPopover, open', states: popoverStates, size: 'medium' },
  ],
  forms: [
    { name: 'TransactionList', states: listStates, size: 'wide' },
    { name: 'ReportMerchant', states: reportStates, size: 'medium' },
  ],
  find: [{ name: 'FindBar', states: findStates, size: 'medium' }],
  details: [{ name: 'MerchantDetails', states: detailsStates, size: 'medium' }],
} as const satisfies Record<string, readonly SheetMatrix[]>;

export type SheetName = keyof typeof sheets;
