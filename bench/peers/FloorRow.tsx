import { memo, type ReactElement, useState } from 'react';
import type { ListedTransaction, MerchantLookupStatus, MerchantRecord } from '../../src/index.js';
import { openText } from './openText.js';
import './FloorRow.css';

export interface FloorRowProps {
  transaction: ListedTransaction;
  status: MerchantLookupStatus;
  merchant: MerchantRecord | undefined;
}

const MONEY = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const RATING = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1 });
const BAG = 'M6 8h12l1 12H5zM9 8a3 3 0 0 1 6 0';

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
  const name = merchant?.name ?? transaction.merchant_name ?? '';
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
        <div className="FloorRow-line">{merchant && <Details merchant={merchant} />}</div>
      </div>
      <span className="FloorRow-amount">{MONEY.format(Number(transaction.amount))}</span>
    </div>
  );
});

function Details({ merchant }: { merchant: MerchantRecord }): ReactElement {
  const [overlay, setOverlay] = useState<'via' | 'hours'>();
  const hide = () => setOverlay(undefined);
  return (
    <>
      <span>
        <svg className="FloorRow-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={BAG} />
        </svg>
        {merchant.category}
      </span>
      <span
        className="FloorRow-via"
        role="note"
        onPointerEnter={() => setOverlay('via')}
        onPointerLeave={hide}
      >
        via {merchant.intermediary?.name}
      </span>
      <button
        type="button"
        className="FloorRow-hours"
        aria-haspopup="dialog"
        aria-expanded={overlay === 'hours'}
        onClick={() => setOverlay('hours')}
        onBlur={hide}
      >
        {openText(merchant.opening_hours)}
      </button>
      <span>★ {RATING.format(merchant.rating ?? 0)}</span>
      <span>
        {merchant.street_number} {merchant.route}, {merchant.locality}
      </span>
      {overlay && (
        <div className="FloorRow-overlay" role={overlay === 'via' ? 'tooltip' : 'dialog'}>
          {overlay === 'via' ? merchant.intermediary?.website : 'Opening hours'}
        </div>
      )}
    </>
  );
}
