'use client';
import { type ReactElement, useSyncExternalStore } from 'react';
import { OpeningHoursPopover } from '../../components/hours/OpeningHoursPopover.js';
import { OpeningHoursStatus } from '../../components/hours/OpeningHoursStatus.js';
import { IntermediaryBadge } from '../../components/IntermediaryBadge.js';
import { Rating } from '../../components/Rating.js';
import { renderSlot } from '../../components/renderSlot.js';
import { useDisplay } from '../../display/useDisplay.js';
import type { TransactionRowSlots, TransactionRowState } from './TransactionRowSlots.js';

export interface RowBadgesProps {
  slots: TransactionRowSlots;
  state: TransactionRowState;
  tabIndex: 0 | -1 | undefined;
}

/** Intermediary, hours or "Online", and rating. Renders no element of its own. */
export function RowBadges({ slots, state, tabIndex }: RowBadgesProps): ReactElement {
  const { merchant } = state;
  return (
    <>
      {renderSlot(slots.via, state, <IntermediaryBadge merchant={merchant} tabIndex={tabIndex} />)}
      {renderSlot(slots.hours, state, <RowHours state={state} tabIndex={tabIndex} />)}
      {renderSlot(slots.rating, state, <Rating merchant={merchant} />)}
    </>
  );
}

/** A button for a mouse. On touch screens the row itself is the target, so the hours are text. */
function RowHours({ state, tabIndex }: Omit<RowBadgesProps, 'slots'>): ReactElement | null {
  const { transaction, merchant } = state;
  const { messages } = useDisplay();
  const isCoarse = useCoarsePointer();
  if (!merchant) return null;
  if (transaction.online === true) {
    return <span className="mry-TransactionRow-online">{messages.online}</span>;
  }
  if (isCoarse) return <OpeningHoursStatus merchant={merchant} transaction={transaction} />;
  return <OpeningHoursPopover merchant={merchant} transaction={transaction} tabIndex={tabIndex} />;
}

const COARSE = '(pointer: coarse)';

/** Absent in jsdom, where hosts may test their pages. */
const hasMedia = () => typeof matchMedia === 'function';

function subscribe(listener: () => void): () => void {
  if (!hasMedia()) return () => undefined;
  const query = matchMedia(COARSE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the main pointer is a finger: small buttons inside a row then give way to the row itself. False on the server. */
function useCoarsePointer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasMedia() && matchMedia(COARSE).matches,
    () => false,
  );
}
