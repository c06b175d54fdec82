import { type ComponentProps, Fragment, type ReactNode } from 'react';
import { renderName } from '../../components/MerchantName.js';
import { renderSlot, type Slot } from '../../components/renderSlot.js';
import type { RowView } from '../../display/useRowView.js';
import { textDirection } from '../../i18n/textDirection.js';
import type { TransactionRowState } from './TransactionRowSlots.js';

export interface RowTitle {
  text: string;
  nameSource: RowView['nameSource'];
  /** The slot `name`. */
  own: Slot<TransactionRowState>;
  state: TransactionRowState;
  /** Of the button that the name is, if the row can be pressed. */
  button: ComponentProps<'button'> | undefined;
}

/**
 * The name at its place. The library's own is the placed element itself; what a slot shows instead
 * gets one around it.
 */
export function renderTitle({ text, nameSource, own, state, button }: RowTitle): ReactNode {
  const name = { name: text, nameSource };
  // Its own, so that its end is cut, and not its beginning.
  const isOwn = own !== undefined;
  const dir = isOwn ? 'auto' : textDirection(text);
  if (!isOwn && !button) return renderName(name, { dir, className: PLACE });
  // As in `renderName`, another text is another node.
  const shown = isOwn ? (
    renderSlot(own, state, renderName(name))
  ) : (
    <Fragment key={text}>{text}</Fragment>
  );
  if (button) {
    return (
      <button
        type="button"
        dir={dir}
        className={isOwn ? PLACE : `mry-MerchantName ${PLACE}`}
        data-source={isOwn ? undefined : nameSource}
        aria-label={shown === null ? text : undefined}
        {...button}
      >
        {shown}
      </button>
    );
  }
  if (shown === null) return null;
  return (
    <div dir={dir} className={PLACE}>
      {shown}
    </div>
  );
}

const PLACE = 'mry-TransactionRow-name';
