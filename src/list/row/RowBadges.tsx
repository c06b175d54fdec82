'use client';
import type { ReactElement } from 'react';
import { OpeningHoursPopover } from '../../components/hours/OpeningHoursPopover.js';
import { OpeningHoursStatus } from '../../components/hours/OpeningHoursStatus.js';
import { IntermediaryBadge } from '../../components/IntermediaryBadge.js';
import { Rating } from '../../components/Rating.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { MerchantRecord } from '../../service/types.js';
import type { ListedTransaction } from '../../view/ListedTransaction.js';
import type { TransactionRowSlots } from './TransactionRowSlots.js';
import { useCoarsePointer } from './useCoarsePointer.js';

export interface RowBadgesProps extends Pick<TransactionRowSlots, 'via' | 'hours' | 'rating'> {
  transaction: ListedTransaction;
  merchant: MerchantRecord | undefined;
  tabIndex: 0 | -1 | undefined;
}

/** Via, place or "Online", rating. Renders no element of its own: each is a part of the row's line. */
export function RowBadges(props: RowBadgesProps): ReactElement {
  const { transaction, merchant, tabIndex, via, hours, rating } = props;
  return (
    <>
      {via === undefined ? <IntermediaryBadge merchant={merchant} tabIndex={tabIndex} /> : via}
      {hours === undefined ? (
        <RowHours transaction={transaction} merchant={merchant} tabIndex={tabIndex} />
      ) : (
        hours
      )}
      {rating === undefined ? <Rating merchant={merchant} /> : rating}
    </>
  );
}

/** Hours that open for a mouse; for a finger the row is the button, so they are words. */
function RowHours(props: Omit<RowBadgesProps, 'via' | 'hours' | 'rating'>): ReactElement | null {
  const { transaction, merchant, tabIndex } = props;
  const { messages } = useDisplay();
  const isCoarse = useCoarsePointer();
  if (!merchant) return null;
  if (transaction.online) {
    return <span className="mry-TransactionRow-online">{messages.online}</span>;
  }
  const place = { merchant, transaction };
  return isCoarse ? (
    <OpeningHoursStatus {...place} />
  ) : (
    <OpeningHoursPopover {...place} tabIndex={tabIndex} />
  );
}
