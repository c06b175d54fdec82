import { memo, type ReactElement, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ListedTransaction, MerchantLookupStatus, MerchantRecord } from '../../src/index.js';
import { ICON_PATH, rowText } from './rowText.js';
import { Week } from './Week.js';
import './FloorRow.css';

export interface FloorRowProps {
  transaction: ListedTransaction;
  status: MerchantLookupStatus;
  merchant: MerchantRecord | undefined;
}

/**
 * The floor that others are compared with: the row that a careful engineer writes for one bank in
 * plain React, with one language, one time zone and formatters created once.
 */
export const FloorRow = memo(function FloorRow({
  transaction,
  status,
  merchant,
}: FloorRowProps): ReactElement {
  const [hasLogo, setHasLogo] = useState(true);
  const name = rowText.name(transaction, merchant);
  return (
    <div className="FloorRow" data-status={status}>
      <span className="FloorRow-logo" aria-hidden="true">
        {name[0]}
        {merchant?.logoImg && hasLogo && (
          <img
            src={merchant.logoImg}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setHasLogo(false)}
          />
        )}
      </span>
      <div className="FloorRow-body">
        <div className="FloorRow-name">{name}</div>
        <div className="FloorRow-line">
          {merchant ? (
            <Details transaction={transaction} merchant={merchant} />
          ) : (
            rowText.category(transaction, merchant)
          )}
        </div>
      </div>
      <span className="FloorRow-amount">{rowText.amount(transaction)}</span>
    </div>
  );
});

interface Overlay {
  kind: 'via' | 'hours';
  left: number;
  top: number;
}

type DetailsProps = Pick<FloorRowProps, 'transaction'> & { merchant: MerchantRecord };

function Details({ transaction, merchant }: DetailsProps): ReactElement {
  const [overlay, setOverlay] = useState<Overlay>();
  const show = (kind: Overlay['kind']) => (event: SyntheticEvent) => {
    const { left, bottom } = event.currentTarget.getBoundingClientRect();
    setOverlay({ kind, left, top: bottom });
  };
  const hide = () => setOverlay(undefined);
  return (
    <>
      <span>
        <svg className="FloorRow-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICON_PATH} />
        </svg>
        {rowText.category(transaction, merchant)}
      </span>
      <span className="FloorRow-via" role="note" onPointerEnter={show('via')} onPointerLeave={hide}>
        {rowText.via(merchant)}
      </span>
      <button
        type="button"
        className="FloorRow-hours"
        aria-haspopup="dialog"
        aria-expanded={overlay?.kind === 'hours'}
        onClick={show('hours')}
        onBlur={hide}
      >
        {rowText.hours(merchant)}
      </button>
      <span>{rowText.rating(merchant)}</span>
      <span>{rowText.address(merchant)}</span>
      {overlay && <FloorOverlay overlay={overlay} merchant={merchant} />}
    </>
  );
}

/** In the body, so that nothing clips it. */
function FloorOverlay({
  overlay: { kind, left, top },
  merchant,
}: {
  overlay: Overlay;
  merchant: MerchantRecord;
}): ReactElement {
  return createPortal(
    <div
      className="FloorRow-overlay"
      role={kind === 'via' ? 'tooltip' : 'dialog'}
      style={{ position: 'fixed', left, top }}
    >
      {kind === 'via' ? merchant.intermediary?.website : <Week merchant={merchant} />}
    </div>,
    document.body,
  );
}
