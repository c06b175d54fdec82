import type { ReactNode } from 'react';
import { renderCategory } from '../../components/CategoryIcon.js';
import { renderHoursButton } from '../../components/hours/OpeningHoursPopover.js';
import { renderHours } from '../../components/hours/OpeningHoursStatus.js';
import { renderIntermediary } from '../../components/IntermediaryBadge.js';
import { renderRating } from '../../components/Rating.js';
import { renderSlot } from '../../components/renderSlot.js';
import type { RowView } from '../../display/useRowView.js';
import type { ListMessages } from '../../i18n/Messages.js';
import { hideClippedParts } from './hideClippedParts.js';
import type { TransactionRowSlots, TransactionRowState } from './TransactionRowSlots.js';

/** The elements that overlays hang on, while they are open. */
export interface RowOverlays {
  hours?: HTMLElement | undefined;
  via?: HTMLElement | undefined;
}

/** Of most rows. */
export const NO_SLOTS: TransactionRowSlots = {};

export interface RowLine {
  id: string | undefined;
  view: RowView;
  slots: TransactionRowSlots;
  state: TransactionRowState;
  messages: ListMessages;
  tabIndex: 0 | -1 | undefined;
  onSelect: (() => void) | undefined;
  setOverlays: (change: (overlays: RowOverlays) => RowOverlays) => void;
}

/** The row's second line; null where slots have removed all that would be in it. */
export function renderLine(line: RowLine): ReactNode {
  const { id, view, slots, state } = line;
  const { words, card, note, rating } = view;
  const { icon, picture } = view.tile;
  // The tile may show the category by itself.
  const hasIcon = picture ? picture['data-kind'] !== 'category' : icon === undefined;
  const category = renderSlot(slots.category, state, renderCategory(view.category, { hasIcon }));
  const via = renderSlot(slots.via, state, renderVia(line));
  const hours = renderSlot(slots.hours, state, renderRowHours(line));
  const stars = renderSlot(slots.rating, state, rating && renderRating(rating));
  const hasOwn = slots.badges !== undefined;
  const own = hasOwn
    ? renderSlot(
        slots.badges,
        state,
        <>
          {via}
          {hours}
          {stars}
        </>,
      )
    : null;
  const isEmpty = category === null && own === null && !words.length && !card && !note;
  if (hasOwn && isEmpty) return null;
  return (
    <div ref={hideClippedParts(slots !== NO_SLOTS)} id={id} className="mry-TransactionRow-line">
      {category}
      {words.map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be the same
        <span key={index} className="mry-TransactionRow-part">
          {word}
        </span>
      ))}
      {!hasOwn && via}
      {card && <span className="mry-TransactionRow-part">{card}</span>}
      {note && <span className="mry-TransactionRow-part mry-TransactionRow-note">{note}</span>}
      {hasOwn ? own : hours}
      {!hasOwn && stars}
    </div>
  );
}

/** No tab stop: its tooltip is for a mouse, and a press goes to the row. */
function renderVia({ view: { intermediary }, onSelect, setOverlays }: RowLine): ReactNode {
  if (!intermediary) return undefined;
  const show = (via: HTMLElement) => setOverlays((open) => ({ ...open, via }));
  return renderIntermediary(intermediary, show, { onClick: onSelect });
}

/** A button, except on touch screens where the row is one itself and has the hours in its details. */
function renderRowHours(line: RowLine): ReactNode {
  const { view, state, messages, tabIndex, onSelect, setOverlays } = line;
  if (view.merchant && state.transaction.online === true) {
    return <span className="mry-TransactionRow-part">{messages.online}</span>;
  }
  if (!view.hours) return undefined;
  if (view.isTouch && onSelect) return renderHours(view.hours);
  return renderHoursButton(view.hours, messages, {
    tabIndex,
    title: undefined,
    'aria-label': view.hours.label,
    onClick: ({ currentTarget }) =>
      setOverlays((open) => ({ ...open, hours: open.hours ? undefined : currentTarget })),
  });
}
