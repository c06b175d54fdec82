import type { ReactElement, ReactNode } from 'react';
import { renderHoursButton } from '../../components/hours/OpeningHoursPopover.js';
import { renderHours } from '../../components/hours/OpeningHoursStatus.js';
import { renderIntermediary } from '../../components/IntermediaryBadge.js';
import { renderRating } from '../../components/Rating.js';
import { renderSlot } from '../../components/renderSlot.js';
import type { RowView } from '../../display/useRowView.js';
import type { ListMessages } from '../../i18n/Messages.js';
import type { TransactionRowSlots, TransactionRowState } from './TransactionRowSlots.js';

/** The elements that overlays hang on, while they are open. */
export interface RowOverlays {
  hours?: HTMLElement | undefined;
  via?: HTMLElement | undefined;
}

export interface RowBadges {
  view: RowView;
  slots: TransactionRowSlots;
  state: TransactionRowState;
  messages: ListMessages;
  tabIndex: 0 | -1 | undefined;
  setOverlays: (change: (overlays: RowOverlays) => RowOverlays) => void;
}

/** Intermediary, hours or "Online", and rating. Renders no element of its own. */
export function renderBadges(badges: RowBadges): ReactElement {
  const { view, slots, state, tabIndex, setOverlays } = badges;
  const { intermediary, rating } = view;
  const show = (via: HTMLElement) => setOverlays((open) => ({ ...open, via }));
  const via = intermediary && renderIntermediary(intermediary, show, { tabIndex });
  return (
    <>
      {renderSlot(slots.via, state, via)}
      {renderSlot(slots.hours, state, renderRowHours(badges))}
      {renderSlot(slots.rating, state, rating && renderRating(rating))}
    </>
  );
}

/** A button for a mouse. On touch screens the row itself is the target, so the hours are text. */
function renderRowHours({ view, state, messages, tabIndex, setOverlays }: RowBadges): ReactNode {
  if (view.merchant && state.transaction.online === true) {
    return <span className="mry-TransactionRow-online">{messages.online}</span>;
  }
  if (!view.hours) return undefined;
  if (view.isTouch) return renderHours(view.hours);
  return renderHoursButton(view.hours, messages, {
    tabIndex,
    onClick: ({ currentTarget }) =>
      setOverlays((open) => ({ ...open, hours: open.hours ? undefined : currentTarget })),
  });
}
