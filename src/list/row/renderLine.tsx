import { cloneElement, type ReactNode } from 'react';
import { renderCategory, renderCategoryIcon } from '../../components/CategoryIcon/CategoryIcon.js';
import { renderIntermediary } from '../../components/IntermediaryBadge/IntermediaryBadge.js';
import { type NamesButton, namesButton } from '../../components/markup/namesButton.js';
import { renderCard } from '../../components/markup/renderCard.js';
import { renderPaperclip } from '../../components/markup/renderPaperclip.js';
import {
  describeNotLoaded,
  renderHoursButton,
} from '../../components/OpeningHours/OpeningHoursPopover.js';
import { renderHours } from '../../components/OpeningHours/OpeningHoursStatus.js';
import { renderRating } from '../../components/Rating/Rating.js';
import type { Messages } from '../../i18n/Messages.js';
import type { ListedTransaction } from '../../record/ListedTransaction.js';
import type { RowFilling } from './fillSlots.js';
import { hideClippedParts } from './hideClippedParts.js';
import { renderStatement } from './renderStatement.js';
import type { RowView } from './useRowView.js';

/** State of a mounted row. */
export interface RowUiState {
  /** Whether an element wraps name and amount. Default false. */
  hasTop?: boolean;
  /** Anchors of the open overlays. */
  hours?: HTMLElement | undefined;
  via?: HTMLElement | undefined;
  /** Whether loading the dialog failed when the hours were last pressed. */
  hoursFailed?: boolean | undefined;
}

interface RowLine {
  id: string | undefined;
  view: RowView;
  transaction: ListedTransaction;
  statement: string | undefined;
  filling: RowFilling;
  messages: Messages;
  tabIndex: 0 | -1 | undefined;
  onSelect: (() => void) | undefined;
  hoursFailed: boolean | undefined;
  setUiState: (change: (uiState: RowUiState) => RowUiState) => void;
}

const NO_IDS: readonly string[] = [];

/**
 * The row's second line, null if slots removed all of it, and the ids of its parts that are in the
 * name of the row's button. Hours that are a button of their own are not part of the name; the other
 * parts are then listed one by one, unless the host app fills a slot of the line.
 */
export function renderLine(props: RowLine): { line: ReactNode; ids: readonly string[] } {
  const { id, view, statement, filling, messages } = props;
  const { fill, hasOwnLine } = filling;
  // The name tells the date, and the heading the rest.
  if (view.groupedBy === 'merchant') return { line: null, ids: NO_IDS };
  if (statement)
    return { line: renderStatement(statement, messages, namesButton(id)), ids: id ? [id] : NO_IDS };
  const { words, card, note, receipt, rating } = view;
  const isSplit = id !== undefined && hasHoursButton(props) && !hasOwnLine;
  const ids: string[] = [];
  const nextNames = () => {
    if (!isSplit) return undefined;
    const next = `${id}${ids.length}`;
    ids.push(next);
    return namesButton(next);
  };
  const { icon, picture } = view.tile;
  // The tile may already show the category's icon.
  const hasIcon = picture ? picture['data-kind'] !== 'category' : icon === undefined;
  const { when } = view;
  const whenNames = when ? nextNames() : undefined;
  const isInCategory = view.groupedBy === 'category';
  const own = isInCategory
    ? null
    : when
      ? renderPart(
          <span lang={view.category.lang}>{view.category.label}</span>,
          nextNames(),
          'category',
        )
      : renderCategory(view.category, { names: nextNames(), hasIcon });
  const category = fill('category', own);
  // The category's icon is before the date, unless the host app replaces the category.
  const whenPart =
    when && renderWhen(view, whenNames, hasIcon && !isInCategory && category === own);
  // Changes with the preceding parts: a new key gives new elements, because moved elements would
  // count as a layout shift.
  const before = `${view.category.label} ${view.intermediary?.text}`;
  // Words may repeat, hence the index.
  const wordParts = words.map((word, index) =>
    renderPart(
      word,
      nextNames(),
      `${before} ${index}`,
      index === 0 && view.startsWithTime ? ' mry-TransactionRow-clock' : '',
    ),
  );
  const receiptPart = receipt && renderPaperclip(receipt, nextNames(), `${before} receipt`);
  let via = fill('via', view.intermediary && renderVia(props, nextNames()));
  const cardPart =
    card &&
    renderPart(
      renderCard(card, messages, id !== undefined),
      nextNames(),
      `${before} card`,
      ' mry-TransactionRow-card',
    );
  const notePart =
    note && renderPart(note, nextNames(), `${before} note`, ' mry-TransactionRow-note');
  let hours = fill('hours', renderRowHours(props));
  let stars = fill('rating', rating && renderRating(rating, nextNames()));
  if (filling.badges) {
    hours = filling.badges([via, hours, stars]);
    via = stars = null;
    if (
      !when &&
      category === null &&
      hours === null &&
      !words.length &&
      !card &&
      !note &&
      !receipt
    ) {
      return { line: null, ids };
    }
  }
  const line = (
    <div
      ref={hideClippedParts(hasOwnLine)}
      // Content of the host app may have controls, which must not be hidden.
      {...(isSplit ? undefined : hasOwnLine ? { id } : namesButton(id))}
      className="mry-TransactionRow-line"
      data-dated={when ? '' : undefined}
    >
      {whenPart}
      {category}
      {/* An array would add a fiber. */}
      {wordParts[1] ? wordParts : wordParts[0]}
      {receiptPart}
      {via}
      {cardPart}
      {notePart}
      {hours}
      {stars}
    </div>
  );
  return { line, ids: isSplit || !id ? ids : [id] };
}

