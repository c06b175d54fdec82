import { memo, type ReactElement, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import type { MerchantRecord } from '../../../src/index.js';
import { ICON_PATH, rowText } from '../../peers/rowText.js';
import { Week } from '../../peers/Week.js';
import type { Contestant, RowProps } from '../Contestant.js';
import '../../peers/FloorRow.css';

const Row = memo(function ReactAriaRow({ transaction, lookup }: RowProps): ReactElement {
  const { merchant } = lookup;
  const [hasLogo, setHasLogo] = useState(true);
  const name = rowText.name(transaction, merchant);
  return (
    <div className="FloorRow" data-status={lookup.status}>
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

interface DetailsProps extends Pick<RowProps, 'transaction'> {
  merchant: MerchantRecord;
}

function Details({ transaction, merchant }: DetailsProps): ReactElement {
  return (
    <>
      <span>
        <svg className="FloorRow-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICON_PATH} />
        </svg>
        {rowText.category(transaction, merchant)}
      </span>
      <TooltipTrigger>
        <Focusable>
          <span className="FloorRow-via" role="note">
            {rowText.via(merchant)}
          </span>
        </Focusable>
        <Tooltip className="FloorRow-overlay" offset={4}>
          {merchant.intermediary?.website}
        </Tooltip>
      </TooltipTrigger>
      <DialogTrigger>
        <Button className="FloorRow-hours">{rowText.hours(merchant)}</Button>
        <Popover className="FloorRow-overlay" offset={4}>
          <Dialog aria-label="Opening hours">
            <Week merchant={merchant} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      <span>{rowText.rating(merchant)}</span>
      <span>{rowText.address(merchant)}</span>
    </>
  );
}

export const reactAria: Contestant = { Row };
