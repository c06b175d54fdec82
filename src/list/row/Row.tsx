'use client';
import { clsx } from 'clsx/lite';
import { Fragment, memo, type ReactElement, type Ref, useId, useState } from 'react';
import { IntermediaryOverlay } from '../../components/IntermediaryBadge/IntermediaryBadge.js';
import { renderLogo } from '../../components/MerchantLogo/MerchantLogo.js';
import { type NamesButton, namesButton } from '../../components/markup/namesButton.js';
import { OpeningHoursOverlay } from '../../components/OpeningHours/OpeningHoursOverlay.js';
import { renderAlert } from '../../components/OpeningHours/OpeningHoursPopover.js';
import { renderAmount } from '../../components/TransactionAmount/TransactionAmount.js';
import { useDisplay } from '../../display/useDisplay.js';
import { hasDottedZero } from '../../i18n/separator.js';
import { fillSlots, type RowFilling } from './fillSlots.js';
import { type RowUiState, renderLine } from './renderLine.js';
import { renderTitle } from './renderTitle.js';
import type { TransactionRowProps } from './TransactionRowProps.js';
import { type RowMemory, type RowView, useRowView } from './useRowView.js';

const PLAIN_ROW: RowUiState = {};
const ROW_WITH_TOP: RowUiState = { hasTop: true };

/** All parts are the default ones. */
const PLAIN: RowFilling = {
  fill: (_, defaultPart) => defaultPart,
  title: renderTitle,
};

interface RowProps extends TransactionRowProps {
  rowRef?: Ref<HTMLDivElement> | undefined;
  /** Where the row stores its view, shared with code that credits its sources. Default: its own. */
  memory?: RowMemory | undefined;
}

/**
 * A row, in a list or standalone. A page has hundreds of rows, so each is a single component: its
 * view is computed once (`useRowView`), its parts are the leaves' elements rather than components,
 * and overlays are mounted on demand. Renders a `<div>`.
 */
export const Row = /* @__PURE__ */ memo(function Row(props: RowProps) {
  const {
    transaction,
    lookup,
    selected,
    onSelect,
    tabIndex,
    slots,
    groupedBy,
    statement,
    className,
    rowRef,
    memory,
    ...rest
  } = props;
  const display = useDisplay();
  const view = useRowView(lookup, transaction, display, groupedBy, memory);
  const id = useId();
  const { merchant, status } = view;
  const isLookedUp = status !== 'idle' && status !== 'pending' && status !== 'failed';
  // Record and statement may be blank, but a button needs an accessible name.
  const name = view.name ?? (isLookedUp ? display.messages.notIdentified : '—');
  /** Id of a part that is in the accessible name of the row's button. */
  const idOf = (part: string) => (onSelect ? id + part : undefined);
  const filling = slots ? fillSlots(slots, { transaction, lookup, merchant }) : PLAIN;
  const { fill, trailing } = filling;
  // If the host app fills the whole end, the ids are on that.
  const endId = (part: string) => (trailing ? undefined : idOf(part));
  let amount = fill('amount', renderAmount(view.amount, namesButton(endId('a'))), endId('a'));
  let below = fill(
    'below',
    view.below && renderBelowAmount(view.below, namesButton(endId('b'))),
    endId('b'),
  );
  if (trailing) {
    below = trailing([amount, below], idOf('b'));
    amount = null;
  }
  // A row with two lines at its end needs an element around name and amount. Decided once: the name
  // may have the focus, and must not be remounted.
  const [uiState, setUiState] = useState(below || slots?.below ? ROW_WITH_TOP : PLAIN_ROW);
  const { line, ids } = renderLine({
    id: idOf('c'),
    view,
    transaction,
    statement,
    filling,
    messages: display.messages,
    tabIndex,
    onSelect,
    setUiState,
    hoursFailed: uiState.hoursFailed,
  });
  const when = view.groupedBy === 'merchant' ? view.when : undefined;
  const title = filling.title({
    name: when?.weekday ?? name,
    time: when?.time,
    nameSource: when ? undefined : view.nameSource === 'merchant' ? undefined : view.nameSource,
    button: onSelect && {
      'aria-current': selected || undefined,
      id: idOf('n'),
      // The whole row is said once: merchant, amount, state, category, time.
      'aria-labelledby': clsx(idOf('n'), amount && idOf('a'), below && idOf('b'), ...ids),
      tabIndex,
      onClick: onSelect,
    },
  });
  const top = uiState.hasTop && !trailing && (
    <div className="mry-TransactionRow-top">
      {title}
      {amount}
    </div>
  );
  return (
    <div
      ref={rowRef}
      className={clsx('mry-TransactionRow', className)}
      data-status={status}
      data-state={view.amount.state}
      data-grouped-by={groupedBy}
      data-dotless={hasDottedZero(display.locale) ? '' : undefined}
      data-selected={selected ? '' : undefined}
      {...rest}
    >
      {view.groupedBy !== 'merchant' && fill('logo', renderLogo(view.tile))}
      {top || title}
      {!top && amount}
      {below}
      {line}
      {uiState.hours && merchant && (
        <OpeningHoursOverlay
          merchant={merchant}
          transaction={transaction}
          anchor={uiState.hours}
          onClose={() => setUiState((uiState) => ({ ...uiState, hours: undefined }))}
          onFailure={() =>
            setUiState((uiState) => ({ ...uiState, hours: undefined, hoursFailed: true }))
          }
        />
      )}
      {uiState.hoursFailed && view.hours && renderAlert(display.messages)}
      {uiState.via && view.intermediary?.host && (
        <IntermediaryOverlay
          anchor={uiState.via}
          content={view.intermediary.host}
          onClose={() => setUiState((uiState) => ({ ...uiState, via: undefined }))}
        />
      )}
    </div>
  );
});

/** The line below the amount. */
function renderBelowAmount(
  { text, tone, others }: NonNullable<RowView['below']>,
  names?: NamesButton | undefined,
): ReactElement {
  return (
    <span {...names} className="mry-TransactionRow-below" data-tone={tone}>
      {others && (
        <span role="img" aria-label={others.label} className="mry-TransactionRow-others">
          {others.shown.map((tile, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
            <Fragment key={index}>{renderLogo(tile)}</Fragment>
          ))}
          {others.more && <span>{others.more}</span>}
        </span>
      )}
      <span>{text}</span>
    </span>
  );
}