function renderPart(
  content: ReactNode,
  names: NamesButton | undefined,
  key: string,
  more = '',
): ReactNode {
  return (
    <span key={key} {...names} className={`mry-TransactionRow-part${more}`}>
      {content}
    </span>
  );
}

/** The date, and the time, which gives way first where space is tight. */
function renderWhen(
  { when, category: { icon, picture } }: RowView,
  names: NamesButton | undefined,
  hasIcon: boolean,
): ReactNode {
  return (
    <span key={`${hasIcon} when`} {...names} className="mry-TransactionRow-when">
      {hasIcon && renderCategoryIcon(icon, picture)}
      <span>
        <span>{when?.day}</span>
        {when?.time !== undefined && <span>{when.gap + when.time}</span>}
      </span>
    </span>
  );
}

/** Not a tab stop: its tooltip is for the mouse, and a press goes to the row. */
function renderVia(
  { view: { intermediary }, onSelect, setUiState }: RowLine,
  names: NamesButton | undefined,
): ReactNode {
  if (!intermediary) return undefined;
  const show = (via: HTMLElement) => setUiState((uiState) => ({ ...uiState, via }));
  const via = renderIntermediary(intermediary, show, names);
  return onSelect ? cloneElement(via, { onClick: onSelect }) : via;
}

const hasHoursButton = ({ view, transaction, onSelect }: RowLine) =>
  view.hours !== undefined &&
  transaction.online !== true &&
  !(view.isTouch && onSelect !== undefined);

/**
 * A button, except on touch screens if the row itself is a button, whose details show the hours.
 */
function renderRowHours(line: RowLine): ReactNode {
  const { view, transaction, messages, tabIndex, setUiState } = line;
  if (view.merchant && transaction.online === true) {
    return <span className="mry-TransactionRow-part">{messages.online}</span>;
  }
  if (!view.hours) return undefined;
  if (!hasHoursButton(line)) return renderHours(view.hours);
  const hours = line.hoursFailed ? describeNotLoaded(view.hours, messages) : view.hours;
  return renderHoursButton(hours, tabIndex, ({ currentTarget }) =>
    setUiState((uiState) => ({
      ...uiState,
      hours: uiState.hours ? undefined : currentTarget,
      hoursFailed: false,
    })),
  );
}
